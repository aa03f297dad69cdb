import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { GuideFieldName } from '../../domain/guide/guide-fields.ts';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { useGuideDetails } from '../../i18n/guide-details.ts';
import { useT } from '../../i18n/use-t.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';
import { Fact } from './Fact.tsx';
import { TypedText } from './TypedText.tsx';

interface GuideFactsProps {
  readonly guide: GuideProfile;
  /** Fields to mark: those the guide changed while a card was open. */
  readonly changed?: readonly GuideFieldName[];
}

const FACTS = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(9rem, 1fr))',
    sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
  },
  '& dd': { overflowWrap: 'anywhere' },
  // A long text has a row of its own.
  '& > :has(p)': { gridColumn: '1 / -1' },
} as const;

/** What is stored of a guide, with marks on what visitors do not see. Strangers write it: it is rendered as text only. */
export const GuideFacts = memo(function GuideFacts({ guide, changed = [] }: GuideFactsProps) {
  const t = useT();
  const filled = useGuideDetails(guide).filter(({ text }) => text !== '');
  return (
    <Box component="dl" sx={FACTS}>
      {filled.map(({ name, kind, label, text, isHidden }) => (
        <Fact
          key={name}
          label={
            <>
              {label}
              {changed.includes(name) ? (
                <Chip size="small" color="warning" label={t('admin.changed-mark')} sx={{ ml: 1 }} />
              ) : null}
            </>
          }
        >
          {kind === 'link' ? (
            <Link
              href={text}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {text}
            </Link>
          ) : kind === 'long-text' ? (
            <TypedText>{text}</TypedText>
          ) : (
            <MarkedList text={text} />
          )}
          {isHidden ? (
            <Typography component="span" variant="body2" color="textSecondary">
              {` (${t('fact.hidden')})`}
            </Typography>
          ) : null}
        </Fact>
      ))}
    </Box>
  );
});
