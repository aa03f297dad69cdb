/**
 * Of a long page that is loaded as HTML the browser lays out what is near the window, and the rest when it comes near
 * (`content-visibility` in the style sheet). Once somebody scrolls, all of it is laid out here, so that the place to
 * scroll back to is told in real heights.
 */

/** Attribute of `<html>` while parts wait. Not after a reload, Back or a fragment, where the place must be exact. */
export const BEGINS_AT_TOP = 'data-begins-at-top';
/** Class of the parts. */
export const LAID_OUT_LATER = 'laid-out-later';
/** ms */
const IDLE_TIMEOUT = 1000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 50);
  });
}

function scrolled(): Promise<void> {
  return new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
}

/** Lays out what waits once the page is scrolled, one part at a time, so that no task is long. */
export async function layOutRest(): Promise<void> {
  await scrolled();
  if (!document.documentElement.hasAttribute(BEGINS_AT_TOP)) return;
  for (const part of document.querySelectorAll<HTMLElement>(`.${LAID_OUT_LATER}`)) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
}

/** No page that is drawn from here on waits: it may be one that is scrolled back to. */
export function endWaiting(): void {
  document.documentElement.removeAttribute(BEGINS_AT_TOP);
}
