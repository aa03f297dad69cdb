/** A tab's list of requests: one page of it, or what a search finds in all of it. */
import { useDeferredValue, useState } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { MAX_SEARCH_ROWS } from '../../../domain/limits.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { Live, Row } from '../../../firebase/firestore/live.ts';
import {
  useGuideProfilesOf,
  useRequests,
  type SortOrder,
} from '../../../firebase/firestore/verification-desk.ts';
import { usePages, type PageOf } from '../paging/use-pages.ts';
import { isFiltering, NO_FILTER, passesFilter, type RequestFilter } from './request-filter.ts';

type Requests = readonly Row<VerificationRequest>[];

/** `rows` are those to show. */
export interface RequestList extends PageOf<VerificationRequest> {
  readonly state: Live<Requests>;
  /** How many a search found; undefined when nothing is searched for. */
  readonly found: number | undefined;
  /** Whether the list has more rows than a search reads. */
  readonly isLimited: boolean;
  readonly filter: RequestFilter;
  readonly setFilter: (filter: RequestFilter) => void;
  readonly order: SortOrder;
  readonly setOrder: (order: SortOrder) => void;
}

const NO_REQUESTS: Requests = [];

/** @param onFailure called once per failure to read the list. */
export function useRequestList(status: RequestStatus, onFailure: () => void): RequestList {
  // Pending requests are worked through from the oldest; decided ones are looked up from the newest.
  const [order, setOrder] = useState<SortOrder>(status === 'pending' ? 'oldest' : 'newest');
  const [filter, setFilter] = useState(NO_FILTER);
  const pages = usePages();
  const appliedFilter = useDeferredValue(filter);
  const isSearch = isFiltering(appliedFilter);

  const state = useRequests(status, order, { after: pages.after, isSearch, onFailure });
  const rows = state.status === 'ready' ? state.data : NO_REQUESTS;
  const guides = useGuideProfilesOf(isSearch ? rows.map((row) => row.data.user_id) : []);

  // Everything on this page was decided: back to the one before.
  if (state.status === 'ready' && rows.length === 0 && pages.after && !isSearch) pages.previous();

  const found = isSearch
    ? rows.filter((row) => passesFilter(guides.rows.get(row.data.user_id)?.[0]?.data, appliedFilter))
    : undefined;
  return {
    ...(found ? pages.ofSearch(found) : pages.ofQuery(rows)),
    state,
    found: found?.length,
    isLimited: isSearch && rows.length === MAX_SEARCH_ROWS,
    filter,
    setFilter: (next) => {
      setFilter(next);
      pages.toFirstOfSearch();
    },
    order,
    setOrder: (next) => {
      setOrder(next);
      pages.toFirst();
    },
  };
}
