import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../browser/focus-page.ts';

/** An action whose success takes away the button that it was started by. */
export interface Outcome {
  /** Called as the action starts. */
  readonly expect: () => void;
  /** Called where it came to nothing. */
  readonly forget: () => void;
}

/**
 * Gives the focus to the words that say how things stand, once an own action has changed them: its
 * button went away, and people continue from there. What others change leaves the focus alone.
 * @param state what the action changes.
 */
export function useOutcomeFocus<Words extends HTMLElement>(
  state: unknown,
): { readonly words: RefObject<Words | null>; readonly outcome: Outcome } {
  const words = useRef<Words>(null);
  const isExpected = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (!isExpected.current) return;
    isExpected.current = false;
    if (isFocusLost()) words.current?.focus();
  }, [state]);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  const forget = useCallback(() => {
    isExpected.current = false;
  }, []);
  const outcome = useMemo(() => ({ expect, forget }), [expect, forget]);
  return { words, outcome };
}
