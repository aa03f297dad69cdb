import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { specialtyText, useGuideDetails } from '../../../i18n/guide-details.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Fact, LabelledText } from './CardParts.tsx';

interface GuideFactsProps {
  readonly guide: GuideProfile;
  /** Fields to mark: those the guide changed while the card was open. */
  readonly changed: readonly GuideFieldName[];
}

/** The guide profile. It is written by strangers, so it is rendered as text only. */
export const GuideFacts = memo(function GuideFacts({ guide, changed }: GuideFactsProps) {
  const t = useT();
  const lang = useLang();
  const filled = useGuideDetails(guide).filter(({ text }) => text !== '');
  const facts = filled.filter(({ name, kind }) => kind !== 'long-text' && name !== 'specialties');
  const labelOf = (name: GuideFieldName, label: string) =>
    changed.includes(name) ? (
      <>
        {label}
        <Chip size="small" color="warning" label={t('admin.changed-mark')} sx={{ ml: 1 }} />
      </>
    ) : (
      label
    );
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
          '& dd': { overflowWrap: 'anywhere', fontSize: { xs: '0.9375rem', sm: '1rem' } },
        }}
      >
        {facts.map(({ name, kind, label, text, isHidden }) => (
          <Fact key={name} label={labelOf(name, label)}>
            {kind === 'link' ? (
              <Link
                href={text}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                sx={{ display: 'inline-block', py: 0.5 }}
              >
                {text}
              </Link>
            ) : (
              text
            )}
            {isHidden ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {` (${t('fact.hidden')})`}
              </Typography>
            ) : null}
          </Fact>
        ))}
      </Box>
      {guide.specialties.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('field.specialties')}
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {guide.specialties.map((stored) => {
            const specialty = specialtyText(stored, lang);
            return (
              <li key={stored}>
                <Chip size="small" variant="outlined" label={specialty.text} lang={specialty.lang} />
              </li>
            );
          })}
        </Box>
      ) : null}
      {filled
        .filter(({ kind }) => kind === 'long-text')
        .map(({ name, label, text }) => (
          <LabelledText key={name} label={labelOf(name, label)} text={text} />
        ))}
      {guide.is_public ? null : (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          {t('admin.unlisted')}
        </Alert>
      )}
    </>
  );
});
