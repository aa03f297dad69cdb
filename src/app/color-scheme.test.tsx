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
