/** Tests the items of a job, on a Firestore emulator in this process. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withCallables } from '../testing/with-callables.ts';

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock('firebase-functions/v2', () => ({ logger: { error: logged } }));

function load() {
  return Promise.all([import('../app.ts'), import('./failed-events.ts')]);
}

const modules = withCallables(load);
beforeEach(() => {
  logged.mockClear();
  vi.restoreAllMocks();
});

const ITEMS = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
] as const;

class CodedError extends Error {
  readonly code = 'auth/invalid-uid';
}

describe('a job', () => {
  it('sums up the results of its items', async () => {
    const outcome = await modules()[1].forEach('everyNight', ITEMS, (item) => Promise.resolve(item));
    expect(outcome).toEqual({ done: 6, failed: [] });
    expect(logged).not.toHaveBeenCalled();
  });

  it('continues after a failed item, returns, logs and lists it', async () => {
    const work = (item: number) =>
      item === 2 ? Promise.reject(new CodedError('words')) : Promise.resolve(item);
    expect(await modules()[1].forEach('everyNight', ITEMS, work)).toEqual({ done: 4, failed: ['b'] });
    expect(logged).toHaveBeenCalledWith('A job failed for one item', {
      what: 'everyNight',
      id: 'b',
      code: 'auth/invalid-uid',
    });
    const { docs } = await modules()[0].firestore.collection('failed_events').get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { what: 'everyNight', account: 'b', why: 'kept-failing' },
    ]);
  });

  it.each([
    [new TypeError('words of a person'), 'TypeError'],
    ['no error at all', 'unknown'],
  ])('logs no words of the failure: %s', async (thrown, code) => {
    await modules()[1].forEach('everyNight', [['a', 1]], () => Promise.reject(thrown));
    expect(logged).toHaveBeenCalledWith('A job failed for one item', { what: 'everyNight', id: 'a', code });
  });

  it('continues when the failure cannot be listed either', async () => {
    vi.spyOn(modules()[0].firestore, 'runTransaction').mockRejectedValueOnce(new CodedError('down'));
    const work = (item: number) => (item === 1 ? Promise.reject(new Error('down')) : Promise.resolve(item));
    expect(await modules()[1].forEach('everyNight', ITEMS, work)).toEqual({ done: 5, failed: ['a'] });
    expect(logged).toHaveBeenCalledWith('The failure could not be listed', {
      what: 'everyNight',
      id: 'a',
      code: 'auth/invalid-uid',
    });
  });

  it('takes the documents of a query, more than one page, with their accounts', async () => {
    const requests = modules()[0].firestore.collection('verification_requests');
    const ids = Array.from({ length: 101 }, (_, number) => `r${number}`);
    await Promise.all(
      ids.map((id) => requests.doc(id).set(id === 'r7' ? {} : { user_id: id === 'r6' ? '' : `u-${id}` })),
    );
    const { forEach, itemsOf } = modules()[1];
    const work = ({ id }: { readonly id: string }) =>
      ['r6', 'r7', 'r8'].includes(id) ? Promise.reject(new Error('down')) : Promise.resolve(id !== 'r9');
    const { done, failed } = await forEach('everyNight', itemsOf(requests.orderBy('__name__')), work);
    expect([done, failed]).toEqual([97, ['r6', 'r7', 'u-r8']]);
  });
});
