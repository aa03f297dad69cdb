import { act, renderHook } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  getDocsFromCache,
  getFirestore,
  setDoc,
  terminate,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import { userRoleSchema } from '../../../domain/verification/verification.ts';
import { parseRows } from '../../../firebase/firestore/live.ts';
import { usePages } from './use-pages.ts';

// The SDK without a connection makes the cursors.
const store = getFirestore(initializeApp({ projectId: 'demo-pages', apiKey: 'key' }));
let rows: ReturnType<typeof parseRows<{ user_id: string; role: string }>>;

beforeAll(async () => {
  await disableNetwork(store);
  const roles = collection(store, 'roles');
  for (let id = 0; id < 2 * PAGE_SIZE + 1; id += 1) {
    // Settles with the server's confirmation, which never comes.
    void setDoc(doc(roles, String(id).padStart(3, '0')), { user_id: String(id), role: 'admin' });
  }
  rows = parseRows((await getDocsFromCache(roles)).docs, userRoleSchema);
});
afterAll(() => terminate(store));

describe('pages of a query', () => {
  const firstPage = () => rows.slice(0, PAGE_SIZE);

  test('go on from the last row of a full page, and back', () => {
    const { result } = renderHook(() => usePages());
    const first = result.current.ofQuery(firstPage());
    expect([first.page, first.onPrevious, result.current.after]).toEqual([1, undefined, undefined]);
    act(() => first.onNext?.());
    expect(result.current.after?.id).toBe(rows[PAGE_SIZE - 1]?.id);
    const second = result.current.ofQuery(firstPage());
    expect(second.page).toBe(2);
    act(() => second.onPrevious?.());
    expect(result.current.after).toBeUndefined();
  });

  test('end with a page that is not full', () => {
    const { result } = renderHook(() => usePages());
    expect(result.current.ofQuery(rows.slice(0, PAGE_SIZE - 1)).onNext).toBeUndefined();
    expect(result.current.ofQuery([]).onNext).toBeUndefined();
  });

  test('begin again at the first', () => {
    const { result } = renderHook(() => usePages());
    act(() => result.current.ofQuery(firstPage()).onNext?.());
    act(() => result.current.toFirst());
    expect(result.current.after).toBeUndefined();
  });
});
