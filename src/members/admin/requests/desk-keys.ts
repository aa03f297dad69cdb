/**
 * Keyboard control of the requests. Single keys act while the list or the card has the focus, but not in a field
 * (WCAG 2.1.4), and once a press: a held key decides nothing more.
 */
import type { KeyboardEvent } from 'react';

/** In `aria-keyshortcuts` of the card's controls, by which they are found. The digits from 1 add the reasons. */
export const DESK_KEYS = {
  approve: 'A',
  reject: 'R',
  ask: 'Q',
  undo: 'U',
  note: 'N',
  journal: 'J',
  other: 'P',
} as const;

const FIELD = 'input:not([type=checkbox]), textarea, select';

/** Presses what has this key on the card, or leads into its field. Escape leads from a field to the card. */
export function onDeskKey(event: KeyboardEvent<HTMLElement>, requestId: string): void {
  const { currentTarget, target, ctrlKey, metaKey, altKey, repeat } = event;
  const card = document.querySelector<HTMLElement>(`#card-${requestId}`);
  if (!card || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (event.key === 'Escape' && currentTarget === card) card.focus();
  if (target.matches(FIELD)) return;
  // A held key would press the button that replaces the pressed one.
  if (repeat && event.key === 'Enter') event.preventDefault();
  // The place on the keyboard: a Georgian layout has other letters there.
  const [, key] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(event.nativeEvent.code) ?? [];
  if (repeat || ctrlKey || metaKey || altKey || key === undefined) return;
  const control = card.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!control) return;
  // The character is not for the field that may get the focus.
  event.preventDefault();
  if (control.matches(FIELD)) control.focus();
  else control.click();
}

/** Only the first click of a double click counts. */
export function isFirstClick({ detail }: { readonly detail: number }): boolean {
  return detail <= 1;
}
