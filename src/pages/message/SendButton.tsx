import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';

interface SendButtonProps {
  readonly label: string;
  readonly isSending: boolean;
}

/** Sends its form, and says so while it is sent. It keeps the focus, so that what it says is heard too. */
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
