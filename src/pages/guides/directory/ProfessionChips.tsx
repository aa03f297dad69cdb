import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { DirectoryPage } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { ADDS_CHANGES } from '../../../browser/early-events.ts';
import { DIRECTORY_GROUPS, isDirectoryGroup } from '../../../domain/guide/professions.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';
import './ProfessionChips.css';

interface ProfessionChipsProps {
  readonly query: GuideQuery;
  /** The sections that have results. */
  readonly choices: DirectoryPage['facets']['profession'];
}

/**
 * Browsers do not scroll to a focused link if a pixel of it is visible, so most of it could stay hidden.
 */
function scrollChipIntoView({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Centres the selected chip, so that it stays visible when the web font makes earlier chips wider.
 * Scrolls the line, not the page.
 */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !chosen) return;
  const gap = (list.clientWidth - chosen.offsetWidth) / 2;
  list.scrollLeft = chosen.offsetLeft - list.offsetLeft - gap;
}

/** The sections of the directory as links that preserve the rest of the query. One line on a phone. */
export function ProfessionChips({ query, choices }: ProfessionChipsProps) {
  const t = useT();
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);
  // A selected section may be outside of the visible line, also after another query changed the sections.
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
      <ul className="profession-chips" {...{ [ADDS_CHANGES]: '' }} ref={list} onFocus={scrollChipIntoView}>
        {chip('', t('guides.anyProfession'))}
        {choices.map(({ code, count }) =>
          isDirectoryGroup(code) ? chip(code, DIRECTORY_GROUPS[code].name[lang], count) : null,
        )}
      </ul>
    </nav>
  );
}
