/**
 * Scroll restoration: the scroll position of each history entry. The browser cannot restore it, because a
 * page renders after its address has changed; `ScrollRestoration` of React Router needs the data router.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { saveNumbers, numbersOfEntry } from '../../browser/history-entry.ts';

/** Pixels from the top by the router's key of the entry. */
type ScrollPositions = Map<string, number>;

/** Each entry holds the positions known when it was opened; a reloaded document starts from them. */
const STATE_FIELD = 'scrollPositions';

/**
 * Records the scroll position of the entry `key` while `shownKey` is the entry whose page is rendered:
 * between two pages the window may be shorter. Undefined before the first commit.
 */
export function useScrollPositions(
  key: string,
  shownKey: RefObject<string | undefined>,
): RefObject<ScrollPositions | undefined> {
  const positions = useRef<ScrollPositions>(undefined);
  // Removed together with the page: a shorter next page would change the scroll position before an effect
  // runs.
  useLayoutEffect(() => {
    const known = (positions.current ??= new Map(numbersOfEntry(STATE_FIELD, key)));
    saveNumbers(STATE_FIELD, key, known);
    const record = () => {
      if (shownKey.current === key) known.set(key, window.scrollY);
    };
    // After a reload the browser restores the position of this entry automatically.
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, [key, shownKey]);
  return positions;
}
