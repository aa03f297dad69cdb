import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';

interface SendButtonProps {
  readonly label: string;
  readonly isSending: boolean;
}

/** Sends its form, and shows when it is being sent. It keeps the focus, so that its text is announced. */
export function SendButton({ label, isSending }: SendButtonProps) {
  const t = useT();
  return (
    <>
      <button
        type="submit"
        aria-disabled={isSending ? true : undefined}
        className="button-link button-link--contained button-link--primary button-link--large"
      >
        {isSending ? t('message.sending') : label}
      </button>
      <span role="status" className="visually-hidden">
        {isSending ? t('message.sending') : ''}
      </span>
    </>
  );
}
