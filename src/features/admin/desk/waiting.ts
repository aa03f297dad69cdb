/** Whether the admin still waits for what a press began: an answer that comes late takes nothing out of the hands. */
import { decidedId, DESK_KEYS, keyOf } from './desk-keys.ts';

export interface Waiting {
  /** Whether the admin has begun something else since. */
  readonly isLeft: () => boolean;
  readonly end: () => void;
}

const FIELD = 'input, textarea, select, [contenteditable="true"]';
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

function isInField(): boolean {
  return document.activeElement?.matches(FIELD) === true;
}

/** Keys that change nothing: those held with others, and the same key once more, out of impatience. */
function isIdleKey(event: KeyboardEvent, target: Element): boolean {
  return MODIFIERS.includes(event.key) || (keyOf(event) === DESK_KEYS.reopen && !target.matches(FIELD));
}

/** From the press that takes a decision back: any other key, press or move of the focus leaves it. */
export function waitForUndo(requestId: string): Waiting {
  let isLeft = false;
  const notice = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The focus that lost its place is put on the feed, by nobody.
    const isMoved = event.type === 'focusin' && target.matches('[role="feed"], [role="group"]');
    const isIdle = event instanceof KeyboardEvent && isIdleKey(event, target);
    if (!isMoved && !isIdle && !target.closest(`#${CSS.escape(decidedId(requestId))}`)) isLeft = true;
  };
  const kinds = ['keydown', 'click', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, notice, true);
  return {
    isLeft: () => isLeft || isDialogOpen() || isInField(),
    end: () => {
      for (const kind of kinds) document.removeEventListener(kind, notice, true);
    },
  };
}

/** From the press in a dialog, which may go before the answer: closed, or with its request that leaves the list. */
export function waitInDialog(): Waiting {
  return { isLeft: () => !isDialogOpen() && isInField(), end: () => undefined };
}
