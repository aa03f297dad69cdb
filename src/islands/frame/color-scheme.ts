/**
 * The colour scheme: an attribute of `<html>`, set before the first paint by the bootstrap script.
 * Follows the system until the visitor chooses; the choice holds in all tabs and for the next visit.
 */
import { readStored, writeStored } from '../../browser/stored-item.ts';

/** Key of local storage for 'light' or 'dark'; also read by the bootstrap script. */
export const COLOR_SCHEME_KEY = 'color-scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const SWITCH = '.scheme-switch';

const page = document.documentElement;

function show(scheme: string): void {
  if (page.dataset['colorScheme'] !== scheme) {
    // Disables transitions, so that all colours change at once.
    const still = document.createElement('style');
    still.textContent = '*,*::before,*::after{transition:none!important}';
    document.head.append(still);
    page.dataset['colorScheme'] = scheme;
    // Reading a style applies the change before transitions are enabled again.
    void getComputedStyle(document.body).color;
    still.remove();
  }
  for (const button of document.querySelectorAll(SWITCH))
    button.setAttribute('aria-pressed', String(scheme === 'dark'));
}

/** Shows the scheme that holds. */
export function showColorScheme(): void {
  const stored = readStored('localStorage', COLOR_SCHEME_KEY);
  const system = window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
  show(stored === 'light' || stored === 'dark' ? stored : system);
}

export function startColorScheme(): void {
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', showColorScheme);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SWITCH)) return;
    const scheme = page.dataset['colorScheme'] === 'dark' ? 'light' : 'dark';
    writeStored('localStorage', COLOR_SCHEME_KEY, scheme);
    show(scheme);
  });
}
