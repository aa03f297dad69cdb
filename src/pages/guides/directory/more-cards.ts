/** Loads further cards of a section. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { saveNumbers, numbersOfEntry } from '../../../browser/history-entry.ts';
import { logFailure } from '../../../browser/log-failure.ts';
import { type DirectorySection } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, parseGuideQuery, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import type { GuideCard } from '../../../domain/directory/public-guide.ts';
import { localPath } from '../../../domain/paths.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useResponses } from '../guides-data.ts';
import { FIRST_CARDS, PAGE_CARDS } from '../../../domain/settings.ts';

/** Field in the state of the history entry: the last page of each opened section. */
const ENTRY_FIELD = 'openedPages';

interface Opened {
  /** The last page shown; 0 for the beginning of a section on the overview. */
  readonly page: number;
  readonly added: readonly GuideCard[];
}

/** The cards of a section, and how to load more; Back restores the opened pages. */
export function useMoreCards({ group, count, guides }: DirectorySection, query: GuideQuery) {
  const lang = useLang();
  const { key, search } = useLocation();
  const { request, known } = useResponses();
  const pathOf = (page: number) => `/guides${guideQueryString({ ...query, profession: group, page })}`;
  const apiAddress = (page: number) => localPath(`/api${pathOf(page)}`, lang);
  const isOverview = query.profession === '';
  const [{ page, added }, setOpened] = useState<Opened>(() => {
    // The overview shows the beginning of the first page.
    let last = isOverview ? 0 : query.page;
    const cards: GuideCard[] = [];
    for (let next = last + 1; next <= openedPage(key, group); next += 1) {
      const response = known(apiAddress(next));
      if (response?.kind !== 'directory') break;
      cards.push(...response.page.guides);
      last = next;
    }
    return { page: last, added: cards };
  });
  const [hasFailed, setHasFailed] = useState(false);

  /** Loads the next page; resolves to false if that failed. */
  const load = async () => {
    try {
      const response = await request(apiAddress(page + 1));
      if (response.kind !== 'directory') return false;
      setOpened({ page: page + 1, added: [...added, ...response.page.guides] });
      setHasFailed(false);
      return true;
    } catch (error) {
      logFailure('Reading more guides', error);
      setHasFailed(true);
      return false;
    }
  };

  // The next entry is already current while its own results are loaded. A change of language creates an
  // entry of its own with the same cards.
  const isCurrent =
    guideQueryString(parseGuideQuery(new URLSearchParams(search))) === guideQueryString(query);
  useEffect(() => {
    if (added.length === 0 || !isCurrent) return;
    saveNumbers(ENTRY_FIELD, key, new Map([...numbersOfEntry(ENTRY_FIELD, key), [group, page]]));
  }, [key, group, page, added.length, isCurrent]);

  const shown = [...new Map([...guides, ...added].map((guide) => [guide.slug, guide])).values()];
  /** Whether this is the beginning of a section on the overview, of which a narrow page shows even less. */
  const isBeginning = page === 0;
  const shownCount = isBeginning ? FIRST_CARDS : page * PAGE_CARDS;
  return {
    shown,
    /** Number of cards that the next page adds. */
    rest: Math.min(count, (page + 1) * PAGE_CARDS) - Math.min(count, shownCount),
    /** Path of the next page for a browser without scripts. */
    address: pathOf(page + 1),
    isBeginning,
    load,
    hasFailed,
  };
}

/** Returns 0 on the server, which has no history. */
function openedPage(key: string, group: string): number {
  return typeof window === 'undefined' ? 0 : (numbersOfEntry(ENTRY_FIELD, key).get(group) ?? 0);
}
