import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from './drafts.ts';
import { mayLoseUnsavedWork } from './unsaved-work.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

const confirm = vi.fn<(question: string) => boolean>();

beforeEach(() => {
  localStorage.clear();
  confirm.mockReset();
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => void vi.unstubAllGlobals());

test('asks nothing where nothing would be lost', () => {
  localStorage.setItem('language', 'en');
  expect(mayLoseUnsavedWork('Sign out?')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([true, false])('asks about a draft; the answer %s decides', (answer) => {
  localStorage.setItem(draftKey('one'), '{}');
  confirm.mockReturnValue(answer);
  expect(mayLoseUnsavedWork('Sign out?')).toBe(answer);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Sign out?');
});

test('asks while the page would ask before it is closed', async () => {
  let finish: () => void = () => undefined;
  const saving = warnBeforeUnload(new Promise<void>((resolve) => (finish = resolve)));
  confirm.mockReturnValue(false);
  expect(mayLoseUnsavedWork('Sign out?')).toBe(false);
  finish();
  await saving;
  expect(mayLoseUnsavedWork('Sign out?')).toBe(true);
  expect(confirm).toHaveBeenCalledOnce();
});
