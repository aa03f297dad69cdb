import type { KeyboardEvent } from 'react';

/**
 * For `onKeyUp`: brings a long text that Tab led to into view. Browsers bring no more than its caret there, which a bar
 * at the lower edge of the window may hide (WCAG 2.4.11). Not by mouse: what is pressed must stand still.
 */
export function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
