import { expect, test } from 'vitest';
import { withToast, type Toast } from './toast.ts';

let ids = 0;
function toast(about: string, severity: Toast['severity'] = 'success'): Toast {
  return { id: (ids += 1), about, severity, message: about };
}

const topics = (toasts: readonly Toast[]) => toasts.map(({ about }) => about);

test('a toast about the same topic replaces the previous one', () => {
  const failed = toast('save', 'error');
  const again = toast('save', 'error');
  const saved = toast('save');
  expect(withToast(withToast([], failed), again)).toEqual([again]);
  expect(withToast([again], saved)).toEqual([saved]);
});

test('old toasts are removed when there are too many, lasting ones are not', () => {
  const all = [toast('a', 'error'), toast('c'), toast('d', 'info'), toast('e', 'warning'), toast('f')];
  expect(topics(all.reduce<readonly Toast[]>(withToast, []))).toEqual(['a', 'd', 'e', 'f']);
});
