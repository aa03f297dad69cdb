/** Where the focus goes when what had it is gone. */

/** The hidden one of a page that loads would soon take the focus away with it. */
const LASTING_HEADING = 'main h1:not(.visually-hidden)';

/** Moves focus to the heading of the page, or to `main` where it has none. */
export function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>(LASTING_HEADING) ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether nothing has the focus, as after its button went away. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
