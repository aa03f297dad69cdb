import { useId, useState, type FormEvent } from 'react';
import { replaysEarlyChange } from '../../../browser/early-events.ts';
import { useTimeout } from '../../../browser/use-timer.ts';
import type { DirectoryPage } from '../../../domain/directory/directory-page.ts';
import {
  choiceName,
  GUIDE_FILTERS,
  LIST_FILTERS,
  type GuideFilter,
} from '../../../domain/directory/guide-filters.ts';
import { MAX_QUERY_TEXT, parseGuideQuery, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { localPath } from '../../../domain/paths.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import '../../../ui/links/ButtonLink.css';
import './DirectoryFilters.css';

interface DirectoryFiltersProps {
  /** Initial values of the fields; later input is not overwritten. */
  readonly query: GuideQuery;
  /** The choices that have results. */
  readonly facets: DirectoryPage['facets'];
  readonly onChange: (query: GuideQuery) => void;
  /** Whether the user has opened the lists, which are collapsed on a phone. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Debounce in ms after the last keystroke. */
const TYPING_PAUSE = 250;

function queryOf(form: HTMLFormElement): GuideQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
  return parseGuideQuery(params);
}

interface ChoiceProps {
  readonly filter: (typeof LIST_FILTERS)[number];
  readonly value: string;
  readonly choices: DirectoryPage['facets'][GuideFilter];
}

function Choice({ filter, value, choices }: ChoiceProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
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
 * Search by words and lists: a plain GET form, enhanced to update on each change once
 * scripts are loaded. It uses native fields, so nothing typed earlier is lost. On a phone the lists are
 * collapsed, so that guides are visible on the first screen.
 */
export function DirectoryFilters({ query, facets, onChange, isOpen, onToggle }: DirectoryFiltersProps) {
  const t = useT();
  const lang = useLang();
  const textId = useId();
  const [typed, setTyped] = useState<GuideQuery>();
  // Initially open if something is selected; afterwards controlled by the user.
  const [wasOpen] = useState(() => isOpen || countChosen(query) > 0);
  const send = (next: GuideQuery) => {
    setTyped(undefined);
    onChange(next);
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    const next = queryOf(event.currentTarget);
    if (event.target instanceof HTMLInputElement) setTyped(next);
    else send(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(queryOf(event.currentTarget));
  };
  return (
    <search aria-label={t('guides.filters')}>
      <form
        {...replaysEarlyChange((form) => send(queryOf(form)))}
        className="directory-filters"
        method="get"
        action={localPath('/guides', lang)}
        onChange={change}
        onSubmit={submit}
      >
        <div className="directory-filters__text">
          <label htmlFor={textId}>{t('guides.search')}</label>
          <input
            id={textId}
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
        <details
          className="directory-filters__more"
          open={wasOpen}
          onToggle={(event) => onToggle(event.currentTarget.open)}
        >
          <summary>
            <Icon name="chevron" />
            {t('guides.moreFilters', { count: countChosen(query) })}
          </summary>
          <div className="directory-filters__choices">
            {LIST_FILTERS.map((filter) => (
              <Choice key={filter} filter={filter} value={query[filter]} choices={facets[filter]} />
            ))}
          </div>
        </details>
      </form>
      {/* Each keystroke restarts the debounce. */}
      {typed ? <Pause key={typed.q} onTime={() => send(typed)} /> : null}
    </search>
  );
}

function Pause({ onTime }: { readonly onTime: () => void }) {
  useTimeout(onTime, TYPING_PAUSE);
  return null;
}
