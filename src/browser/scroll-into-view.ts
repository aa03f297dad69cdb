import type { KeyboardEvent } from 'react';

/**
 * For `onKeyUp`: scrolls a long text field into view when Tab moved to it. Browsers only reveal the caret,
 * which a bar at the lower edge of the window may cover (WCAG 2.4.11). Not for the mouse: a click target must
 * not move.
 */
export function scrollFieldIntoView({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
