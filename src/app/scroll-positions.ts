/**
 * How far each entry of the history was scrolled. The browser cannot restore it by itself, because a
 * page arrives after its address; `ScrollRestoration` of React Router needs the data router.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels from the top by the router's key of the entry. */
type ScrollPositions = Map<string, number>;

const STATE_FIELD = 'scrollPositions';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

/** What was known when the current entry was opened; a document that was reloaded starts from it. */
function storedPositions(): ScrollPositions {
  const stored = historyState()[STATE_FIELD];
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return new Map(entries.flatMap(([key, top]) => (typeof top === 'number' ? [[key, top] as const] : [])));
}

/** Keeps the positions in the current entry, unless the address already belongs to the next one. */
function storePositions(positions: ScrollPositions, key: string): void {
  const state = historyState();
  if ((state['key'] ?? 'default') !== key) return;
  window.history.replaceState({ ...state, [STATE_FIELD]: Object.fromEntries(positions) }, '');
}

/**
 * Records how far the entry `key` is scrolled while `shownKey` says that its page is drawn: between two
 * pages the window may be shorter. Undefined before the first commit.
 */
export function useScrollPositions(
  key: string,
  shownKey: RefObject<string | undefined>,
): RefObject<ScrollPositions | undefined> {
  const positions = useRef<ScrollPositions>(undefined);
  // Ends with the page itself: a shorter next page would move the window before an effect runs.
  useLayoutEffect(() => {
    const known = (positions.current ??= storedPositions());
    storePositions(known, key);
    const record = () => {
      if (shownKey.current === key) known.set(key, window.scrollY);
    };
    // After a reload the browser restores the position of this entry by itself.
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
