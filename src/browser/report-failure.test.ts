import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSER_ERRORS_PATH, MAX_REPORTS } from '../domain/browser-error.ts';

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  // The number of reports is counted for each page load.
  vi.resetModules();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.stubEnv('PROD', true);
  vi.stubEnv('MODE', 'production');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.unstubAllEnvs();
});

it('reports what failed to the operator, without the message', async () => {
  const { reportFailure } = await import('./report-failure.ts');
  reportFailure('Saving', new RangeError('nino@example.com'));
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(BROWSER_ERRORS_PATH);
  expect(body?.type).toBe('application/json');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ what: 'Saving', kind: 'RangeError', frames: [] });
});

it('reports a few errors of a page only, of which those without a kind do not count', async () => {
  const { reportFailure } = await import('./report-failure.ts');
  reportFailure('Saving', 'no error');
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let count = 0; count < MAX_REPORTS + 2; count += 1) reportFailure('Saving', new RangeError());
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_REPORTS);
});

it('does not fail in a browser without reports', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  const { reportFailure } = await import('./report-failure.ts');
  expect(() => reportFailure('Saving', new RangeError())).not.toThrow();
});

it.each([
  ['PROD', false],
  ['MODE', 'emulators'],
] as const)('does not report where %s is %s', async (name, value) => {
  if (name === 'PROD') vi.stubEnv(name, value);
  else vi.stubEnv(name, value);
  const { reportFailure } = await import('./report-failure.ts');
  reportFailure('Saving', new RangeError());
  expect(sendBeacon).not.toHaveBeenCalled();
});
