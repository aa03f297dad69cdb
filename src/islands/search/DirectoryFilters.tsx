import type { DirectoryPage } from '../../domain/directory/directory-page.ts';
import {
  choiceName,
  GUIDE_FILTERS,
  LIST_FILTERS,
  type GuideFilter,
} from '../../domain/directory/guide-filters.ts';
import { MAX_QUERY_TEXT, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import '../../ui/links/ButtonLink.css';
import './DirectoryFilters.css';

interface DirectoryFiltersProps {
  readonly query: GuideQuery;
  /** The choices that have results. */
  readonly facets: DirectoryPage['facets'];
}

interface ChoiceProps {
  readonly filter: (typeof LIST_FILTERS)[number];
  readonly value: string;
  readonly choices: DirectoryPage['facets'][GuideFilter];
}

function Choice({ filter, value, choices }: ChoiceProps) {
  const t = useT();
  const lang = useLang();
  const id = `directory-${filter}`;
  const { label, any, isByCount } = GUIDE_FILTERS[filter].list;
  const ordered = isByCount ? choices.toSorted((a, b) => b.count - a.count) : choices;
  const isKnown = value === '' || choices.some(({ code }) => code === value);
  return (
    <div>
      <label htmlFor={id}>{t(label)}</label>
      <select id={id} name={filter} defaultValue={value}>
        <option value="">{t(any)}</option>
        {isKnown ? null : <option value={value}>{choiceName(filter, value, lang)}</option>}
        {ordered.map(({ code, count }) => (
          <option key={code} value={code}>
            {t('guides.choice', { name: choiceName(filter, code, lang), count })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Professions are links instead. */
function countChosen(query: GuideQuery): number {
  return LIST_FILTERS.filter((filter) => query[filter] !== '').length;
}

/**
 * Search by words and lists: a plain GET form, whose fields have the names and order of the address's parameters
 * (`domain/directory/guide-query.ts`). On a phone the lists are collapsed, so that guides are visible on the first
 * screen.
 */
export function DirectoryFilters({ query, facets }: DirectoryFiltersProps) {
  const t = useT();
  const lang = useLang();
  const chosen = countChosen(query);
  return (
    <search aria-label={t('guides.filters')}>
      <form className="directory-filters" method="get" action={localPath('/guides', lang)}>
        <div className="directory-filters__text">
          <label htmlFor="directory-q">{t('guides.search')}</label>
          <input
            id="directory-q"
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={MAX_QUERY_TEXT}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {query.profession === '' ? null : <input type="hidden" name="profession" value={query.profession} />}
        <button type="submit" className="button-link button-link--secondary button-link--contained">
          {t('guides.searchButton')}
        </button>
        <details className="directory-filters__more" open={chosen > 0}>
          <summary data-part="filters">
            <Icon name="chevron" />
            {t('guides.moreFilters', { count: chosen })}
          </summary>
          <div className="directory-filters__choices">
            {LIST_FILTERS.map((filter) => (
              <Choice key={filter} filter={filter} value={query[filter]} choices={facets[filter]} />
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}
