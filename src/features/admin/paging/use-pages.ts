import { useState } from 'react';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import type { Cursor, Found, Live, Row } from '../../../firebase/firestore/live.ts';

const NONE: readonly never[] = [];

/** After which document each page starts, up to the current one. */
const FIRST: readonly (Cursor | undefined)[] = [undefined];

/** A page of a list with the functions to go to its neighbours; undefined if there is none. */
export interface PageOf<T> {
  readonly rows: readonly Row<T>[];
  /** Starts at 1. */
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Lets the page begin after its present rows, because none of them is to be shown. */
  readonly onSkip: (() => void) | undefined;
}

export interface Pages {
  /** Cursor after which the page starts; undefined for the first page. */
  readonly after: Cursor | undefined;
  /**
   * Returns the current page from the state of its query; no rows while it is loading.
   * @param size of a full page.
   */
  readonly ofQuery: <T>(state: Live<Found<T>>, size?: number) => PageOf<T>;
  readonly previous: () => void;
  readonly toFirst: () => void;
}

/** Splits a list into pages by cursors. */
export function usePages(): Pages {
  const [starts, setStarts] = useState(FIRST);
  const after = starts.at(-1);
  const previous = () => setStarts((known) => known.slice(0, -1));
  return {
    after,
    ofQuery: (state, size = PAGE_SIZE) => {
      const found = state.status === 'ready' ? state.data : undefined;
      const end = found?.count === size ? found.last : undefined;
      return {
        rows: found?.rows ?? NONE,
        page: starts.length,
        onPrevious: starts.length > 1 ? previous : undefined,
        onNext: end && (() => setStarts((known) => [...known, end])),
        onSkip: end && (() => setStarts((known) => [...known.slice(0, -1), end])),
      };
    },
    previous,
    toFirst: () => setStarts(FIRST),
  };
}
