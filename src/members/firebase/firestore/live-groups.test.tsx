import { act, renderHook, waitFor } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  documentId,
  getFirestore,
  query,
  setDoc,
  terminate,
  where,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ADMIN_ROLE, userRoleSchema } from '../../../domain/roles.ts';
import { chunksOf, useLiveGroups } from './live-groups.ts';
import type { Row } from './live.ts';

// The real SDK, offline: listeners report the contents of its cache.
const store = getFirestore(initializeApp({ projectId: 'demo-live-groups', apiKey: 'key' }));
const roles = collection(store, 'user_roles');

beforeAll(() => disableNetwork(store));
afterAll(() => terminate(store));

function save(id: string, role = ADMIN_ROLE): void {
  // Settles only with the server's confirmation, which never arrives.
  void setDoc(doc(roles, id), { user_id: id, role });
}

const toQuery = vi.fn<(ids: readonly string[]) => Query>((ids) =>
  query(roles, where(documentId(), 'in', ids)),
);
const OPTIONS = { toQuery, idOf: (row: Row<unknown>) => row.id, schema: userRoleSchema };

function follow(...ids: readonly string[]) {
  return renderHook((props: { readonly ids: readonly string[] }) => useLiveGroups(props.ids, OPTIONS), {
    initialProps: { ids },
  });
}

/** Returns the ids of each query, in order. */
const queried = () => toQuery.mock.calls.map(([ids]) => ids);

beforeEach(() => {
  toQuery.mockClear();
  for (const id of ['a', 'b', 'c']) save(id);
});

test('reads all ids in one query, and receives their changes', async () => {
  const { result } = follow('b', 'a', 'b', 'nobody');
  await waitFor(() => expect(result.current.rows.get('a')?.[0]?.data.role).toBe(ADMIN_ROLE));
  expect(result.current.rows.get('nobody')).toEqual([]);
  expect(queried()).toEqual([['a', 'b', 'nobody']]);
  act(() => save('a', 'guide'));
  await waitFor(() => expect(result.current.rows.get('a')?.[0]?.data.role).toBe('guide'));
});

test('reads added ids with one query, and preserves rows read before', async () => {
  const { result, rerender } = follow('a', 'b');
  await waitFor(() => expect(result.current.rows.size).toBe(2));
  rerender({ ids: ['b', 'c'] });
  await waitFor(() => expect([...result.current.rows.keys()].sort()).toEqual(['a', 'b', 'c']));
  rerender({ ids: ['c', 'b'] });
  expect(queried()).toEqual([['a', 'b'], ['c']]);
});

test('stops listening to a chunk when none of its ids is needed any more', async () => {
  const { result, rerender } = follow('a');
  await waitFor(() => expect(result.current.rows.size).toBe(1));
  rerender({ ids: ['b'] });
  await waitFor(() => expect(result.current.rows.size).toBe(2));
  save('a', 'guide');
  save('b', 'guide');
  await waitFor(() => expect(result.current.rows.get('b')?.[0]?.data.role).toBe('guide'));
  expect(result.current.rows.get('a')?.[0]?.data.role).toBe(ADMIN_ROLE);
});

test('reads everything again on retry', async () => {
  const { result } = follow('a', 'b');
  await waitFor(() => expect(result.current.rows.size).toBe(2));
  act(() => result.current.retry());
  expect(queried()).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  act(() => save('b', 'guide'));
  await waitFor(() => expect(result.current.rows.get('b')?.[0]?.data.role).toBe('guide'));
});

test('groups the rows by what they belong to, without those of others', async () => {
  save('first', 'guide');
  save('second', 'guide');
  save('other', 'visitor');
  const { result } = renderHook(() =>
    useLiveGroups(['guide', 'nobody'], {
      toQuery: (wanted) => query(roles, where('role', 'in', [...wanted, 'visitor'])),
      idOf: ({ data }) => data.role,
      schema: userRoleSchema,
    }),
  );
  await waitFor(() => expect(result.current.rows.size).toBe(2));
  const found = [...result.current.rows].map(([role, rows]) => [role, rows.map(({ id }) => id)]);
  expect(found).toEqual([
    ['guide', ['first', 'second']],
    ['nobody', []],
  ]);
});

test('reads nothing while nothing is wanted', () => {
  const { result } = follow();
  expect(queried()).toEqual([]);
  expect(result.current).toMatchObject({ rows: new Map(), failure: undefined });
});

test('splits ids into chunks that fit one query', () => {
  expect(chunksOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(chunksOf([])).toEqual([]);
});
