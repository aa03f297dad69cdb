import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { logFailure } from '../../browser/log-failure.ts';
import { FIRST_CARDS, PAGE_CARDS, type DirectorySection } from '../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUPS } from '../../domain/guide/professions.ts';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { useAsk } from './guides-data.ts';
import { GuideCardView } from './GuideCardView.tsx';

interface SectionProps {
  readonly section: DirectorySection;
  readonly query: GuideQuery;
  readonly onMessage: (guide: GuideCard) => void;
}

/** The cards of a section, and how to get more of them. */
function useMoreCards({ group, count, guides }: DirectorySection, query: GuideQuery) {
  const lang = useLang();
  const ask = useAsk();
  const isOverview = query.profession === '';
  const [added, setAdded] = useState<readonly GuideCard[]>([]);
  // The overview has the beginning of the first page.
  const [page, setPage] = useState(isOverview ? 0 : query.page);
  const [hasFailed, setHasFailed] = useState(false);
  const shown = [...new Map([...guides, ...added].map((guide) => [guide.slug, guide])).values()];
  const next = { ...query, profession: group, page: page + 1 };
  const seen = isOverview && page === 0 ? FIRST_CARDS : page * PAGE_CARDS;
  const load = async () => {
    try {
      const answer = await ask(localPath(`/api/guides${guideQueryString(next)}`, lang));
      if (answer.kind !== 'directory') return;
      setAdded((before) => [...before, ...answer.page.guides]);
      setPage(next.page);
      setHasFailed(false);
    } catch (error) {
      logFailure('Reading more guides', error);
      setHasFailed(true);
    }
  };
  return {
    shown,
    /** Cards that the next page adds. */
    rest: Math.min(count, next.page * PAGE_CARDS) - Math.min(count, seen),
    address: `/guides${guideQueryString(next)}`,
    load,
    hasFailed,
  };
}

function GuideSection({ section, query, onMessage }: SectionProps) {
  const t = useT();
  const lang = useLang();
  const { shown, rest, address, load, hasFailed } = useMoreCards(section, query);
  const name = DIRECTORY_GROUPS[section.group].name[lang];
  const headingId = `section-${section.group}`;
  const loadHere = (event: MouseEvent) => {
    event.preventDefault();
    void load();
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 6 }}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: { xs: '1.375rem', md: '1.625rem' }, mb: 2 }}>
        {name}{' '}
        <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {section.count}
        </Typography>
      </Typography>
      {query.page > 1 ? (
        <LocalButtonLink to={`/guides${guideQueryString({ ...query, page: query.page - 1 })}`}>
          {t('guides.previousPage')}
        </LocalButtonLink>
      ) : null}
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
        {shown.map((guide) => (
          <Box
            component="li"
            key={guide.slug}
            sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 460px' }}
          >
            <GuideCardView guide={guide} onMessage={onMessage} />
          </Box>
        ))}
      </Box>
      {hasFailed ? <p role="alert">{t('guides.failedText')}</p> : null}
      {rest > 0 ? (
        <LocalButtonLink to={address} rel="nofollow" onClick={loadHere}>
          {t('guides.showMore', { count: rest, section: name })}
        </LocalButtonLink>
      ) : null}
    </Box>
  );
}

/** The sections of the directory; each shows its first cards and more on demand. */
export function DirectorySections({
  sections,
  ...rest
}: Omit<SectionProps, 'section'> & { readonly sections: readonly DirectorySection[] }) {
  return sections.map((section) => <GuideSection key={section.group} section={section} {...rest} />);
}
