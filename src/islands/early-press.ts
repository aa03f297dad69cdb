/**
 * On a slow connection seconds pass before a page's scripts arrive. The bootstrap script marks the buttons pressed
 * until then; they are pressed again once they work.
 */

export const EARLY_PRESS = 'data-early-press';
/** Attribute of `<html>`, set when all scripts that are loaded at once have run. */
export const READY = 'data-ready';

/** @param island of which the script runs now; undefined for what belongs to no island. */
export function repeatEarlyPress(island?: HTMLElement): void {
  for (const button of (island ?? document).querySelectorAll<HTMLElement>(`[${EARLY_PRESS}]`)) {
    if (!island && button.closest('[data-island]')) continue;
    button.removeAttribute(EARLY_PRESS);
    button.click();
  }
}
