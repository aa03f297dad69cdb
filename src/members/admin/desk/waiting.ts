/**
 * Tracks whether the admin still waits for the result of a press, so that a late response does not
 * interrupt other work.
 */
import { decidedId, DESK_KEYS, keyOf } from './desk-keys.ts';

const FIELD = 'input, textarea, select, [contenteditable="true"]';
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

function isInField(): boolean {
  return document.activeElement?.matches(FIELD) === true;
}

/** Keys that change nothing: modifier combinations, and an impatient repetition of the same key. */
function isIdleKey(event: KeyboardEvent, target: Element): boolean {
  return MODIFIERS.includes(event.key) || (keyOf(event) === DESK_KEYS.reopen && !target.matches(FIELD));
}

/** Starts at the press that takes a decision back; any other key, press or focus change ends the wait. */
export function waitForUndo(requestId: string) {
  let isLeft = false;
  const notice = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The feed receives the focus automatically when the focused element is removed.
    const isMoved = event.type === 'focusin' && target.matches('[role="feed"], [role="group"]');
    const isIdle = event instanceof KeyboardEvent && isIdleKey(event, target);
    if (!isMoved && !isIdle && !target.closest(`#${CSS.escape(decidedId(requestId))}`)) isLeft = true;
  };
  const kinds = ['keydown', 'click', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, notice, true);
  return {
    /** Returns whether the admin has started something else since. */
    isLeft: () => isLeft || isDialogOpen() || isInField(),
    end: () => {
      for (const kind of kinds) document.removeEventListener(kind, notice, true);
    },
  };
}

/**
 * Starts at a press in a dialog, which may disappear before the response: closed, or because its request
 * leaves the list.
 */
export function waitInDialog() {
  return { isLeft: () => !isDialogOpen() && isInField(), end: () => undefined };
}
