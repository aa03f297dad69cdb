/**
 * The queue by keyboard. The list is a feed (WAI-ARIA): arrows or page keys go from card to card. A
 * card that has the focus itself also takes the single keys that its buttons name in
 * `aria-keyshortcuts`; nowhere else do single keys mean anything (WCAG 2.1.4).
 */
import type { KeyboardEvent } from 'react';

/** Marks a card that waits for a decision; its value is the request's id. */
export const OPEN_CARD = 'data-open-card';

/** Marks the button that takes the last decision back. */
export const LAST_UNDO = 'data-last-undo';

/** What `aria-keyshortcuts` of the cards' buttons say. */
export const DESK_KEYS = { approve: 'A', reject: 'R', undo: 'U', journal: 'J' } as const;

function cardsOf(feed: Element): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>('article')];
}

/** The key as the buttons name it: by its place, since a Georgian layout has other letters on it. */
function shortcutOf({ code }: { readonly code: string }): string | undefined {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

function neighbour(cards: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return cards[Math.max(0, from + step)];
}

/** Handles a key pressed anywhere in the feed. */
export function onFeedKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: feed, target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const cards = cardsOf(feed);
  const card = cards.find((one) => one.contains(target));
  if (card && card !== target) {
    // Out of the note or off a button, back to the card.
    if (key === 'Escape') card.focus();
    return;
  }
  if (!card && target !== feed) return;
  const next = neighbour(cards, card ? cards.indexOf(card) : -1, key);
  const shortcut = next ? undefined : shortcutOf(event.nativeEvent);
  const button = shortcut === undefined ? undefined : buttonFor(shortcut, card, feed);
  if (!next && !button) return;
  event.preventDefault();
  next?.focus();
  button?.click();
}

/** The card's own button; the last decision can be taken back from anywhere in the feed. */
function buttonFor(shortcut: string, card: Element | undefined, feed: Element): HTMLElement | null {
  const own = card?.querySelector<HTMLElement>(`[aria-keyshortcuts="${shortcut}"]`) ?? null;
  return own ?? (shortcut === DESK_KEYS.undo ? feed.querySelector<HTMLElement>(`[${LAST_UNDO}]`) : null);
}

/** Goes on with the next open card after a decision, so that a queue is worked off without searching. */
export function focusAfter(requestId: string, feed: HTMLElement | null): void {
  if (!feed) return;
  const open = cardsOf(feed).filter((card) => card.hasAttribute(OPEN_CARD));
  const index = open.findIndex((card) => card.getAttribute(OPEN_CARD) === requestId);
  (open[index + 1] ?? open[index - 1] ?? feed).focus();
}

/** The card of a request that has come back. */
export function focusCard(requestId: string, feed: HTMLElement | null): void {
  feed?.querySelector<HTMLElement>(`[${OPEN_CARD}="${requestId}"]`)?.focus();
}
