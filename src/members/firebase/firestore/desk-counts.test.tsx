import { act, renderHook, waitFor } from '@testing-library/react';
import { getDocsFromCache, type Query } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskFigures } from '../../../domain/verification/desk-copy.ts';
import { clearStored, store } from '../testing/stored.ts';
import { useDeskCounts, useWaitingRequests } from './desk-counts.ts';

// Only the server counts; here it has what the cache has.
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getCountFromServer: async (counted: Query) => {
    const { size } = await getDocsFromCache(counted);
    return { data: () => ({ count: size }) };
  },
}));

vi.mock('../members-app.ts', () => import('../testing/members-app.ts'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  clearStored();
  vi.useRealTimers();
});

function storeRequests(): void {
  for (const [index, status] of [
    'pending',
    'pending',
    'approved',
    'pending',
    'rejected',
    'rejected',
  ].entries()) {
    store({ [`verification_requests/${index}`]: { status } });
  }
}

const FIGURES = { pending: 7, approved: 5, rejected: 3, users: 20 };

function countDesk() {
  const seen: DeskFigures[] = [];
  const { rerender } = renderHook(({ recounts }) => useDeskCounts(recounts, (counts) => seen.push(counts)), {
    initialProps: { recounts: 0 },
  });
  return { seen, recount: (recounts: number) => rerender({ recounts }) };
}

test('reports the numbers of the server, when they change, and again after a refusal', async () => {
  storeRequests();
  store({ 'figures/desk': FIGURES });
  const { seen, recount } = countDesk();
  await waitFor(() => expect(seen).toEqual([FIGURES]));
  const fewer = { ...FIGURES, pending: 6 };
  act(() => store({ 'figures/desk': fewer }));
  await waitFor(() => expect(seen).toEqual([FIGURES, fewer]));
  recount(1);
  expect(seen).toEqual([FIGURES, fewer, fewer]);
  recount(1);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(seen).toHaveLength(3);
});

test('counts where the server has no numbers, and again after a refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeRequests();
  store({ 'profiles/a': {}, 'profiles/b': {}, 'figures/desk': { pending: 'many' } });
  const { seen, recount } = countDesk();
  const counted = { pending: 3, approved: 1, rejected: 2, users: 2 };
  await waitFor(() => expect(seen).toEqual([counted]));
  act(() => store({ 'verification_requests/6': { status: 'approved' } }));
  recount(1);
  await waitFor(() => expect(seen).toEqual([counted, { ...counted, approved: 2 }]));
  vi.restoreAllMocks();
});

test.each([
  ['from the numbers of the server', FIGURES, 7],
  ['by counting where there are none', { pending: 'many' }, 3],
])('reports once to an admin how many requests wait, %s', async (_how, figures, expected) => {
  storeRequests();
  store({ 'figures/desk': figures });
  const seen: number[] = [];
  const { rerender } = renderHook<void, { readonly admin?: string }>(
    ({ admin }) => useWaitingRequests(admin, (count) => seen.push(count)),
    { initialProps: {} },
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(seen).toEqual([]);
  rerender({ admin: 'nana' });
  await waitFor(() => expect(seen).toEqual([expected]));
  rerender({ admin: 'nana' });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(seen).toHaveLength(1);
});
