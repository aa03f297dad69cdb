import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Milliseconds for which a card must be in view, unmoved and unchanged before it can be decided. */
export const SETTLE_MS = 400;

/**
 * Minimum milliseconds between two decisions: an impatient second press is not meant for the next card.
 */
export const AFTER_DECISION_MS = 1000;

/** Milliseconds in which a letter does nothing to a card that opened automatically: someone may be typing. */
export const BY_ITSELF_MS = 1000;

/**
 * Returns whether a card opened or the focus moved without a user action, and no second has passed without a key
 * since. Called at every key, so that the rest of a word that somebody is typing does nothing either.
 * @param turnedAt when a card last opened, or the focus last moved, without a user action, in the time of
 * `performance.now()`.
 */
export function holdsKeys(turnedAt: RefObject<number>): boolean {
  const now = performance.now();
  const isHeld = now - turnedAt.current < BY_ITSELF_MS;
  if (isHeld) turnedAt.current = now;
  return isHeld;
}

/** Milliseconds between two checks of the card's position. */
const SAMPLE_MS = 100;

/**
 * After this many milliseconds without a check the page counts as inactive. Browsers slow the timers of
 * background windows to once a second, even if they do not count as hidden; with a shorter limit their
 * cards would never become ready.
 */
const AWAY_MS = 3000;

export interface Settled {
  /**
   * Whether the card has been in place long enough. Sufficient for keyboard shortcuts, which do not
   * depend on the position of the buttons.
   */
  readonly isInPlace: boolean;
  /** Whether its buttons have not moved either, as required for a pointer. */
  readonly isUnderPointer: boolean;
  /** Whether its content has been unchanged for a moment. */
  readonly isRead: boolean;
}

export interface SettledOptions {
  readonly card: RefObject<HTMLElement | null>;
  readonly buttons: RefObject<HTMLElement | null>;
  /** When any card was last decided, in the time of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
}

const NOT_SETTLED: Settled = { isInPlace: false, isUnderPointer: false, isRead: false };

interface Watched {
  readonly place: string;
  /** Milliseconds, in the time of `performance.now()`. */
  readonly since: number;
}

function placeOf(element: HTMLElement | null): string {
  if (!element) return '';
  const { left, top, width } = element.getBoundingClientRect();
  return [left, top, width].map(Math.round).join(' ');
}

/** Returns whether half of the element, or a quarter of the window's height of it, is visible. */
export function isInView(element: HTMLElement | null): boolean {
  if (!element || document.hidden) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return seen >= Math.min(height / 2, window.innerHeight / 4);
}

/** The visible content of a card. */
interface Sight {
  /** A change must be read again. */
  readonly content: string;
  /**
   * The question to the admin, '' for none. A new question must be read first; a question only disappears
   * by the admin's own action.
   */
  readonly question: string;
}

function asksAnew({ question }: Sight, known: Sight): boolean {
  return question !== '' && question !== known.question;
}

interface Watch {
  readonly look: (sight: Sight) => Settled;
  /** Records the card's position after the admin moved it. */
  readonly followCard: () => void;
}

/** Tracks when one card, or its buttons, last moved or changed. */
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
 * Returns whether an admin can have read a card, which must have been in view and unmoved for a moment.
 * @param content what the card shows of the guide.
 * @param question what it asks the admin; '' for none.
 * @returns the state at the last check; `look`, which checks again immediately; and `move`, which runs an
 * action of the admin that moves the card without resetting its state. For a pointer the buttons must
 * still stop moving.
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
    // Detects earlier movement first, which was not caused by the admin.
    look();
    act();
    watch.followCard();
  };
  useEffect(() => {
    const timer = setInterval(look, SAMPLE_MS);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    // Checks when the page is hidden and when it is shown: there may be no other check in between.
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
