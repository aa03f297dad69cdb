/**
 * The colour scheme: an attribute of `<html>`, set before the first paint by the bootstrap script.
 * Follows the system until the visitor chooses; the choice holds in all tabs and for the next visit.
 */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../browser/stored-item.ts';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/color-scheme-attribute.ts';

export type ColorScheme = 'light' | 'dark';

/** Key of local storage for 'light' or 'dark'; also read by the bootstrap script. */
export const COLOR_SCHEME_KEY = 'color-scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

function storedChoice(): ColorScheme | undefined {
  const stored = readStored('localStorage', COLOR_SCHEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

function show(scheme: ColorScheme): void {
  const root = document.documentElement;
  if (root.getAttribute(COLOR_SCHEME_ATTRIBUTE) === scheme) return;
  // Disables transitions, so that all colours change at once.
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  // Reading a style applies the change before transitions are enabled again.
  void getComputedStyle(document.body).color;
  still.remove();
  for (const listener of listeners) listener();
}

function showWhatHolds(): void {
  show(storedChoice() ?? (window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light'));
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  listeners.add(listener);
  system.addEventListener('change', showWhatHolds);
  window.addEventListener('storage', showWhatHolds);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', showWhatHolds);
    window.removeEventListener('storage', showWhatHolds);
  };
}

/** The scheme that is shown; light in static HTML. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}

/** Sets the colour scheme, independent of the system. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored('localStorage', COLOR_SCHEME_KEY, scheme);
  show(scheme);
}
