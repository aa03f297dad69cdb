/** Moves the focus when the focused element was removed. */

/** A loading page has a hidden heading, which would soon be removed together with the focus. */
const LASTING_HEADING = 'main h1:not(.visually-hidden)';

/** Moves the focus to the heading of the page, or to `main` if there is none. */
export function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>(LASTING_HEADING) ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Returns whether nothing has the focus, for example after its button was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
