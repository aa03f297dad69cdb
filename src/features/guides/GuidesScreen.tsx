import { lazy, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sectionsOf, type DirectoryPage } from '../../domain/directory/directory-page.ts';
import {
  guideQueryString,
  isNarrowed,
  parseGuideQuery,
  type GuideQuery,
} from '../../domain/directory/guide-query.ts';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { DirectoryFilters } from './directory/DirectoryFilters.tsx';
import { DirectorySections } from './directory/DirectorySections.tsx';
import { ProfessionChips } from './directory/ProfessionChips.tsx';
import { RegisterBand } from './directory/RegisterBand.tsx';
import { useRememberedQuery } from './directory-place.ts';
import { useAnswer } from './guides-data.ts';
import { Unavailable } from './Unavailable.tsx';
import './guide-parts.css';
import './directory/Directory.css';

/** Fetched with the first message that somebody wants to send. */
const ContactFromCard = lazy(async () => ({
  default: (await import('./ContactFromCard.tsx')).ContactFromCard,
}));

/** Marks addresses that the filter's own fields have written. */
const OWN_ADDRESS = 'directory-filter';

interface Filter {
  readonly query: GuideQuery;
  /** Changes when the fields have to begin anew, because a link or Back has changed the query. */
  readonly origin: string;
  readonly setQuery: (query: GuideQuery) => void;
}

/** The filter is the query of the address, so that a search can be shared and survives going back. */
function useFilter(): Filter {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  const [origin, setOrigin] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN_ADDRESS) setOrigin(key);
  }
  const setQuery = (next: GuideQuery) =>
    setParams(new URLSearchParams(guideQueryString(next)), { replace: true, state: OWN_ADDRESS });
  return { query: parseGuideQuery(params), origin, setQuery };
}

/** What is found, with the contact dialog of its cards. */
function Results({ page, query }: { readonly page: DirectoryPage; readonly query: GuideQuery }) {
  const [contact, setContact] = useState<GuideCard>();
  const [wasAsked, setWasAsked] = useState(false);
  const ask = (guide: GuideCard) => {
    setWasAsked(true);
    setContact(guide);
  };
  return (
    <>
      {/* Cards that were added belong to the results they were added to. */}
      <DirectorySections
        key={guideQueryString(query)}
        query={query}
        sections={sectionsOf(page)}
        onMessage={ask}
      />
      {wasAsked ? <ContactFromCard guide={contact} onClose={() => setContact(undefined)} /> : null}
    </>
  );
}

/** The answer's page; while the next one is on its way, the last. */
function useDirectoryPage(query: GuideQuery) {
  const lang = useLang();
  const { result, retry } = useAnswer(localPath(`/api/guides${guideQueryString(query)}`, lang));
  const [last, setLast] = useState<{ page: DirectoryPage; query: GuideQuery }>();
  const answer = result.status === 'ready' && result.answer.kind === 'directory' ? result.answer : undefined;
  if (answer && answer.page !== last?.page) setLast({ page: answer.page, query });
  const shown = answer ? { page: answer.page, query } : last;
  return { shown, status: result.status, retry };
}

type DirectoryState = ReturnType<typeof useDirectoryPage>;

/** How many there are, and the way back to all of them. */
function Summary({ page, query }: { readonly page: DirectoryPage; readonly query: GuideQuery }) {
  const t = useT();
  return (
    <div className="directory__summary">
      <output>{t('guides.count', { count: page.found })}</output>
      {page.found > 0 && isNarrowed(query) ? (
        <LocalButtonLink to="/guides">{t('guides.clearFilter')}</LocalButtonLink>
      ) : null}
      {page.text === 'similar' ? <p>{t('guides.similar')}</p> : null}
    </div>
  );
}

/** The search knows no member numbers; whoever types one gets the way to its check. */
function NobodyFound({ page, query }: { readonly page: DirectoryPage; readonly query: GuideQuery }) {
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
      action={
        <>
          {number === undefined ? null : (
            <LocalButtonLink to={`/check/${number}`} reloadDocument variant="contained">
              {t('guides.checkNumber', { number })}
            </LocalButtonLink>
          )}
          <LocalButtonLink to="/guides">{t('guides.clearFilter')}</LocalButtonLink>
        </>
      }
    />
  );
}

function Directory({ state, query }: { readonly state: DirectoryState; readonly query: GuideQuery }) {
  const t = useT();
  const { shown, status, retry } = state;
  if (status === 'failed')
    return (
      <div role="alert">
        <EmptyState
          title={t('guides.failed')}
          text={t('guides.failedText')}
          action={<Unavailable path={`/guides${guideQueryString(query)}`} onRetry={retry} />}
        />
      </div>
    );
  if (!shown) return <Loading label={t('guides.loading')} />;
  const { page } = shown;
  if (page.listed === 0)
    return (
      <EmptyState
        title={t('guides.none')}
        text={t('guides.noneInvite')}
        action={
          <LocalButtonLink to="/guide-profile" variant="contained">
            {t('guides.register')}
          </LocalButtonLink>
        }
      />
    );
  return (
    <>
      <Summary page={page} query={shown.query} />
      {page.found === 0 ? (
        <NobodyFound page={page} query={shown.query} />
      ) : (
        <Results page={page} query={shown.query} />
      )}
    </>
  );
}

/** `/guides`: search first, then every listed guide, by profession. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { query, origin, setQuery } = useFilter();
  const state = useDirectoryPage(query);
  useRememberedQuery(guideQueryString(query));
  const page = state.status === 'failed' ? undefined : state.shown?.page;
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <div className="directory">
      <PageHead
        title={t('guides.metaTitle')}
        description={t('guides.metaDescription')}
        jsonLd={breadcrumbData(crumbs, { to: '/guides', text: t('guides.title') }, lang)}
      />
      <PageHero eyebrow={<Breadcrumbs crumbs={crumbs} />} title={t('guides.title')} lead={t('guides.lead')}>
        {page && page.listed > 0 ? (
          <div className="directory__search">
            <DirectoryFilters key={origin} query={query} facets={page.facets} onChange={setQuery} />
            <ProfessionChips query={query} choices={page.facets.profession} />
          </div>
        ) : null}
      </PageHero>
      <div className="guide-page">
        <Directory state={state} query={query} />
      </div>
      <RegisterBand />
    </div>
  );
}
