import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { languageNames, levelName, professionName } from '../../i18n/guide-texts.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

interface Detail {
  readonly label: string;
  readonly value: string | null;
  readonly isHidden?: boolean;
}

function useDetails(guide: GuideProfile): Detail[] {
  const t = useT();
  const lang = useLang();
  const { profession, certification_level: level } = guide;
  return [
    {
      label: t('account.profession'),
      value: professionName(profession, lang) ?? t('account.not-chosen'),
    },
    {
      label: t('account.level'),
      value: levelName(level, lang) ?? t('account.not-chosen'),
      isHidden: !guide.show_certifications,
    },
    {
      label: t('account.experience'),
      value: formatNumber(guide.experience_years, lang),
      isHidden: !guide.show_experience,
    },
    {
      label: t('account.languages'),
      value: languageNames(guide.languages, lang),
    },
    { label: t('account.specialties'), value: guide.specialties.join(', ') },
    { label: t('account.text'), value: guide.description },
    { label: t('account.bio'), value: guide.bio },
    { label: t('account.address'), value: guide.address, isHidden: !guide.show_address },
    { label: t('account.phone'), value: guide.phone, isHidden: !guide.show_phone },
    { label: t('account.website'), value: guide.website, isHidden: !guide.show_website },
    { label: t('account.listed'), value: t(guide.is_public ? 'account.yes' : 'account.no') },
  ];
}

/** The guide profile as it is stored, with what visitors do not see marked. */
export function GuideProfileTab({ guide }: { readonly guide: GuideProfile | undefined }) {
  const t = useT();
  if (guide) return <Details guide={guide} />;
  return (
    <EmptyState
      heading="h2"
      title={t('account.no-guide-profile')}
      text={t('account.invitation')}
      action={
        <LocalButtonLink to="/guide-profile" variant="contained">
          {t('account.create')}
        </LocalButtonLink>
      }
    />
  );
}

function Details({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const details = useDetails(guide);
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, mb: 4, display: 'grid', gridTemplateColumns: { sm: '14rem 1fr' }, columnGap: 3 }}
      >
        {details.map(({ label, value, isHidden = false }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary" sx={{ pt: 1 }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, pt: { sm: 1 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {value || t('account.none')}
              {isHidden && value ? (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {t('account.hidden')}
                </Typography>
              ) : null}
            </Typography>
          </Box>
        ))}
      </Box>
      <LocalButtonLink to="/guide-profile" variant="contained">
        {t('account.edit')}
      </LocalButtonLink>
    </>
  );
}
