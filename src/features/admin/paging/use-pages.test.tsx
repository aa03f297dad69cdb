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
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import { userRoleSchema } from '../../../domain/verification/verification.ts';
import { foundIn, type Found, type Live } from '../../../firebase/firestore/live.ts';
import { usePages } from './use-pages.ts';

// The real SDK, offline, creates the cursors.
const store = getFirestore(initializeApp({ projectId: 'demo-pages', apiKey: 'key' }));
type Role = z.infer<typeof userRoleSchema>;
let docs: readonly QueryDocumentSnapshot[];

const nameOf = (index: number) => String(index).padStart(3, '0');
const LAST_OF_FIRST = nameOf(PAGE_SIZE - 1);

beforeAll(async () => {
  await disableNetwork(store);
  const roles = collection(store, 'roles');
  for (let id = 0; id < 2 * PAGE_SIZE + 1; id += 1) {
    // Settles only with the server's confirmation, which never arrives.
    void setDoc(doc(roles, nameOf(id)), { user_id: String(id), role: 'admin' });
  }
  // Invalid, so that it cannot be parsed.
  void setDoc(doc(roles, LAST_OF_FIRST), { role: 5 });
  docs = (await getDocsFromCache(roles)).docs;
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => terminate(store));

function read(from: number, to: number): Live<Found<Role>> {
  return { status: 'ready', data: foundIn(docs.slice(from, to), userRoleSchema) };
}

describe('pages of a query', () => {
  test('continue after the last document of a full page, even if it cannot be parsed, and go back', () => {
    const { result } = renderHook(() => usePages());
    const first = result.current.ofQuery(read(0, PAGE_SIZE));
    expect(first.rows).toHaveLength(PAGE_SIZE - 1);
    expect([first.page, first.onPrevious, result.current.after]).toEqual([1, undefined, undefined]);
    act(() => first.onNext?.());
    expect(result.current.after?.id).toBe(LAST_OF_FIRST);
    const second = result.current.ofQuery(read(PAGE_SIZE, 2 * PAGE_SIZE));
    expect(second.page).toBe(2);
    act(() => second.onPrevious?.());
    expect(result.current.after).toBeUndefined();
  });

  test('skip rows without becoming another page', () => {
    const { result } = renderHook(() => usePages());
    act(() => result.current.ofQuery(read(0, PAGE_SIZE)).onSkip?.());
    const first = result.current.ofQuery(read(PAGE_SIZE, 2 * PAGE_SIZE));
    expect([first.page, first.onPrevious, result.current.after?.id]).toEqual([1, undefined, LAST_OF_FIRST]);
    act(() => first.onNext?.());
    const second = result.current.ofQuery(read(2 * PAGE_SIZE, 2 * PAGE_SIZE + 1));
    expect([second.page, second.onSkip]).toEqual([2, undefined]);
    act(() => second.onPrevious?.());
    expect(result.current.after?.id).toBe(LAST_OF_FIRST);
  });

  test('end with a page that is not full', () => {
    const { result } = renderHook(() => usePages());
    expect(result.current.ofQuery(read(0, PAGE_SIZE - 1)).onNext).toBeUndefined();
    expect(result.current.ofQuery(read(0, 0)).onNext).toBeUndefined();
  });

  test('have no rows before they are read', () => {
    const { result } = renderHook(() => usePages());
    expect(result.current.ofQuery({ status: 'loading' })).toMatchObject({ rows: [], onNext: undefined });
  });

  test('start again at the first page', () => {
    const { result } = renderHook(() => usePages());
    act(() => result.current.ofQuery(read(0, PAGE_SIZE)).onNext?.());
    act(() => result.current.toFirst());
    expect(result.current.after).toBeUndefined();
  });
});
