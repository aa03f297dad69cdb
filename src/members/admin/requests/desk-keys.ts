/**
 * Keyboard control of the requests. Single keys act while the list or the card has the focus, but not in a field
 * (WCAG 2.1.4), and once a press: a held key decides nothing more.
 */
import type { KeyboardEvent } from 'react';
import { keysOf } from '../../../domain/record-of.ts';

/** As listed in `aria-keyshortcuts` of buttons and note. The digits from 1 add the reasons. */
export const DESK_KEYS = {
  approve: 'A',
  reject: 'R',
  undo: 'U',
  note: 'N',
  journal: 'J',
  other: 'P',
} as const;

type KeyFunctions = { readonly [Name in keyof typeof DESK_KEYS]?: (() => void) | undefined };

/** The functions that a card's keys call; a key without a function does nothing. */
export interface CardShortcuts extends KeyFunctions {
  /** The functions for the keys 1, 2, …. */
  readonly digits?: readonly (() => void)[] | undefined;
}

/** The letter or digit by its place on the keyboard, since a Georgian layout has other letters there. */
function keyOf({ code }: { readonly code: string }): string | undefined {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1];
}

function functionOf(key: string, shortcuts: CardShortcuts): (() => void) | undefined {
  const name = keysOf(DESK_KEYS).find((one) => DESK_KEYS[one] === key);
  return name ? shortcuts[name] : shortcuts.digits?.[Number(key) - 1];
}

const FIELD = 'input, textarea, select';

/** Calls the function of a key pressed in a list or card, but not in a field or a dialog of it. */
export function onDeskKey(event: KeyboardEvent<HTMLElement>, shortcuts: CardShortcuts): void {
  const { currentTarget, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.matches(FIELD)) return;
  // A held key would press the button that replaces the pressed one.
  if (repeat && event.key === 'Enter') event.preventDefault();
  const key = keyOf(event.nativeEvent);
  if (repeat || ctrlKey || metaKey || altKey || key === undefined) return;
  const called = functionOf(key, shortcuts);
  if (!called) return;
  // The character is not for the field that may get the focus.
  event.preventDefault();
  called();
}

/** Only the first click of a double click counts. */
export function isFirstClick({ detail }: { readonly detail: number }): boolean {
  return detail <= 1;
}

/** Returns the DOM id of the name at the head of a request's card. */
export function nameId(requestId: string): string {
  return `request-name-${requestId}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** Returns the row to go to by this key; undefined if it is none for moving. */
export function neighbourOf<Row extends Element>(
  rows: readonly Row[],
  present: EventTarget,
  key: string,
): Row | undefined {
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const step = STEPS[key];
  const index = rows.findIndex((row) => row === present);
  return step === undefined ? undefined : rows[Math.max(0, index + step)];
}
