import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sectionsOf, type DirectoryPage } from '../../domain/directory/directory-page.ts';
import { choiceName, GUIDE_FILTERS } from '../../domain/directory/guide-filters.ts';
import {
  guideQueryString,
  isNarrowed,
  queryName,
  type GuideQuery,
} from '../../domain/directory/guide-query.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { DirectoryFilters, RESULTS_ID } from '../../islands/search/DirectoryFilters.tsx';
import { ProfessionChips } from '../../islands/search/ProfessionChips.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { DirectoryTop, RegisterBand } from './directory/DirectoryFrame.tsx';
import { GuideSection } from './directory/GuideSection.tsx';
import { GuideContainer } from './guide-parts.tsx';

interface GuidesPageProps {
  readonly page: DirectoryPage;
  readonly query: GuideQuery;
}

/** The number of results, and a link to all guides. The script replaces what is marked as a part. */
function Summary({ page, query }: GuidesPageProps) {
  const t = useT();
  const isSimilar = page.text === 'similar';
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, mb: 1, color: 'text.secondary' }}
    >
      <output data-part="count">
        {t(isSimilar ? 'guides.count-similar' : 'guides.count', { count: page.found })}
      </output>
      <span data-waiting hidden>
        {t('guides.loading')}
      </span>
      <Box data-part="summary" sx={{ display: 'contents' }}>
        {page.found > 0 && isNarrowed(query) ? (
          <LocalButtonLink to="/guides" sx={{ ml: -1, px: 1 }}>
            {t('guides.clearFilter')}
          </LocalButtonLink>
        ) : null}
        {isSimilar ? (
          <Typography color="textPrimary" sx={{ flexBasis: '100%' }}>
            {t('guides.similar')}
          </Typography>
        ) : null}
        {page.found > 0 && page.unknownWords.length > 0 ? (
          <Typography color="textPrimary" sx={{ flexBasis: '100%' }}>
            {t('guides.leftOut', { words: page.unknownWords.join(', ') })}
          </Typography>
        ) : null}
        {page.readings.length > 0 ? (
          <Typography sx={{ flexBasis: '100%' }}>
            {t('guides.readAs', { readings: page.readings.join('; ') })}{' '}
            {page.isPlaceRead ? t('guides.addressFirst') : null}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}

/** Leads to the membership check. @param text why somebody would go there. */
function CheckLink({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <Typography className="no-print" sx={{ my: 2 }}>
      {text} <LocalLink to="/check">{t('guides.checkMember')}</LocalLink>
    </Typography>
  );
}

/** What could be left out of the query, each with the number of guides that match then. */
function LeaveOut({ page, query }: GuidesPageProps) {
  const { t, lang } = useI18n();
  const nameOf = (name: DirectoryPage['without'][number]['name']) => {
    if (name === 'q') return query.q;
    const filter = GUIDE_FILTERS[name];
    const choice = choiceName(name, query[name], lang);
    return 'list' in filter ? `${t(filter.list.label)}: ${choice}` : choice;
  };
  return page.without.map(({ name, count }) => (
    <LocalButtonLink
      key={name}
      to={`/guides${guideQueryString({ ...query, [name]: '', page: 1 })}`}
      variant="outlined"
    >
      {t('guides.leaveOut', { name: nameOf(name), count })}
    </LocalButtonLink>
  ));
}

/** The search does not support member numbers: it leads to the membership check. */
function NobodyFound({ page, query }: GuidesPageProps) {
  const t = useT();
  const number = parseMemberNumber(query.q);
  return (
    <EmptyState
      title={t('guides.none')}
      text={
        page.unknownWords.length > 0
          ? t('guides.unknownWords', { words: page.unknownWords.join(', ') })
          : t('guides.noneForFilter')
      }
      note={query.q === '' || number !== undefined ? null : <CheckLink text={t('guides.notEveryMember')} />}
    >
      {number === undefined ? null : (
        <LocalButtonLink to={`/check/${number}`} variant="contained">
          {t('guides.checkNumber', { number })}
        </LocalButtonLink>
      )}
      <LeaveOut page={page} query={query} />
      <LocalButtonLink to="/guides">{t('guides.clearFilter')}</LocalButtonLink>
    </EmptyState>
  );
}

function NobodyListed() {
  const t = useT();
  return (
    <EmptyState title={t('guides.none')} text={t('guides.noneInvite')}>
      <LocalButtonLink to="/guide-profile" variant="contained">
        {t('guides.register')}
      </LocalButtonLink>
    </EmptyState>
  );
}

function Results({ page, query }: GuidesPageProps) {
  const t = useT();
  if (page.listed === 0) return <NobodyListed />;
  if (page.found === 0) return <NobodyFound page={page} query={query} />;
  return (
    <>
      {sectionsOf(page).map((section) => (
        <GuideSection key={section.group} section={section} query={query} />
      ))}
      <CheckLink text={t('guides.haveNumber')} />
    </>
  );
}

/** `/guides`: the search, then every listed guide by profession. */
export function GuidesPage({ page, query }: GuidesPageProps) {
  const { t, lang } = useI18n();
  const hasGuides = page.listed > 0;
  return (
    <div {...(hasGuides ? { 'data-island': 'search', 'data-failed': t('guides.failedText') } : {})}>
      <DirectoryTop qualifier={queryName(query, lang)}>
        {hasGuides ? (
          <Stack className="no-print" sx={{ gap: { xs: 1, sm: 2 }, mt: { xs: 1, sm: 2 } }}>
            <DirectoryFilters query={query} facets={page.facets} />
            <ProfessionChips query={query} choices={page.facets.profession} />
          </Stack>
        ) : null}
      </DirectoryTop>
      <GuideContainer>
        {hasGuides ? <Summary page={page} query={query} /> : null}
        <div data-part="results" id={RESULTS_ID} tabIndex={-1}>
          <Results page={page} query={query} />
        </div>
      </GuideContainer>
      <RegisterBand />
      {hasGuides ? (
        // Says that the list is not the answer to a search that failed.
        <template>
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
        </template>
      ) : null}
    </div>
  );
}
