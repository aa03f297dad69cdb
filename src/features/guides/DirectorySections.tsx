import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DirectorySection } from '../../domain/directory/directory.ts';
import { DIRECTORY_GROUPS } from '../../domain/guide/professions.ts';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { GuideCardView } from './GuideCardView.tsx';

const FIRST_CARDS = 6;
const MORE_CARDS = 24;

interface SectionProps {
  readonly section: DirectorySection;
  readonly onMessage: (guide: GuideCard) => void;
}

function GuideSection({ section, onMessage }: SectionProps) {
  const t = useT();
  const lang = useLang();
  const [shown, setShown] = useState(FIRST_CARDS);
  const name = DIRECTORY_GROUPS[section.group].name[lang];
  const rest = section.guides.length - shown;
  const headingId = `section-${section.group}`;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 6 }}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: { xs: '1.375rem', md: '1.625rem' }, mb: 2 }}>
        {name}{' '}
        <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {section.guides.length}
        </Typography>
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
        }}
      >
        {section.guides.slice(0, shown).map((guide) => (
          <Box
            component="li"
            key={guide.slug}
            sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 460px' }}
          >
            <GuideCardView guide={guide} onMessage={onMessage} />
          </Box>
        ))}
      </Box>
      {rest > 0 ? (
        <Button sx={{ mt: 2, textAlign: 'start' }} onClick={() => setShown(shown + MORE_CARDS)}>
          {t('guides.showMore', { count: Math.min(rest, MORE_CARDS), section: name })}
        </Button>
      ) : null}
    </Box>
  );
}

/** The sections of the directory; each shows its first cards and more on demand. */
export function DirectorySections({
  sections,
  onMessage,
}: {
  readonly sections: readonly DirectorySection[];
  readonly onMessage: (guide: GuideCard) => void;
}) {
  return sections.map((section) => (
    <GuideSection key={section.group} section={section} onMessage={onMessage} />
  ));
}
