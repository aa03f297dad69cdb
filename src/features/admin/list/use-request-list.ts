/** A tab's list of requests, page by page. */
import { useState } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { useRequests, type DeskPage, type SortOrder } from '../../../firebase/firestore/verification-desk.ts';
import type { Live } from '../../../firebase/firestore/live.ts';
import { usePages, type PageOf } from '../paging/use-pages.ts';
import type { DeskRequestData } from '../desk/desk-state.ts';

/** Not a stored value, because '' means "not chosen". */
export const ANY_PROFESSION = 'any';

/** `rows` are the requests to show. */
export interface RequestList extends PageOf<DeskRequestData> {
  readonly state: Live<DeskPage>;
  /** A stored profession, '' for none, or `ANY_PROFESSION`. */
  readonly profession: string;
  readonly setProfession: (profession: string) => void;
  readonly order: SortOrder;
  readonly setOrder: (order: SortOrder) => void;
}

/** @param onFailure called once per failure to read the list. */
export function useRequestList(status: RequestStatus, onFailure: () => void): RequestList {
  // Pending requests are processed oldest first; decided ones are looked up newest first.
  const [order, setOrder] = useState<SortOrder>(status === 'pending' ? 'oldest' : 'newest');
  const [profession, setProfession] = useState(ANY_PROFESSION);
  const pages = usePages();
  const state = useRequests(
    { status, order, ...(profession === ANY_PROFESSION ? {} : { profession }) },
    { after: pages.after, onFailure },
  );

  // Everything on this page was decided: go back one page.
  if (state.status === 'ready' && state.data.count === 0 && pages.after) pages.previous();

  return {
    ...pages.ofQuery(state),
    state,
    profession,
    setProfession: (next) => {
      setProfession(next);
      pages.toFirst();
    },
    order,
    setOrder: (next) => {
      setOrder(next);
      pages.toFirst();
    },
  };
}
