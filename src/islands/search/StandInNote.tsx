import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** Explains that the list below is not the answer to the search, and offers to ask again. */
export function StandInNote() {
  const t = useT();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      data-note
      action={
        <LocalButtonLink to="/guides" variant="outlined" data-retry>
          {t('guides.retry')}
        </LocalButtonLink>
      }
    >
      <Typography variant="inherit">{t('guides.standIn')}</Typography>
    </Alert>
  );
}
