import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTimeout } from '../../browser/use-timer.ts';
import {
  MAX_QUERY_TEXT,
  parseDirectoryQuery,
  type DirectoryQuery,
} from '../../domain/directory/directory-query.ts';
import { CERTIFICATION_LEVELS, CERTIFICATION_NAMES } from '../../domain/guide/certification.ts';
import { DIRECTORY_GROUP_SLUGS, DIRECTORY_GROUPS } from '../../domain/guide/professions.ts';
import { spokenLanguageName } from '../../domain/guide/spoken-languages.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../i18n/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import './DirectoryFilters.css';

interface DirectoryFiltersProps {
  /** What the fields begin with; they keep what is typed since. */
  readonly query: DirectoryQuery;
  /** Stored languages that the listed guides speak. */
  readonly languages: readonly string[];
  readonly onChange: (query: DirectoryQuery) => void;
}

/** ms after the last letter. */
const TYPING_PAUSE = 250;

function queryOf(form: HTMLFormElement): DirectoryQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
  return parseDirectoryQuery(params);
}

interface ChoiceProps {
  readonly name: 'profession' | 'language' | 'level';
  readonly label: string;
  readonly value: string;
  /** Said for no choice. */
  readonly any: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, any, choices }: ChoiceProps) {
  const id = useId();
  const isKnown = choices.some(([each]) => each === value);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {isKnown || value === '' ? null : <option value={value}>{value}</option>}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ query, languages }: Pick<DirectoryFiltersProps, 'query' | 'languages'>): ReactNode {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <Choice
        name="profession"
        label={t('field.profession')}
        value={query.profession}
        any={t('guides.anyProfession')}
        choices={DIRECTORY_GROUP_SLUGS.map((slug) => [slug, DIRECTORY_GROUPS[slug].name[lang]])}
      />
      <Choice
        name="language"
        label={t('guides.language')}
        value={query.language}
        any={t('guides.anyLanguage')}
        choices={languages.map((code) => [code, spokenLanguageName(code, lang)])}
      />
      <Choice
        name="level"
        label={t('field.certification_level')}
        value={query.level}
        any={t('guides.anyLevel')}
        choices={CERTIFICATION_LEVELS.map((level) => [level, CERTIFICATION_NAMES[level][lang]])}
      />
    </>
  );
}

/**
 * Search by words, profession, spoken language and level: a plain form that asks for a page, and asks
 * by itself at each change once scripts are there. The fields are the browser's own, so nothing that
 * was typed before is lost.
 */
export function DirectoryFilters({ query, languages, onChange }: DirectoryFiltersProps) {
  const t = useT();
  const lang = useLang();
  const textId = useId();
  const [typed, setTyped] = useState<DirectoryQuery>();
  const send = (next: DirectoryQuery) => {
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
        className="directory-filters"
        method="get"
        action={localPath('/guides', lang)}
        onChange={change}
        onSubmit={submit}
      >
        <div className="directory-filters__text">
          <label htmlFor={textId}>{t('guides.search')}</label>
          <div className="directory-filters__line">
            <input
              id={textId}
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={MAX_QUERY_TEXT}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="button-link button-link--primary button-link--contained">
              {t('guides.searchButton')}
            </button>
          </div>
        </div>
        <Choices query={query} languages={languages} />
      </form>
      {/* Each letter begins the pause anew. */}
      {typed ? <Pause key={typed.q} onTime={() => send(typed)} /> : null}
    </search>
  );
}

/** Waits until nobody types any more. */
function Pause({ onTime }: { readonly onTime: () => void }) {
  useTimeout(onTime, TYPING_PAUSE);
  return null;
}
