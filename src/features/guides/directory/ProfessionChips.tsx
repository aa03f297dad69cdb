import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { DirectoryPage } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUPS, isDirectoryGroup } from '../../../domain/guide/professions.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';
import './ProfessionChips.css';

interface ProfessionChipsProps {
  readonly query: GuideQuery;
  /** The sections that lead to someone. */
  readonly choices: DirectoryPage['facets']['profession'];
}

/** Browsers leave a link where it is of which a pixel shows: moved sideways, it would have the focus out of sight. */
function scrollChipIntoView({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** In the middle, where it stays whole when the site's face makes what is before it wider. Moves the line, not the page. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !chosen) return;
  const gap = (list.clientWidth - chosen.offsetWidth) / 2;
  list.scrollLeft = chosen.offsetLeft - list.offsetLeft - gap;
}

/** The sections of the directory as links; the rest of the question stays. One line on a phone. */
export function ProfessionChips({ query, choices }: ProfessionChipsProps) {
  const t = useT();
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);
  // A chosen section may lie outside of the line, also once another question has left others in it.
  useLayoutEffect(() => {
    if (choices.some(({ code }) => code === query.profession)) showChosen(list.current);
  }, [query.profession, choices]);
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
      {/* The links inside take the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="profession-chips" ref={list} onFocus={scrollChipIntoView}>
        {chip('', t('guides.anyProfession'))}
        {choices.map(({ code, count }) =>
          isDirectoryGroup(code) ? chip(code, DIRECTORY_GROUPS[code].name[lang], count) : null,
        )}
      </ul>
    </nav>
  );
}
