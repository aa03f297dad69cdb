/** Searches by the attempts of a plan, one after the other, until one finds something. */
import { PAGE_SIZE } from '../../../domain/limits.ts';
import type { SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import type { Found, Live } from '../../../firebase/firestore/live.ts';
import { useFound, type Searched } from '../../../firebase/firestore/verification-desk.ts';
import { usePages, type PageOf } from '../paging/use-pages.ts';

interface WithWords {
  readonly search_words?: readonly string[] | undefined;
}

export interface SearchResults<Data> extends PageOf<Data> {
  readonly state: Live<Found<Data>>;
  /** Whether nothing matches, and the rows are similar. */
  readonly isSimilar: boolean;
}

type Accepts = SearchPlan['accepts'];

function acceptedOf<Row extends { readonly data: WithWords }>(rows: readonly Row[], accepts: Accepts): Row[] {
  return rows.filter(({ data }) => accepts(data.search_words ?? []));
}

function isEmpty(state: Live<Found<WithWords>>, accepts: Accepts): boolean {
  return (
    state.status === 'ready' &&
    state.data.count < PAGE_SIZE &&
    acceptedOf(state.data.rows, accepts).length === 0
  );
}

const EVERYTHING: Accepts = () => true;

/**
 * Starts with the narrowest query: pairs of words are indexed. If it finds nothing, queries by one word and filters by
 * the others here; then by the beginning of a word, for names with a typing error.
 * @param plan undefined for all documents.
 */
export function useSearchAttempts<Data extends WithWords>(
  searched: Searched<Data>,
  plan: SearchPlan | undefined,
  onFailure: () => void,
): SearchResults<Data> {
  const pages = usePages();
  const [narrow, wide] = plan?.attempts ?? [];
  const accepts = plan?.accepts ?? EVERYTHING;
  const start = { after: undefined, onFailure };
  // Listeners to the same words are shared.
  const first = useFound(searched, narrow, start);
  const exact = wide !== undefined && isEmpty(first, accepts) ? wide : narrow;
  const second = useFound(searched, exact, start);
  const similar = isEmpty(second, accepts) ? plan?.similar : undefined;
  const state = useFound(searched, similar?.values ?? exact, { after: pages.after, onFailure });
  const page = pages.ofQuery(state);
  const rows = acceptedOf(page.rows, similar?.accepts ?? accepts);
  return { ...page, rows, state, isSimilar: similar !== undefined && rows.length > 0 };
}
