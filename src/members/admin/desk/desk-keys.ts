/**
 * Keyboard control of the request list. The list is a feed (WAI-ARIA): arrows or page keys move from row
 * to row, and the focused row has its card open. While a row or card itself has the focus, it also
 * handles the single keys listed in `aria-keyshortcuts` of the card's buttons; single keys do nothing
 * elsewhere (WCAG 2.1.4).
 */
import type { KeyboardEvent } from 'react';

/** Marks the row of a pending request; its value is the request's id. */
export const PENDING_CARD = 'data-pending-card';

/** As listed in `aria-keyshortcuts` of buttons and note. The digits from 1 add the reasons. */
export const DESK_KEYS = { approve: 'A', reject: 'R', reopen: 'U', note: 'N', journal: 'J' } as const;

type KeyFunctions = { readonly [Name in keyof typeof DESK_KEYS]?: (() => void) | undefined };

/** The functions that a card's keys call; a key without a function does nothing. */
export interface CardShortcuts extends KeyFunctions {
  /**
   * Returns whether the card has just opened automatically: its keys are ignored then, because they were
   * meant for something else. Asked at every letter and digit, also those without a function.
   */
  readonly isHeld?: (() => boolean) | undefined;
  /** The functions for the keys 1, 2, …. */
  readonly digits?: readonly (() => void)[] | undefined;
}

/** The letter or digit by its place on the keyboard, since a Georgian layout has other letters there. */
export function keyOf({ code }: { readonly code: string }): string | undefined {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1];
}

const NAMES = ['approve', 'reject', 'reopen', 'note', 'journal'] as const;

function functionOf(key: string, shortcuts: CardShortcuts): (() => void) | undefined {
  const name = NAMES.find((one) => DESK_KEYS[one] === key);
  return name ? shortcuts[name] : shortcuts.digits?.[Number(key) - 1];
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Calls the function of a key once per press: a held key moves the focus on and would otherwise decide
 * one card after another. The feed's handler ignores events handled here.
 */
function callShortcut(event: KeyboardEvent<HTMLElement>, shortcuts: CardShortcuts): void {
  if (event.repeat) return;
  const key = keyOf(event.nativeEvent);
  if (key === undefined) return;
  const isHeld = shortcuts.isHeld?.() ?? false;
  const called = functionOf(key, shortcuts);
  if (!called) return;
  event.preventDefault();
  if (!isHeld) called();
}

/** Handles a key pressed on or inside a row or card. @param leave called for Escape pressed inside it. */
export function onCardKey(
  event: KeyboardEvent<HTMLElement>,
  shortcuts: CardShortcuts,
  leave: () => void = () => undefined,
): void {
  const { currentTarget: card, target } = event;
  if (hasModifier(event) || !(target instanceof Node)) return;
  // A dialog of the card is rendered outside it.
  if (event.key === 'Escape' && card.contains(target)) leave();
  else if (target === card) callShortcut(event, shortcuts);
}

/** Returns the DOM id of a request's row. */
export function rowId(requestId: string): string {
  return `request-${requestId}`;
}

/** Returns the DOM id of the bar that replaces a decided request. */
export function decidedId(requestId: string): string {
  return `decided-${requestId}`;
}

/** Returns the DOM id of the name at the head of a request's open card. */
export function nameId(requestId: string): string {
  return `request-name-${requestId}`;
}

/** Moves the focus to the row of this request, even if its card is elsewhere. */
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
 * Handles a key pressed on the feed or one of its cards.
 * @param shortcuts reopens the last decision; absent if there is none.
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

/**
 * Before this request is decided, moves the focus to the next pending card, or to the previous one at the
 * end.
 */
export function focusAfter(requestId: string, feed: HTMLElement | null): void {
  if (!feed) return;
  const pending = cardsOf(feed).filter((card) => card.hasAttribute(PENDING_CARD));
  const index = pending.findIndex((card) => card.getAttribute(PENDING_CARD) === requestId);
  (pending[index + 1] ?? pending[index - 1] ?? feed).focus();
}

/** Moves the focus to the card of this pending request, if it is rendered. */
export function focusCard(requestId: string, feed: HTMLElement | null): void {
  feed?.querySelector<HTMLElement>(`[${PENDING_CARD}="${requestId}"]`)?.focus();
}
