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

/** What there is to see on a card. */
interface Sight {
  /** Another content is to be looked at anew. */
  readonly content: string;
  /** What the officer is asked, '' for nothing: a question is to be read first, that it goes away is the officer's doing. */
  readonly question: string;
}

function isNew({ content, question }: Sight, known: Sight): boolean {
  return content !== known.content || (question !== '' && question !== known.question);
}

interface Watch {
  readonly look: (sight: Sight) => Settled;
  /** The card stands where it was brought by the officer. */
  readonly followCard: () => void;
}

/** Follows one card: when it, or its buttons, moved or changed last. */
function createWatch({ card, buttons, decidedAt }: SettledOptions): Watch {
  const start = performance.now();
  let shown: Sight = { content: '', question: '' };
  let ofCard: Watched = { place: '', since: start };
  let ofButtons: Watched = { place: '', since: start };
  let sampledAt = start;
  const follow = (watched: Watched, place: string, now: number): Watched =>
    place === watched.place ? watched : { place, since: now };
  const look = (sight: Sight): Settled => {
    const now = performance.now();
    const wasAway = now - sampledAt > SAMPLE_MS * MISSED_SAMPLES;
    sampledAt = now;
    ofCard = follow(ofCard, placeOf(card.current), now);
    ofButtons = follow(ofButtons, placeOf(buttons.current), now);
    if (isNew(sight, shown) || wasAway || !isInView(card.current)) ofCard = { ...ofCard, since: now };
    shown = sight;
    const isForKey = now - ofCard.since >= SETTLE_MS && now - decidedAt.current >= AFTER_DECISION_MS;
    return { isForKey, isForPointer: isForKey && now - ofButtons.since >= SETTLE_MS };
  };
  const followCard = () => {
    ofCard = { ...ofCard, place: placeOf(card.current) };
  };
  return { look, followCard };
}

/**
 * Whether an officer can have seen what a card shows: it has stood still and in view for a moment.
 * @param content what the card shows of the guide.
 * @param question what it asks the officer; '' for nothing.
 * @returns what was so at the last look; `look`, which looks again at once; and `move` for what the officer does to the
 * card: where it stands after that it has been seen. Under a pointer the buttons must have stood still all the same.
 */
export function useSettled(
  options: SettledOptions,
  content: string,
  question: string,
): Settled & { readonly look: () => Settled; readonly move: (act: () => void) => void } {
  const [watch] = useState(() => createWatch(options));
  const sight = JSON.stringify([content, question]);
  const [latest, setLatest] = useState({ ...NOT_SETTLED, sight });
  const look = useCallback(() => {
    const seen = watch.look({ content, question });
    setLatest((known) =>
      known.isForKey === seen.isForKey && known.isForPointer === seen.isForPointer && known.sight === sight
        ? known
        : { ...seen, sight },
    );
    return seen;
  }, [watch, content, question, sight]);
  const move = (act: () => void) => {
    // What moved it before is not the officer's doing.
    look();
    act();
    watch.followCard();
  };
  useEffect(() => {
    const timer = setInterval(look, SAMPLE_MS);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [look]);
  return { ...(latest.sight === sight ? latest : NOT_SETTLED), look, move };
}
