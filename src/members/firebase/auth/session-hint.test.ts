import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionHint, noteWaiting, SESSION_HINT_KEY, writeSessionHint } from './session-hint.ts';

const hint = { email: 'a@example.com', name: 'A', avatar_url: null, isAdmin: false };

beforeEach(() => localStorage.clear());

test('notifies the header of the same tab of each change, and only of changes', () => {
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

test('works without the hint in a browser without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => writeSessionHint(hint)).not.toThrow();
  expect(() => clearSessionHint()).not.toThrow();
  vi.unstubAllGlobals();
});

test('the number of waiting requests is kept for admins, until the session ends', () => {
  const stored = (): unknown => JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? 'null');
  noteWaiting(4);
  writeSessionHint(hint);
  expect(stored()).toEqual(hint);
  writeSessionHint({ ...hint, isAdmin: true });
  expect(stored()).toEqual({ ...hint, isAdmin: true, waiting: 4 });
  noteWaiting(3);
  expect(stored()).toMatchObject({ waiting: 3 });
  clearSessionHint();
  writeSessionHint({ ...hint, isAdmin: true });
  expect(stored()).not.toHaveProperty('waiting');
});
