/** Searches the requests of all states, page by page, newest first. */
import { useMemo } from 'react';
import { planSearch, type SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import { SEARCHED_REQUESTS } from '../../../firebase/firestore/verification-desk.ts';
import type { DeskRequestData } from '../desk/desk-state.ts';
import { useSearchAttempts, type SearchResults } from './use-search-attempts.ts';

/** Returns the search plan for a text; undefined if there is nothing to search for. */
export function useSearchPlan(text: string): SearchPlan | undefined {
  return useMemo(() => planSearch(text), [text]);
}

export function useRequestSearch(plan: SearchPlan, onFailure: () => void): SearchResults<DeskRequestData> {
  return useSearchAttempts(SEARCHED_REQUESTS, plan, onFailure);
}
