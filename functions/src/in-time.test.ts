import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

it('work that takes too long fails; other work is waited for, and no longer', async () => {
  await expect(inTime(new Promise(() => undefined), 1)).rejects.toThrow('1 ms');
  expect(await inTime(Promise.resolve('done'), 60_000)).toBe('done');
  await expect(inTime(Promise.reject(new Error('down')), 60_000)).rejects.toThrow('down');
});
