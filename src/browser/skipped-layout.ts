/**
 * On a long page that is loaded as HTML, sections outside the viewport skip layout (`content-visibility` in
 * the style sheet). After the first scroll all of them are laid out here, so that scroll restoration works
 * with real heights.
 */

/**
 * Attribute of `<html>` while sections skip layout. Not set after a reload, Back or a fragment, where the
 * scroll position must be exact.
 */
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

/** Lays out the skipped sections after the first scroll, one per idle period, to avoid long tasks. */
export async function layOutSkipped(): Promise<void> {
  await scrolled();
  if (!document.documentElement.hasAttribute(BEGINS_AT_TOP)) return;
  for (const part of document.querySelectorAll<HTMLElement>(`.${LAID_OUT_LATER}`)) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
}

/** Pages rendered from here on never skip layout: their scroll position may be restored. */
export function endWaiting(): void {
  document.documentElement.removeAttribute(BEGINS_AT_TOP);
}
