import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseColorScheme, COLOR_SCHEME_KEY, useColorScheme } from './color-scheme.ts';

function Shown() {
  return <p>{useColorScheme()}</p>;
}

const shown = () => document.documentElement.getAttribute('data-color-scheme');

/** A system whose colour scheme can change. */
function systemWish() {
  const listeners = new Set<() => void>();
  const list = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => list);
  return (isDark: boolean) => {
    list.matches = isDark;
    for (const listener of listeners) listener();
  };
}

beforeEach(() => {
  document.documentElement.setAttribute('data-color-scheme', 'light');
  return () => vi.unstubAllGlobals();
});

it('follows the system until a scheme is chosen', () => {
  const wish = systemWish();
  render(<Shown />);
  act(() => wish(true));
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect(shown()).toBe('dark');
  act(() => chooseColorScheme('light'));
  expect(screen.getByText('light')).toBeInTheDocument();
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('light');
  act(() => wish(true));
  expect(shown()).toBe('light');
});

it('follows a choice made in another tab', () => {
  systemWish();
  render(<Shown />);
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('dark')).toBeInTheDocument();
});

it('follows the system both ways, and again when the choice is removed', () => {
  const wish = systemWish();
  const { unmount } = render(<Shown />);
  act(() => wish(true));
  act(() => wish(false));
  expect(screen.getByText('light')).toBeInTheDocument();
  act(() => chooseColorScheme('dark'));
  act(() => wish(false));
  expect(screen.getByText('dark')).toBeInTheDocument();
  localStorage.setItem(COLOR_SCHEME_KEY, 'blue');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('light')).toBeInTheDocument();
  unmount();
  wish(true);
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shown()).toBe('light');
});

it('lasts for this page where storage is disabled', () => {
  const wish = systemWish();
  vi.stubGlobal('localStorage', undefined);
  render(<Shown />);
  act(() => chooseColorScheme('dark'));
  expect(screen.getByText('dark')).toBeInTheDocument();
  act(() => wish(false));
  expect(screen.getByText('light')).toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('changes without transitions, and only if it is another scheme', () => {
  systemWish();
  const styles = document.head.querySelectorAll('style').length;
  const append = vi.spyOn(document.head, 'append');
  chooseColorScheme('light');
  expect(append).not.toHaveBeenCalled();
  chooseColorScheme('dark');
  const [still] = append.mock.calls[0] ?? [];
  expect(still).toHaveProperty('textContent', expect.stringContaining('transition:none'));
  expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  append.mockRestore();
});
