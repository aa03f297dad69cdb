import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Milliseconds for which a card must be in view, unmoved and unchanged before it can be decided. */
export const STABLE_MS = 400;

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

export interface Readiness {
  /** Whether the card has been in place long enough, which is sufficient for keys. */
  readonly isInPlace: boolean;
  /** Whether its buttons have not moved either, as required for a pointer. */
  readonly isUnderPointer: boolean;
  /** Whether its content has been unchanged for a moment. */
  readonly isRead: boolean;
}

const NOT_READY: Readiness = { isInPlace: false, isUnderPointer: false, isRead: false };

interface WatchedElements {
  readonly card: RefObject<HTMLElement | null>;
  readonly buttons: RefObject<HTMLElement | null>;
  /** When any card was last decided, in the time of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
}

function placeOf({ current: element }: RefObject<HTMLElement | null>): string {
  if (!element) return '';
  const { left, top, width } = element.getBoundingClientRect();
  return [left, top, width].map(Math.round).join(' ');
}

/** Returns whether half of the element, or a quarter of the window's height of it, is visible. */
export function isInView(element: HTMLElement | null): boolean {
  if (!element || document.hidden) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height / 2, window.innerHeight / 4);
}

/** Tracks when one card, or its buttons, last moved or changed. */
function createWatch({ card, buttons, decidedAt }: WatchedElements) {
  const start = performance.now();
  let shown = { content: '', question: '' };
  let ofCard = { place: '', since: start };
  let ofButtons = { place: '', since: start };
  let changedAt = start;
  let sampledAt = start;
  let isVisible = false;
  const follow = (watched: typeof ofCard, place: string, now: number) =>
    place === watched.place ? watched : { place, since: now };
  const check = (content: string, question: string): Readiness => {
    const now = performance.now();
    const wasVisible = isVisible && now - sampledAt <= AWAY_MS;
    sampledAt = now;
    ofCard = follow(ofCard, placeOf(card), now);
    ofButtons = follow(ofButtons, placeOf(buttons), now);
    isVisible = isInView(card.current);
    // A new question must be read first; one that disappears was answered by the admin.
    const isAskedAnew = question !== '' && question !== shown.question;
    if (isAskedAnew || !wasVisible || !isVisible) ofCard = { ...ofCard, since: now };
    if (content !== shown.content) changedAt = now;
    shown = { content, question };
    const isInPlace = now - ofCard.since >= STABLE_MS && now - decidedAt.current >= AFTER_DECISION_MS;
    return {
      isInPlace,
      isUnderPointer: isInPlace && now - ofButtons.since >= STABLE_MS,
      isRead: now - changedAt >= STABLE_MS,
    };
  };
  /** Records the card's position after the admin moved it. */
  const followCard = () => {
    ofCard = { ...ofCard, place: placeOf(card) };
  };
  return { check, followCard };
}

/**
 * Returns whether an admin can have read a card, which must have been in view and unmoved for a moment.
 * @param content what the card shows of the guide.
 * @param question what it asks the admin; '' for none.
 * @returns the state at the last check; `check`, which checks again immediately; and `move`, which runs an
 * action of the admin that moves the card without resetting its state. For a pointer the buttons must
 * still stop moving.
 */
export function useReadiness(elements: WatchedElements, content: string, question: string) {
  const [watch] = useState(() => createWatch(elements));
  const [latest, setLatest] = useState({ ...NOT_READY, content, question });
  const check = useCallback(() => {
    const next = { ...watch.check(content, question), content, question };
    setLatest((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    return next;
  }, [watch, content, question]);
  const move = (act: () => void) => {
    // Detects earlier movement first, which was not caused by the admin.
    check();
    act();
    watch.followCard();
  };
  useEffect(() => {
    const timer = setInterval(check, SAMPLE_MS);
    window.addEventListener('scroll', check, { capture: true, passive: true });
    // Checks when the page is hidden and when it is shown: there may be no other check in between.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('scroll', check, { capture: true });
    };
  }, [check]);
  const isRead = latest.isRead && latest.content === content;
  return { ...(latest.question === question ? { ...latest, isRead } : NOT_READY), check, move };
}
