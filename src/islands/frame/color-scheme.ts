/**
 * The button of the colour scheme. The scheme is an attribute of `<html>`, which the bootstrap script sets: it follows
 * the system until the visitor chooses; the choice holds in all tabs and for the next visit.
 */
import { writeStored } from '../../browser/stored-item.ts';

const SWITCH = '.scheme-switch';
const page = document.documentElement;
const isDark = () => page.dataset['colorScheme'] === 'dark';

function showColorScheme(): void {
  for (const button of document.querySelectorAll(SWITCH))
    button.setAttribute('aria-pressed', String(isDark()));
}

export function startColorScheme(): void {
  showColorScheme();
  new MutationObserver(showColorScheme).observe(page, { attributeFilter: ['data-color-scheme'] });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SWITCH)) return;
    const scheme = isDark() ? 'light' : 'dark';
    page.dataset['colorScheme'] = scheme;
    writeStored('localStorage', 'color-scheme', scheme);
  });
}
