import { afterEach, expect, it, vi } from 'vitest';
import { withCallables } from './testing/with-callables.ts';

function load() {
  return Promise.all([import('./app.ts'), import('./transactions.ts')]);
}

const modules = withCallables(load);
afterEach(() => vi.restoreAllMocks());

const QUICK = { maxAttempts: 1 };

/** Creates a Firestore error with this gRPC status. */
const failed = (code: number) => Object.assign(new Error(), { code });

/** Fails the first attempts with these errors. Returns a function that lists the options the SDK was given. */
function failFirst(...errors: readonly object[]) {
  const spy = vi.spyOn(modules()[0].firestore, 'runTransaction');
  for (const error of errors) spy.mockRejectedValueOnce(error);
  return () => spy.mock.calls.map(([, options]) => options);
}

const work = async () => 'done';

it('retries an aborted transaction quickly, then leaves retries to the SDK', async () => {
  const once = failFirst(failed(10));
  expect(await modules()[1].inTransaction(work)).toBe('done');
  expect(once()).toEqual([QUICK, QUICK]);
  vi.restoreAllMocks();
  const aborted = failed(10);
  const always = failFirst(...Array.from({ length: 5 }, () => aborted));
  await expect(modules()[1].inTransaction(work)).rejects.toBe(aborted);
  expect(always()).toEqual([QUICK, QUICK, QUICK, QUICK, undefined]);
});

it('waits longer before each retry, up to half as long again', async () => {
  failFirst(...Array.from({ length: 4 }, () => failed(10)));
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const started = performance.now();
  expect(await modules()[1].inTransaction(work)).toBe('done');
  expect(performance.now() - started).toBeGreaterThan(1.5 * (40 + 80 + 160 + 320) - 10);
});

it('leaves other Firestore errors to the SDK, and does not retry a refusal', async () => {
  const unavailable = failFirst(failed(14));
  expect(await modules()[1].inTransaction(work)).toBe('done');
  expect(unavailable()).toEqual([QUICK, undefined]);
  vi.restoreAllMocks();
  for (const refusal of [new Error('no'), Object.assign(new Error(), { code: 'aborted' }), { code: 10 }]) {
    const refused = failFirst(refusal);
    await expect(modules()[1].inTransaction(work)).rejects.toBe(refusal);
    expect(refused()).toEqual([QUICK]);
    vi.restoreAllMocks();
  }
});
