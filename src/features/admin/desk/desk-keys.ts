/**
 * The list of requests by keyboard. The list is a feed (WAI-ARIA): arrows or page keys move from row
 * to row, and the row with the focus has its card open. Row and card, while one of them has the focus
 * itself, also take the single keys that the buttons of the card name in `aria-keyshortcuts`; nowhere
 * else do single keys mean anything (WCAG 2.1.4).
 */
import type { KeyboardEvent } from 'react';

/** Marks the row of a pending request; its value is the request's id. */
export const PENDING_CARD = 'data-pending-card';

/** As `aria-keyshortcuts` of the buttons say. The digits from 1 add the reasons. */
export const DESK_KEYS = { approve: 'A', reject: 'R', reopen: 'U', journal: 'J' } as const;

/** What the keys of a card call; a key whose function is missing does nothing. */
export interface CardShortcuts {
  readonly approve?: (() => void) | undefined;
  readonly reject?: (() => void) | undefined;
  readonly reopen?: (() => void) | undefined;
  readonly openJournal?: (() => void) | undefined;
  /** Whether the card has just opened automatically: keys are ignored then, since they were meant for something else. */
  readonly isHeld?: (() => boolean) | undefined;
  /** What the keys 1, 2, … call. */
  readonly digits?: readonly (() => void)[] | undefined;
}

/** The letter or digit by its place on the keyboard, since a Georgian layout has other letters there. */
export function keyOf({ code }: { readonly code: string }): string | undefined {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1];
}

function functionOf(key: string, shortcuts: CardShortcuts): (() => void) | undefined {
  switch (key) {
    case DESK_KEYS.approve:
      return shortcuts.approve;
    case DESK_KEYS.reject:
      return shortcuts.reject;
    case DESK_KEYS.reopen:
      return shortcuts.reopen;
    case DESK_KEYS.journal:
      return shortcuts.openJournal;
    default:
      return shortcuts.digits?.[Number(key) - 1];
  }
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Calls what the key stands for, once for each time it is pressed: a key that is held down moves the focus
 * on, and would decide one card after the other. The feed's handler leaves an event alone that was handled here.
 */
function callShortcut(event: KeyboardEvent<HTMLElement>, shortcuts: CardShortcuts): void {
  if (event.repeat) return;
  const key = keyOf(event.nativeEvent);
  const called = key === undefined ? undefined : functionOf(key, shortcuts);
  if (!called) return;
  event.preventDefault();
  if (!shortcuts.isHeld?.()) called();
}

/**
 * Handles a key pressed on a row or a card, or within it.
 * @param leave where Escape leads to from within it.
 */
export function onCardKey(
  event: KeyboardEvent<HTMLElement>,
  shortcuts: CardShortcuts,
  leave: () => void = () => undefined,
): void {
  const { currentTarget: card, target } = event;
  if (hasModifier(event) || !(target instanceof Node)) return;
  // A dialog of the card is not within it.
  if (event.key === 'Escape' && card.contains(target)) leave();
  else if (target === card) callShortcut(event, shortcuts);
}

/** The DOM id of the row of a request. */
export function rowId(requestId: string): string {
  return `request-${requestId}`;
}

/** The DOM id of what is left of a request that was just decided. */
export function decidedId(requestId: string): string {
  return `decided-${requestId}`;
}

/** The DOM id of the name at the head of the open card of a request. */
export function nameId(requestId: string): string {
  return `request-name-${requestId}`;
}

/** Moves the focus to the row of this request, wherever its card is. */
export function focusRow(requestId: string): void {
  document.getElementById(rowId(requestId))?.focus();
}

function cardsOf(feed: Element): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>('article')];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

function neighbourOf(cards: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : cards[Math.max(0, index + step)];
}

/**
 * Handles a key pressed on the feed or on one of its cards.
 * @param shortcuts what reopens the last decision; without it where there is none.
 */
export function onFeedKey(
  event: KeyboardEvent<HTMLElement>,
  shortcuts: Pick<CardShortcuts, 'reopen' | 'isHeld'>,
): void {
  const { currentTarget: feed, target } = event;
  if (event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)) return;
  const cards = cardsOf(feed);
  const index = cards.indexOf(target);
  if (index === -1 && target !== feed) return;
  const next = neighbourOf(cards, index, event.key);
  if (next) {
    event.preventDefault();
    next.focus();
  } else callShortcut(event, shortcuts);
}

/** Moves the focus to the next pending card before this one is decided, or to the one before it. */
export function focusAfter(requestId: string, feed: HTMLElement | null): void {
  if (!feed) return;
  const pending = cardsOf(feed).filter((card) => card.hasAttribute(PENDING_CARD));
  const index = pending.findIndex((card) => card.getAttribute(PENDING_CARD) === requestId);
  (pending[index + 1] ?? pending[index - 1] ?? feed).focus();
}

/** Moves the focus to the card of this pending request, if it is there. */
export function focusCard(requestId: string, feed: HTMLElement | null): void {
  feed?.querySelector<HTMLElement>(`[${PENDING_CARD}="${requestId}"]`)?.focus();
}
