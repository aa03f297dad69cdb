import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Milliseconds that a card must have stood still, in view and unchanged before it can be decided. */
export const SETTLE_MS = 400;

/** Milliseconds from a decision to the next: a second press of impatience is meant for the card that has gone. */
export const AFTER_DECISION_MS = 1000;

/** Milliseconds in which a letter does nothing to a card that opened automatically: someone may be typing. */
export const BY_ITSELF_MS = 1000;

/** @param turnedAt when a card last opened, or the focus last moved, without a user action, as of `performance.now()`. */
export function cameByItself(turnedAt: RefObject<number>): boolean {
  return performance.now() - turnedAt.current < BY_ITSELF_MS;
}

/** Milliseconds between two looks at where the card is. */
const SAMPLE_MS = 100;

/**
 * Milliseconds without a look after which the page was away. Of a window behind others browsers let clocks run once in a
 * second, also where it does not count as hidden: its cards would never be ready.
 */
const AWAY_MS = 3000;

export interface Settled {
  /** Whether the card is in place: enough for a keyboard shortcut, wherever its buttons are. */
  readonly isInPlace: boolean;
  /** Whether its buttons have not moved under the pointer either. */
  readonly isUnderPointer: boolean;
  /** Whether what it says of the guide has stood there for a moment. */
  readonly isRead: boolean;
}

export interface SettledOptions {
  readonly card: RefObject<HTMLElement | null>;
  readonly buttons: RefObject<HTMLElement | null>;
  /** When any card was decided last, as of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
}

const NOT_SETTLED: Settled = { isInPlace: false, isUnderPointer: false, isRead: false };

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
  /** Another content is to be looked at again. */
  readonly content: string;
  /** What the admin is asked, '' for nothing: a question is to be read first, that it goes away is the admin's doing. */
  readonly question: string;
}

function asksAnew({ question }: Sight, known: Sight): boolean {
  return question !== '' && question !== known.question;
}

interface Watch {
  readonly look: (sight: Sight) => Settled;
  /** The card is where it was brought by the admin. */
  readonly followCard: () => void;
}

/** Follows one card: when it, or its buttons, moved or changed last. */
function createWatch({ card, buttons, decidedAt }: SettledOptions): Watch {
  const start = performance.now();
  let shown: Sight = { content: '', question: '' };
  let ofCard: Watched = { place: '', since: start };
  let ofButtons: Watched = { place: '', since: start };
  let writtenAt = start;
  let sampledAt = start;
  let isSeen = false;
  const follow = (watched: Watched, place: string, now: number): Watched =>
    place === watched.place ? watched : { place, since: now };
  const look = (sight: Sight): Settled => {
    const now = performance.now();
    const wasAway = now - sampledAt > AWAY_MS;
    sampledAt = now;
    ofCard = follow(ofCard, placeOf(card.current), now);
    ofButtons = follow(ofButtons, placeOf(buttons.current), now);
    const wasSeen = isSeen && !wasAway;
    isSeen = isInView(card.current);
    if (asksAnew(sight, shown) || !wasSeen || !isSeen) ofCard = { ...ofCard, since: now };
    if (sight.content !== shown.content) writtenAt = now;
    shown = sight;
    const isInPlace = now - ofCard.since >= SETTLE_MS && now - decidedAt.current >= AFTER_DECISION_MS;
    return {
      isInPlace,
      isUnderPointer: isInPlace && now - ofButtons.since >= SETTLE_MS,
      isRead: now - writtenAt >= SETTLE_MS,
    };
  };
  const followCard = () => {
    ofCard = { ...ofCard, place: placeOf(card.current) };
  };
  return { look, followCard };
}

function isSame(one: Settled & Sight, other: Settled & Sight): boolean {
  return (
    one.isInPlace === other.isInPlace &&
    one.isUnderPointer === other.isUnderPointer &&
    one.isRead === other.isRead &&
    one.content === other.content &&
    one.question === other.question
  );
}

/**
 * Whether an admin can have seen what a card shows: it has stood still and in view for a moment.
 * @param content what the card shows of the guide.
 * @param question what it asks the admin; '' for nothing.
 * @returns what was so at the last look; `look`, which looks again at once; and `move` for what the admin does to the
 * card: where it is after that it has been seen. Under a pointer the buttons must have stood still all the same.
 */
export function useSettled(
  options: SettledOptions,
  content: string,
  question: string,
): Settled & { readonly look: () => Settled; readonly move: (act: () => void) => void } {
  const [watch] = useState(() => createWatch(options));
  const [latest, setLatest] = useState<Settled & Sight>({ ...NOT_SETTLED, content, question });
  const look = useCallback(() => {
    const seen = watch.look({ content, question });
    setLatest((known) =>
      isSame(known, { ...seen, content, question }) ? known : { ...seen, content, question },
    );
    return seen;
  }, [watch, content, question]);
  const move = (act: () => void) => {
    // What moved it before is not the admin's doing.
    look();
    act();
    watch.followCard();
  };
  useEffect(() => {
    const timer = setInterval(look, SAMPLE_MS);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    // As it goes and as it comes: between the two there may be no other look.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [look]);
  const isAnswered = latest.question === question;
  const isRead = latest.isRead && latest.content === content;
  return { ...(isAnswered ? { ...latest, isRead } : NOT_SETTLED), look, move };
}
