import type { DirectoryPage } from '../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUPS, isDirectoryGroup } from '../../domain/guide/professions.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import './ProfessionChips.css';

interface ProfessionChipsProps {
  readonly query: GuideQuery;
  /** The sections that have results. */
  readonly choices: DirectoryPage['facets']['profession'];
}

/** The sections of the directory as links that preserve the rest of the query. One line on a phone. */
export function ProfessionChips({ query, choices }: ProfessionChipsProps) {
  const t = useT();
  const lang = useLang();
  const addressOf = (profession: string) => `/guides${guideQueryString({ ...query, profession, page: 1 })}`;
  const chip = (code: string, name: string, count?: number) => (
    <li key={code}>
      <LocalLink
        className="profession-chip"
        to={addressOf(code)}
        {...(query.profession === code ? { 'aria-current': true } : {})}
      >
        {name}
        {count === undefined ? null : <span className="profession-chip__count">{count}</span>}
      </LocalLink>
    </li>
  );
  return (
    <nav aria-label={t('guides.professions')}>
      <ul className="profession-chips" data-part="chips">
        {chip('', t('guides.anyProfession'))}
        {choices.map(({ code, count }) =>
          isDirectoryGroup(code) ? chip(code, DIRECTORY_GROUPS[code].name[lang], count) : null,
        )}
      </ul>
    </nav>
  );
}
