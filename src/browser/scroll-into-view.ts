import type { KeyboardEvent } from 'react';

/**
 * For `onKeyUp`: scrolls a long text field into view when Tab moved to it. Browsers only reveal the caret,
 * which a bar at the lower edge of the window may cover (WCAG 2.4.11). Not for the mouse: a click target must
 * not move.
 */
export function scrollFieldIntoView({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * For fields of which the first is about to get the focus because of an error: opens what is closed around them, and
 * scrolls it clear of the bar, since browsers reveal the caret alone.
 */
export function revealFields(names: readonly string[]): void {
  for (const details of document.querySelectorAll('details')) {
    if (names.some((name) => details.querySelector(`[name="${name}"]`))) details.open = true;
  }
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
}
