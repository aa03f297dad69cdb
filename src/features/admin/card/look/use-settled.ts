import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Milliseconds that a card must have stood still, in view and unchanged before it can be decided. */
export const SETTLE_MS = 400;

/** Milliseconds from a decision to the next: a second press of impatience is meant for the card that has gone. */
export const AFTER_DECISION_MS = 1000;

/** Milliseconds between two looks at where the card stands. */
const SAMPLE_MS = 100;

/** So many samples missing: the window was hidden, or the page did not draw. */
const MISSED_SAMPLES = 10;

export interface Settled {
  /** For a press on a button, which must not have moved under the pointer. */
  readonly isForPointer: boolean;
  /** For a key, which means the card wherever its buttons stand. */
  readonly isForKey: boolean;
}

export interface SettledOptions {
  readonly card: RefObject<HTMLElement | null>;
  readonly buttons: RefObject<HTMLElement | null>;
  /** When any card was decided last, as of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
}

const NOT_SETTLED: Settled = { isForKey: false, isForPointer: false };

interface Watched {
  readonly place: string;
  /** Milliseconds, as of `performance.now()`. */
  readonly since: number;
}

function placeOf(element: HTMLElement | null): string {
  if (!element) return '';
  const { left, top, width } = element.getBoundingClientRect();
  return [left, top, width].map(Math.round).join(' ');
}

/** Whether half of the element can be seen, or a quarter of a window full of it. */
export function isInView(element: HTMLElement | null): boolean {
  if (!element || document.hidden) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return seen >= Math.min(height / 2, window.innerHeight / 4);
}

/** Follows one card: when it, or its buttons, moved or changed last. */
function createWatch({ card, buttons, decidedAt }: SettledOptions) {
  const start = performance.now();
  let shown = '';
  let ofCard: Watched = { place: '', since: start };
  let ofButtons: Watched = { place: '', since: start };
  let sampledAt = start;
  const follow = (watched: Watched, place: string, now: number): Watched =>
    place === watched.place ? watched : { place, since: now };
  return (content: string): Settled => {
    const now = performance.now();
    const wasAway = now - sampledAt > SAMPLE_MS * MISSED_SAMPLES;
    sampledAt = now;
    ofCard = follow(ofCard, placeOf(card.current), now);
    ofButtons = follow(ofButtons, placeOf(buttons.current), now);
    if (content !== shown || wasAway || !isInView(card.current)) {
      shown = content;
      ofCard = { ...ofCard, since: now };
    }
    const isForKey = now - ofCard.since >= SETTLE_MS && now - decidedAt.current >= AFTER_DECISION_MS;
    return { isForKey, isForPointer: isForKey && now - ofButtons.since >= SETTLE_MS };
  };
}

/**
 * Whether an officer can have seen what a card shows: it has stood still and in view for a moment.
 * @param content what the card shows; another content is to be looked at anew.
 * @returns what was so at the last look, and `look`, which looks again at once.
 */
export function useSettled(
  options: SettledOptions,
  content: string,
): Settled & { readonly look: () => Settled } {
  const [watch] = useState(() => createWatch(options));
  const [latest, setLatest] = useState({ ...NOT_SETTLED, content });
  const look = useCallback(() => {
    const seen = watch(content);
    setLatest((known) =>
      known.isForKey === seen.isForKey &&
      known.isForPointer === seen.isForPointer &&
      known.content === content
        ? known
        : { ...seen, content },
    );
    return seen;
  }, [watch, content]);
  useEffect(() => {
    const timer = setInterval(look, SAMPLE_MS);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [look]);
  return { ...(latest.content === content ? latest : NOT_SETTLED), look };
}
