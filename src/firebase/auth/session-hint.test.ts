import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionHint, SESSION_HINT_KEY, writeSessionHint } from './session-hint.ts';

const hint = { email: 'a@example.com', name: 'A', avatar_url: null, isAdmin: false };

beforeEach(() => localStorage.clear());

test('the header of the same tab is told of each change, and only of changes', () => {
  const heard = vi.fn<() => void>();
  window.addEventListener('storage', heard);
  writeSessionHint(hint);
  writeSessionHint(hint);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? '')).toEqual(hint);
  clearSessionHint();
  clearSessionHint();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
  window.removeEventListener('storage', heard);
});

test('a browser that stores nothing loses the hint and nothing else', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => writeSessionHint(hint)).not.toThrow();
  expect(() => clearSessionHint()).not.toThrow();
  vi.unstubAllGlobals();
});
