import Button from '@mui/material/Button';
import { useT } from '../../i18n/use-t.ts';

/** Sends its form. The script says in the button, and to screen readers, that it is being sent. */
export function SendButton({ label }: { readonly label: string }) {
  const t = useT();
  return (
    <>
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        <span>{label}</span>
        <span hidden>{t('message.sending')}</span>
      </Button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
