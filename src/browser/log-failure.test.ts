import { afterEach, expect, it, vi } from 'vitest';
import { logFailure } from './log-failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('logs what failed and where, without the message', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new RangeError('+995 555 12 34 56\nnino@example.com is wrong'), {
    code: 'out-of-range',
  });
  logFailure('Saving', error);
  const said = String(log.mock.calls[0]?.[0]);
  expect(said).toContain('Saving failed: RangeError out-of-range');
  expect(said).toContain('log-failure.test.ts');
  expect(said).not.toMatch(/995|nino/u);
});

it('logs at least what failed', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logFailure('Saving', 'secret');
  expect(log).toHaveBeenCalledWith('Saving failed');
});
