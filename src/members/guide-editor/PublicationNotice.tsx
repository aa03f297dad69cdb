import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { APPLICATION_RETENTION_MONTHS } from '../../domain/settings.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';

const POINTS = ['shown', 'read', 'kept', 'stored', 'erase'] as const;

/**
 * Explains what happens to the profile, open before it is sent for the first time, and shows what each save declares.
 * Guides consent to this text: a change requires a new version in the domain.
 */
export function PublicationNotice({ isNew }: { readonly isNew: boolean }) {
  const t = useT();
  return (
    <div>
      <Box component="details" open={isNew}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 500 }}>
          {t('editor.notice-title')}
        </Box>
        <Box
          component="dl"
          sx={{ m: 0, mb: 1.5, display: 'grid', gridTemplateColumns: { sm: '10rem 1fr' }, columnGap: 3 }}
        >
          {POINTS.map((point) => (
            <Box key={point} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600, pt: 1 }}>
                {t(`editor.notice-${point}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, pt: { sm: 1 }, maxWidth: '60ch' }}>
                {t(`editor.notice-${point}-text`, { months: APPLICATION_RETENTION_MONTHS })}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2">
          <Link component={LocalLink} to="/legal/privacy" target="_blank">
            {t('editor.notice-privacy')}
          </Link>
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <strong>{t('editor.notice-age')}:</strong> {t('editor.notice-age-text')}
      </Typography>
    </div>
  );
}
