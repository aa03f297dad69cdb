import { lazy, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { sectionsOf, type DirectoryPage } from '../../domain/directory/directory-page.ts';
import {
  guideQueryString,
  isNarrowed,
  parseGuideQuery,
  queryName,
  type GuideQuery,
} from '../../domain/directory/guide-query.ts';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { DirectoryFilters } from './directory/DirectoryFilters.tsx';
import { DirectorySections } from './directory/DirectorySections.tsx';
import { ProfessionChips } from './directory/ProfessionChips.tsx';
import { StandInNote } from './directory/StandInNote.tsx';
import { useDirectoryPage, type DirectoryState } from './directory/use-directory-page.ts';
import { useRememberedQuery } from './directory-place.ts';
import { Unavailable } from './Unavailable.tsx';
import './guide-parts.css';
import './directory/Directory.css';
import './directory/RegisterBand.css';

/** Loaded when the user first opens a contact dialog. */
const ContactFromCard = lazy(async () => ({
  default: (await import('./ContactFromCard.tsx')).ContactFromCard,
}));

/** Marks history entries written by the filter's own fields. */
const OWN_ADDRESS = 'directory-filter';

/** The filter is stored in the URL's query, so that a search can be shared and Back restores it. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const query = parseGuideQuery(params);
  const { key, state } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const isOwn = state === OWN_ADDRESS;
  const [seen, setSeen] = useState(key);
  /** Changes when the fields must be reset, because a link or Back changed the query. */
  const [origin, setOrigin] = useState(0);
  if (key !== seen) {
    setSeen(key);
    if (isStep || !isOwn) setOrigin(origin + 1);
  }
  // Back leads from a search to the list that it began on, not through every letter, and from a filter to
  // what was shown without it.
  const setQuery = (next: GuideQuery) => {
    const requested = guideQueryString(next);
    const isTyping = guideQueryString({ ...next, q: query.q }) === guideQueryString(query);
    const replace = (isOwn && isTyping) || requested === guideQueryString(query);
    setParams(new URLSearchParams(requested), { replace, state: OWN_ADDRESS });
  };
  return { query, origin, setQuery };
}

/** The results, with the contact dialog of their cards. */
function Results({ page, query }: { readonly page: DirectoryPage; readonly query: GuideQuery }) {
  const [contact, setContact] = useState<GuideCard>();
  const [wasOpened, setWasOpened] = useState(false);
  const openContact = (guide: GuideCard) => {
    setWasOpened(true);
    setContact(guide);
  };
  return (
    <>
      {/* Cards that were added belong to the results they were added to. */}
      <DirectorySections
        key={guideQueryString(query)}
        query={query}
        sections={sectionsOf(page)}
        onMessage={openContact}
      />
      {wasOpened ? <ContactFromCard guide={contact} onClose={() => setContact(undefined)} /> : null}
    </>
  );
}

/** The number of results, and a link to all guides. */
function Summary({ page, query }: { readonly page: DirectoryPage; readonly query: GuideQuery }) {
  const t = useT();
  const isSimilar = page.text === 'similar';
  return (
    <div className="directory__summary">
      <output>{t(isSimilar ? 'guides.count-similar' : 'guides.count', { count: page.found })}</output>
      {page.found > 0 && isNarrowed(query) ? (
        <LocalButtonLink to="/guides">{t('guides.clearFilter')}</LocalButtonLink>
      ) : null}
      {isSimilar ? <p>{t('guides.similar')}</p> : null}
    </div>
  );
}

/** Leads to the membership check. @param text why somebody would go there. */
function CheckLink({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <p>
      {text}{' '}
      <LocalLink to="/check" reloadDocument>
        {t('guides.checkMember')}
      </LocalLink>
    </p>
  );
}

/** The search does not support member numbers: it leads to the membership check. */
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
    >
      {query.q === '' || number !== undefined ? null : <CheckLink text={t('guides.notEveryMember')} />}
    </EmptyState>
  );
}

function Directory({ state, query }: { readonly state: DirectoryState; readonly query: GuideQuery }) {
  const t = useT();
  const { shown, status, standIn, retry } = state;
  const path = `/guides${guideQueryString(query)}`;
  if (status === 'failed' && !shown)
    return (
      <div role="alert">
        <EmptyState
          title={t('guides.failed')}
          text={t('guides.failedText')}
          action={<Unavailable path={path} onRetry={retry} />}
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
      {standIn ? (
        <StandInNote standIn={standIn} path={path} isAsking={status === 'loading'} onRetry={retry} />
      ) : null}
      {standIn === 'before' ? null : <Summary page={page} query={shown.query} />}
      {page.found === 0 ? (
        <NobodyFound page={page} query={shown.query} />
      ) : (
        <>
          <Results page={page} query={shown.query} />
          <div className="no-print">
            <CheckLink text={t('guides.haveNumber')} />
          </div>
        </>
      )}
    </>
  );
}

/** Invites guides to register, below the content for visitors. */
function RegisterBand() {
  const t = useT();
  return (
    <section className="register-band no-print" aria-labelledby="register-title">
      <div className="register-band__picture picture-frame">
        <Picture name="directory-hero" alt="" sizes="(min-width: 900px) 50vw, 100vw" />
      </div>
      <div className="register-band__text">
        <h2 id="register-title">{t('guides.registerTitle')}</h2>
        <p>{t('guides.registerText')}</p>
        <LocalButtonLink to="/guide-profile" variant="contained">
          {t('guides.register')}
        </LocalButtonLink>
      </div>
    </section>
  );
}

/** `/guides`: the search, then every listed guide by profession. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { query, origin, setQuery } = useFilter();
  const state = useDirectoryPage(query);
  const [isOpen, setOpen] = useState(false);
  useRememberedQuery(guideQueryString(query));
  const page = state.shown?.page;
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <div className="directory">
      <PageHead
        title={t('guides.metaTitle')}
        qualifier={queryName(query, lang)}
        description={t('guides.metaDescription')}
        jsonLd={breadcrumbData(crumbs, { to: '/guides', text: t('guides.title') }, lang)}
      />
      <PageHero eyebrow={<Breadcrumbs crumbs={crumbs} />} title={t('guides.title')} lead={t('guides.lead')}>
        {page && page.listed > 0 ? (
          <div className="directory__search">
            <DirectoryFilters
              key={origin}
              query={query}
              facets={page.facets}
              onChange={setQuery}
              isOpen={isOpen}
              onToggle={setOpen}
            />
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
