import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/live.ts';

/** Pages by cursors: where each page before the present one ended. */
export function usePaging() {
  const [ends, setEnds] = useState<readonly Cursor[]>([]);
  return {
    after: ends.at(-1),
    page: ends.length + 1,
    next: (end: Cursor) => setEnds((present) => [...present, end]),
    previous: () => setEnds((present) => present.slice(0, -1)),
    reset: () => setEnds([]),
  };
}
