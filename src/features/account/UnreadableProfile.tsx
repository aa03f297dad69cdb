import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** Shown when the stored profile fails its schema, with a contact who can have it fixed. */
export function UnreadableProfile({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      <AlertTitle component="h2">{t('account.unreadable-title')}</AlertTitle>
      {t('account.unreadable-text')}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <LocalButtonLink to="/contact" variant="contained">
          {t('account.unreadable-contact')}
        </LocalButtonLink>
        <Button variant="outlined" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
