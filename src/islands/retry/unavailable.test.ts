import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './unavailable.ts';

const answer = vi.fn<() => Promise<Pick<Response, 'status'>>>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  answer.mockReset().mockRejectedValue(new TypeError('offline'));
  reload.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks less and less often, and shows the page once the server can', async () => {
  answer.mockResolvedValueOnce({ status: 503 }).mockRejectedValueOnce(new TypeError('offline'));
  answer.mockResolvedValueOnce({ status: 200 });
  start();
  await pass(4999);
  expect(answer).not.toHaveBeenCalled();
  await pass(1);
  expect(answer).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await pass(20_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks at once when the connection is back', async () => {
  answer.mockResolvedValueOnce({ status: 404 });
  start();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});
