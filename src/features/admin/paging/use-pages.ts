import { useState } from 'react';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import type { Cursor, Found, Live, Row } from '../../../firebase/firestore/live.ts';

const NONE: readonly never[] = [];

/** A page of a list with the functions to go to its neighbours; undefined if there is none. */
export interface PageOf<T> {
  readonly rows: readonly Row<T>[];
  /** Starts at 1. */
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export interface Pages {
  /** Cursor after which the page starts; undefined for the first page. */
  readonly after: Cursor | undefined;
  /** Returns the current page from the state of its query; no rows while it is loading. */
  readonly ofQuery: <T>(state: Live<Found<T>>) => PageOf<T>;
  readonly previous: () => void;
  readonly toFirst: () => void;
}

/** Splits a list into pages by cursors. */
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
