import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { CERTIFICATION_NAMES } from '../../../domain/guide/certification.ts';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Lang } from '../../../domain/lang.ts';
import { EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';

export function professionText(value: GuideProfile['profession'], t: Translate, lang: Lang): string {
  return value === '' ? t('admin.not-chosen') : EDITOR_PROFESSION_NAMES[value][lang];
}

export function levelText(value: GuideProfile['certification_level'], t: Translate, lang: Lang): string {
  return value === '' ? t('admin.not-chosen') : CERTIFICATION_NAMES[value][lang];
}

function Fact({
  label,
  children,
  isHidden = false,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly isHidden?: boolean;
}) {
  const t = useT();
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, overflowWrap: 'anywhere', fontSize: { xs: '0.9375rem', sm: '1rem' } }}
      >
        {children}
        {isHidden ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {` (${t('admin.hidden')})`}
          </Typography>
        ) : null}
      </Typography>
    </Box>
  );
}

function Text({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={langOfText(text)}>
        {text}
      </Typography>
    </Box>
  );
}

/** Everything the guide tells. Written by strangers: drawn as text only. */
export const GuideFacts = memo(function GuideFacts({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(9rem, 1fr))',
            sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
          },
        }}
      >
        <Fact label={t('admin.profession')}>{professionText(guide.profession, t, lang)}</Fact>
        <Fact label={t('admin.level')} isHidden={!guide.show_certifications}>
          {levelText(guide.certification_level, t, lang)}
        </Fact>
        <Fact label={t('admin.experience')} isHidden={!guide.show_experience}>
          {t('admin.years', { years: guide.experience_years })}
        </Fact>
        <Fact label={t('admin.languages')}>
          {guide.languages.map((code) => spokenLanguageName(code, lang)).join(', ') || t('admin.none')}
        </Fact>
        <Fact label={t('admin.address')} isHidden={!guide.show_address}>
          {guide.address}
        </Fact>
        <Fact label={t('admin.phone')} isHidden={!guide.show_phone}>
          {guide.phone}
        </Fact>
        {guide.website ? (
          <Fact label={t('admin.website')} isHidden={!guide.show_website}>
            <Link href={guide.website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {guide.website}
            </Link>
          </Fact>
        ) : null}
      </Box>
      {guide.specialties.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('admin.specialties')}
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {guide.specialties.map((specialty) => (
            <li key={specialty}>
              <Chip size="small" variant="outlined" label={specialty} lang={langOfText(specialty)} />
            </li>
          ))}
        </Box>
      ) : null}
      <Text label={t('admin.text')} text={guide.description} />
      <Text label={t('admin.bio')} text={guide.bio} />
      {guide.is_public ? null : (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          {t('admin.unlisted')}
        </Alert>
      )}
    </>
  );
});
