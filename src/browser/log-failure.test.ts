import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSER_ERRORS_PATH, MAX_REPORTS } from '../domain/browser-error.ts';

const log = vi.spyOn(console, 'error');
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  // The number of reports is counted for each page load.
  vi.resetModules();
  sendBeacon.mockClear();
  log.mockReset().mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.stubEnv('PROD', true);
  vi.stubEnv('MODE', 'production');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.unstubAllEnvs();
});

it('reports what failed to the operator, without the message', async () => {
  const { logFailure } = await import('./log-failure.ts');
  logFailure('Saving', new RangeError('nino@example.com'));
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(BROWSER_ERRORS_PATH);
  expect(body?.type).toBe('application/json');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ what: 'Saving', kind: 'RangeError', frames: [] });
});

it('reports a few errors of a page only, of which those without a kind do not count', async () => {
  const { logFailure } = await import('./log-failure.ts');
  logFailure('Saving', 'no error');
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let count = 0; count < MAX_REPORTS + 2; count += 1) logFailure('Saving', new RangeError());
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_REPORTS);
});

it('does not fail in a browser without reports', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  const { logFailure } = await import('./log-failure.ts');
  expect(() => logFailure('Saving', new RangeError())).not.toThrow();
});

it.each([
  ['PROD', false],
  ['MODE', 'emulators'],
] as const)('does not report where %s is %s', async (name, value) => {
  if (name === 'PROD') vi.stubEnv(name, value);
  else vi.stubEnv(name, value);
  const { logFailure } = await import('./log-failure.ts');
  logFailure('Saving', new RangeError());
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('logs what failed and where, without the message', async () => {
  const error = Object.assign(new RangeError('+995 555 12 34 56\nnino@example.com is wrong'), {
    code: 'out-of-range',
  });
  const { logFailure } = await import('./log-failure.ts');
  logFailure('Saving', error);
  const said = String(log.mock.calls[0]?.[0]);
  expect(said).toContain('Saving failed: RangeError out-of-range');
  expect(said).toContain('log-failure.test.ts');
  expect(said).not.toMatch(/995|nino/u);
});

it('logs at least what failed', async () => {
  const { logFailure } = await import('./log-failure.ts');
  logFailure('Saving', 'secret');
  expect(log).toHaveBeenCalledWith('Saving failed');
});
