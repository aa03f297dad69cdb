/** A tab's list of requests: one page of it, or what a search finds in all of it. */
import { useDeferredValue, useState } from 'react';
import type { RequestStatus } from '../../domain/guide/guide-profile.ts';
import { MAX_SEARCH_ROWS, PAGE_SIZE } from '../../domain/limits.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import type { Live, Row } from '../../firebase/firestore/live.ts';
import {
  useGuideProfilesOf,
  useRequests,
  type SortOrder,
} from '../../firebase/firestore/verification-desk.ts';
import { isFiltering, NO_FILTER, passesFilter, type RequestFilter } from './request-filter.ts';
import { usePaging } from './use-paging.ts';

type Requests = readonly Row<VerificationRequest>[];

export interface RequestList {
  readonly state: Live<Requests>;
  /** The rows to show. */
  readonly rows: Requests;
  /** How many a search found; undefined when nothing is searched for. */
  readonly found: number | undefined;
  /** Whether there is more than a search looks through. */
  readonly isLimited: boolean;
  readonly filter: RequestFilter;
  readonly setFilter: (filter: RequestFilter) => void;
  readonly order: SortOrder;
  readonly setOrder: (order: SortOrder) => void;
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

const NONE: Requests = [];

export function useRequestList(status: RequestStatus): RequestList {
  // The queue is worked off from its old end; what is decided is looked up from the new one.
  const [order, setOrder] = useState<SortOrder>(status === 'pending' ? 'oldest' : 'newest');
  const [filter, setFilter] = useState(NO_FILTER);
  const [searchPage, setSearchPage] = useState(0);
  const paging = usePaging();
  const applied = useDeferredValue(filter);
  const isSearch = isFiltering(applied);

  const state = useRequests(status, order, { after: paging.after, isSearch });
  const rows = state.status === 'ready' ? state.data : NONE;
  const guides = useGuideProfilesOf(isSearch ? rows.map((row) => row.data.user_id) : []);

  // Everything of this page was decided: back to what is left.
  if (state.status === 'ready' && rows.length === 0 && paging.after && !isSearch) paging.previous();

  const common = {
    state,
    filter,
    setFilter: (next: RequestFilter) => {
      setFilter(next);
      setSearchPage(0);
    },
    order,
    setOrder: (next: SortOrder) => {
      setOrder(next);
      paging.reset();
    },
  };
  if (isSearch) {
    const found = rows.filter((row) => passesFilter(guides.rows.get(row.data.user_id)?.[0]?.data, applied));
    const shown = found.slice(searchPage * PAGE_SIZE, (searchPage + 1) * PAGE_SIZE);
    const hasMore = found.length > (searchPage + 1) * PAGE_SIZE;
    return {
      ...common,
      rows: shown,
      found: found.length,
      isLimited: rows.length === MAX_SEARCH_ROWS,
      page: searchPage + 1,
      onPrevious: searchPage > 0 ? () => setSearchPage(searchPage - 1) : undefined,
      onNext: hasMore ? () => setSearchPage(searchPage + 1) : undefined,
    };
  }
  const end = rows.length === PAGE_SIZE ? rows.at(-1)?.cursor : undefined;
  return {
    ...common,
    rows,
    found: undefined,
    isLimited: false,
    page: paging.page,
    onPrevious: paging.after ? paging.previous : undefined,
    onNext: end ? () => paging.next(end) : undefined,
  };
}
