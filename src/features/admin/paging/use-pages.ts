import { useState } from 'react';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import type { Cursor, Found, Live, Row } from '../../../firebase/firestore/live.ts';

const NONE: readonly never[] = [];

/** A page of a list with the steps to its neighbours; undefined where there is none. */
export interface PageOf<T> {
  readonly rows: readonly Row<T>[];
  /** From 1. */
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export interface Pages {
  /** Where the page before ended; undefined: the first page. */
  readonly after: Cursor | undefined;
  /** The present page of a query that reads one page; without rows while it is not read. */
  readonly ofQuery: <T>(state: Live<Found<T>>) => PageOf<T>;
  readonly previous: () => void;
  readonly toFirst: () => void;
}

/** Pages of a list, by cursors. */
export function usePages(): Pages {
  const [ends, setEnds] = useState<readonly Cursor[]>([]);
  const after = ends.at(-1);
  const previous = () => setEnds((known) => known.slice(0, -1));
  return {
    after,
    ofQuery: (state) => {
      const found = state.status === 'ready' ? state.data : undefined;
      const end = found?.count === PAGE_SIZE ? found.last : undefined;
      return {
        rows: found?.rows ?? NONE,
        page: ends.length + 1,
        onPrevious: after && previous,
        onNext: end && (() => setEnds((known) => [...known, end])),
      };
    },
    previous,
    toFirst: () => setEnds([]),
  };
}
