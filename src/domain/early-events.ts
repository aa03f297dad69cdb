/**
 * Attributes of elements that need scripts: an event before hydration is recorded as `aria-busy` by the inline
 * script (`src/app/bootstrap-script.ts`), and replayed afterwards (`src/browser/early-events.ts`).
 */
export const REPLAYS_CLICK = 'data-replays-click';
/** On a form: a field was changed. */
export const REPLAYS_CHANGE = 'data-replays-change';
/** Around links that lead to the address of such a form: they add what was changed in it. */
export const ADDS_CHANGES = 'data-adds-changes';
