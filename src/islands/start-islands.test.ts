import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIslands, type Island } from './start-islands.ts';

const offerReload = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./retry/reload.ts', () => ({ offerReload }));

const start = vi.fn<(element: HTMLElement) => void>();
const found: Island = { load: () => Promise.resolve({ start }) };

beforeEach(() => {
  offerReload.mockReset();
  start.mockReset();
  document.body.innerHTML = '<p data-island="a" id="one"></p><p data-island="b"></p><p data-island="a"></p>';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('starts each part of the page that has a script', async () => {
  const other = vi.fn<Island['load']>();
  await startIslands({ a: found, c: { load: other } });
  expect(start.mock.calls.map(([{ id }]) => id)).toEqual(['one', '']);
  expect(other).not.toHaveBeenCalled();
});

it('loads some only when they come near, once', async () => {
  let see = (_isNear: readonly boolean[]): void => undefined;
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = disconnect;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isNear) => tell(isNear.map((isIntersecting) => ({ isIntersecting })));
      }
    },
  );
  const load = vi.fn<Island['load']>(found.load);
  await startIslands({ b: { load, isNear: true } });
  expect(load).not.toHaveBeenCalled();
  see([false]);
  expect(load).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  see([false, true]);
  expect(disconnect).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

it('offers to load the page again where a part could not be loaded', async () => {
  await startIslands({ b: { load: () => Promise.reject(new TypeError('missing')) } });
  expect(start).not.toHaveBeenCalled();
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toMatch(
    /^Loading a part of the page failed: TypeError/u,
  );
  expect(offerReload).toHaveBeenCalledOnce();
});

it('goes on after a part that fails', async () => {
  start.mockImplementationOnce(() => {
    throw new TypeError('broken');
  });
  await startIslands({ a: found });
  expect(start).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(offerReload).toHaveBeenCalledOnce();
});
