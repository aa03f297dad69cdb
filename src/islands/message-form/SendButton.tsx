import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';

/** Sends its form. The script says in the button, and to screen readers, that it is being sent. */
export function SendButton({ label }: { readonly label: string }) {
  const t = useT();
  return (
    <>
      <button
        type="submit"
        className="button-link button-link--contained button-link--primary button-link--large"
      >
        <span>{label}</span>
        <span hidden>{t('message.sending')}</span>
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
