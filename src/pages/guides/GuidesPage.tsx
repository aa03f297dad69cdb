import { sectionsOf, type DirectoryPage } from '../../domain/directory/directory-page.ts';
import { isNarrowed, queryName, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { DirectoryFilters } from '../../islands/search/DirectoryFilters.tsx';
import { ProfessionChips } from '../../islands/search/ProfessionChips.tsx';
import { StandInNote } from '../../islands/search/StandInNote.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { DirectoryTop, RegisterBand } from './directory/DirectoryFrame.tsx';
import { DirectorySections } from './directory/DirectorySections.tsx';
import './guide-parts.css';

interface GuidesPageProps {
  readonly page: DirectoryPage;
  readonly query: GuideQuery;
}

/** The number of results, and a link to all guides. The script replaces what is marked as a part. */
function Summary({ page, query }: GuidesPageProps) {
  const t = useT();
  const isSimilar = page.text === 'similar';
  return (
    <div className="directory__summary">
      <output data-count>
        {t(isSimilar ? 'guides.count-similar' : 'guides.count', { count: page.found })}
      </output>
      <span data-waiting hidden>
        {t('guides.loading')}
      </span>
      <div className="directory__summary-rest" data-part="summary">
        {page.found > 0 && isNarrowed(query) ? (
          <LocalButtonLink to="/guides">{t('guides.clearFilter')}</LocalButtonLink>
        ) : null}
        {isSimilar ? <p>{t('guides.similar')}</p> : null}
      </div>
    </div>
  );
}

/** Leads to the membership check. @param text why somebody would go there. */
function CheckLink({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <p>
      {text} <LocalLink to="/check">{t('guides.checkMember')}</LocalLink>
    </p>
  );
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
      action={
        <>
          {number === undefined ? null : (
            <LocalButtonLink to={`/check/${number}`} variant="contained">
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

function NobodyListed() {
  const t = useT();
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
}

function Results({ page, query }: GuidesPageProps) {
  const t = useT();
  if (page.listed === 0) return <NobodyListed />;
  if (page.found === 0) return <NobodyFound page={page} query={query} />;
  return (
    <>
      <DirectorySections query={query} sections={sectionsOf(page)} />
      <div className="no-print">
        <CheckLink text={t('guides.haveNumber')} />
      </div>
    </>
  );
}

/** `/guides`: the search, then every listed guide by profession. */
export function GuidesPage({ page, query }: GuidesPageProps) {
  const t = useT();
  const lang = useLang();
  const hasGuides = page.listed > 0;
  return (
    <div
      className="directory"
      {...(hasGuides ? { 'data-island': 'search', 'data-failed': t('guides.failedText') } : {})}
    >
      <DirectoryTop qualifier={queryName(query, lang)}>
        {hasGuides ? (
          <div className="directory__search">
            <DirectoryFilters query={query} facets={page.facets} />
            <ProfessionChips query={query} choices={page.facets.profession} />
          </div>
        ) : null}
      </DirectoryTop>
      <div className="guide-page">
        {hasGuides ? <Summary page={page} query={query} /> : null}
        <div data-part="results">
          <Results page={page} query={query} />
        </div>
      </div>
      <RegisterBand />
      {hasGuides ? (
        <template>
          <StandInNote />
        </template>
      ) : null}
    </div>
  );
}
