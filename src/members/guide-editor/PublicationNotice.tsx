import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { APPLICATION_RETENTION_MONTHS } from '../../domain/settings.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FormSection } from './FormSections.tsx';

const POINTS = ['shown', 'read', 'kept', 'stored', 'erase', 'age'] as const;
/** The declaration made by each save, which is not collapsed. */
const DECLARED = 'age';

/**
 * Explains what happens to the profile before it is sent for the first time. Guides consent to this text:
 * a change requires a new version in the domain.
 */
export function PublicationNotice({ isNew }: { readonly isNew: boolean }) {
  const t = useT();
  if (!isNew) {
    return (
      <div>
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 500 }}>
            {t('editor.notice-title')}
          </Box>
          <Points points={POINTS.filter((point) => point !== DECLARED)} />
        </Box>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`editor.notice-${DECLARED}-text`)}
        </Typography>
      </div>
    );
  }
  return (
    <FormSection title={t('editor.notice-title')}>
      <Points points={POINTS} />
    </FormSection>
  );
}

function Points({ points }: { readonly points: readonly (typeof POINTS)[number][] }) {
  const t = useT();
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, mb: 1.5, display: 'grid', gridTemplateColumns: { sm: '10rem 1fr' }, columnGap: 3 }}
      >
        {points.map((point) => (
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
    </>
  );
}
