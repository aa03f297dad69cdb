import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../browser/focus-page.ts';

/** An action whose success removes the button that started it. */
export interface Outcome {
  /** Call when the action starts. */
  readonly expect: () => void;
  /** Call when the action failed. */
  readonly forget: () => void;
}

/**
 * Focuses the status text after the user's own action has changed the state, because its button has
 * disappeared. Changes by others do not move the focus.
 * @param state the state that the action changes.
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
  const outcome = useMemo<Outcome>(
    () => ({
      expect: () => {
        isExpected.current = true;
      },
      forget: () => {
        isExpected.current = false;
      },
    }),
    [],
  );
  return { words, outcome };
}
