import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** The stored profile is not understood: says so, and leads to those who can have it mended. */
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
