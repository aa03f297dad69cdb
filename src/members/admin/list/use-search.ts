/** Searches by the attempts of a plan, one after the other, until one finds something. */
import { useState } from 'react';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import type { SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import { useFound, type Searched } from '../../firebase/firestore/verification-desk.ts';
import { usePages } from './Pager.tsx';

interface WithWords {
  readonly search_words?: readonly string[] | undefined;
}

interface Attempt extends Pick<SearchPlan, 'accepts'> {
  /** Undefined for all documents. */
  readonly values: readonly string[] | undefined;
  readonly isSimilar: boolean;
  /** Documents per page. */
  readonly size: number;
}

const EVERYTHING: Attempt = { values: undefined, accepts: () => true, isSimilar: false, size: PAGE_SIZE };

/**
 * Pairs of words are indexed, so they come first; then one word, with the others compared here: of larger pages, so that
 * few results are not scattered over several.
 */
function attemptsOf({ attempts, accepts, similar }: SearchPlan): Attempt[] {
  const exact = attempts.map((values, index) => ({
    values,
    accepts,
    isSimilar: false,
    size: index === 0 ? PAGE_SIZE : MAX_LIST_LIMIT,
  }));
  return similar ? [...exact, { ...similar, isSimilar: true, size: MAX_LIST_LIMIT }] : exact;
}

function acceptedOf<Row extends { readonly data: WithWords }>(
  rows: readonly Row[],
  accepts: Attempt['accepts'],
): Row[] {
  return rows.filter(({ data }) => accepts(data.search_words ?? []));
}

/**
 * Goes on to the next page, and then to the next attempt, while nothing is found; returns to the first attempt
 * when a document appears that it matches.
 * @param plan undefined for all documents; must stay the same.
 */
export function useSearch<Data extends WithWords>(
  searched: Searched<Data>,
  plan: SearchPlan | undefined,
  onFailure: () => void,
) {
  const pages = usePages();
  const [tried, setTried] = useState(0);
  const attempts = plan ? attemptsOf(plan) : [EVERYTHING];
  const { values, accepts, isSimilar, size } = attempts[tried] ?? EVERYTHING;
  // On its first page this listener is the same.
  const first = useFound(searched, attempts[0]?.values, { after: undefined, onFailure });
  const state = useFound(searched, values, { after: pages.after, size, onFailure });
  const page = pages.ofQuery(state, size);
  const rows = acceptedOf(page.rows, accepts);
  const isVain = state.status === 'ready' && rows.length === 0;
  const tryAt = (attempt: number) => {
    pages.toFirst();
    setTried(attempt);
  };
  if (tried > 0 && plan && first.status === 'ready' && acceptedOf(first.data.rows, plan.accepts).length > 0) {
    tryAt(0);
  } else if (isVain && page.onSkip) page.onSkip();
  else if (isVain && page.page === 1 && tried + 1 < attempts.length) tryAt(tried + 1);
  /** `isSimilar`: nothing matches, and the rows are similar. */
  return { ...page, rows, state, isSimilar: isSimilar && rows.length > 0 };
}
