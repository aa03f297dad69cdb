/** Searches the requests of all states, page by page, newest first. */
import { useMemo } from 'react';
import { planSearch, type SearchPlan } from '../../../domain/spelling/search-words.ts';
import { useFoundRequests, type DeskPage } from '../../../firebase/firestore/verification-desk.ts';
import type { Live } from '../../../firebase/firestore/live.ts';
import type { DeskRequestData } from '../desk/desk-state.ts';
import { usePages, type PageOf } from '../paging/use-pages.ts';

/** Returns the search plan for a text; undefined if there is nothing to search for. */
export function useSearchPlan(text: string): SearchPlan | undefined {
  return useMemo(() => planSearch(text), [text]);
}

export interface RequestSearch extends PageOf<DeskRequestData> {
  readonly state: Live<DeskPage>;
}

/**
 * Starts with the narrowest query: pairs of words are indexed. If it finds nothing, queries by one word
 * and filters by the others here.
 */
export function useRequestSearch(plan: SearchPlan, onFailure: () => void): RequestSearch {
  const pages = usePages();
  const [narrow, wide] = plan.attempts;
  const first = useFoundRequests(narrow, { after: undefined, onFailure });
  const isWide = wide !== undefined && first.status === 'ready' && first.data.rows.length === 0;
  const state = useFoundRequests(isWide ? wide : narrow, { after: pages.after, onFailure });
  const page = pages.ofQuery(state);
  return {
    ...page,
    rows: page.rows.filter(({ data }) => plan.accepts(data.search_words ?? [])),
    state,
  };
}
