import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { replaysEarlyChange } from '../../../browser/early-events.ts';
import { useTimeout } from '../../../browser/use-timer.ts';
import type { DirectoryPage } from '../../../domain/directory/directory-page.ts';
import {
  MAX_QUERY_TEXT,
  parseGuideQuery,
  type GuideFilter,
  type GuideQuery,
} from '../../../domain/directory/guide-query.ts';
import { regionName } from '../../../domain/guide/catalogues/regions.ts';
import { certificationName } from '../../../domain/guide/certification.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
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

type Facet = DirectoryPage['facets'][GuideFilter][number];

interface ChoiceProps {
  readonly name: GuideFilter;
  readonly label: string;
  readonly value: string;
  /** Label of the empty choice. */
  readonly any: string;
  readonly choices: readonly Facet[];
  readonly nameOf: (code: string) => string;
}

function Choice({ name, label, value, any, choices, nameOf }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const isKnown = value === '' || choices.some(({ code }) => code === value);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {isKnown ? null : <option value={value}>{nameOf(value)}</option>}
        {choices.map(({ code, count }) => (
          <option key={code} value={code}>
            {t('guides.choice', { name: nameOf(code), count })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ query, facets }: Pick<DirectoryFiltersProps, 'query' | 'facets'>): ReactNode {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <Choice
        name="language"
        label={t('guides.language')}
        value={query.language}
        any={t('guides.anyLanguage')}
        choices={facets.language.toSorted((a, b) => b.count - a.count)}
        nameOf={(code) => spokenLanguageName(code, lang)}
      />
      <Choice
        name="region"
        label={t('guides.region')}
        value={query.region}
        any={t('guides.anyRegion')}
        choices={facets.region}
        nameOf={(code) => regionName(code, lang)}
      />
      <Choice
        name="level"
        label={t('field.certification_level')}
        value={query.level}
        any={t('guides.anyLevel')}
        choices={facets.level}
        nameOf={(code) => certificationName(code, lang)}
      />
    </>
  );
}

/** The filters with a select list; professions are links instead. */
function countChosen({ language, region, level }: GuideQuery): number {
  return [language, region, level].filter((code) => code !== '').length;
}

/**
 * Search by words, language, region and level: a plain GET form, enhanced to update on each change once
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
            <Choices query={query} facets={facets} />
          </div>
        </details>
      </form>
      {/* Each keystroke restarts the debounce. */}
      {typed ? <Pause key={typed.q} onTime={() => send(typed)} /> : null}
    </search>
  );
}

/** Debounced. */
function Pause({ onTime }: { readonly onTime: () => void }) {
  useTimeout(onTime, TYPING_PAUSE);
  return null;
}
