import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { COLOR_SCHEME_KEY, showColorScheme, startColorScheme } from './color-scheme.ts';
import { SiteHeader } from './SiteHeader.tsx';

const shown = () => document.documentElement.getAttribute('data-color-scheme');
const button = () => screen.getByRole('button', { name: 'Dark colours' });

/** A system whose colour scheme can change. */
const system = vi.hoisted(() => ({
  isDark: false,
  listeners: new Set<() => void>(),
}));

function wish(isDark: boolean): void {
  system.isDark = isDark;
  for (const listener of system.listeners) listener();
}

function stubSystem(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: system.isDark,
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
  }));
}

beforeAll(() => {
  stubSystem();
  startColorScheme();
});

beforeEach(async () => {
  stubSystem();
  system.isDark = false;
  document.documentElement.setAttribute('data-color-scheme', 'light');
  showAt(<SiteHeader />, '/en');
  return () => vi.unstubAllGlobals();
});

it('follows the system until a scheme is chosen', () => {
  wish(true);
  expect(shown()).toBe('dark');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button());
  expect(shown()).toBe('light');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('light');
  wish(false);
  wish(true);
  expect(shown()).toBe('light');
});

it('says which scheme the first paint has', () => {
  system.isDark = true;
  document.documentElement.setAttribute('data-color-scheme', 'dark');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  showColorScheme();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

it('follows a stored choice both ways, and the system again when it is removed', () => {
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  showColorScheme();
  expect(shown()).toBe('dark');
  wish(false);
  expect(shown()).toBe('dark');
  localStorage.setItem(COLOR_SCHEME_KEY, 'blue');
  showColorScheme();
  expect(shown()).toBe('light');
});

it('lasts for this page where storage is disabled', () => {
  vi.stubGlobal('localStorage', undefined);
  fireEvent.click(button());
  expect(shown()).toBe('dark');
  wish(false);
  expect(shown()).toBe('light');
  vi.unstubAllGlobals();
});

it('changes without transitions, and only if it is another scheme', () => {
  const styles = document.head.querySelectorAll('style').length;
  const append = vi.spyOn(document.head, 'append');
  wish(false);
  expect(append).not.toHaveBeenCalled();
  wish(true);
  const [still] = append.mock.calls[0] ?? [];
  expect(still).toHaveProperty('textContent', expect.stringContaining('transition:none'));
  expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  append.mockRestore();
});
