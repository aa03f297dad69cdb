import { act, renderHook, waitFor } from '@testing-library/react';
import { deleteDoc, doc, setDoc, terminate } from 'firebase/firestore';
import { useObservable } from 'reactfire';
import { NEVER, Observable, of as just, throwError } from 'rxjs';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userRoleSchema } from '../../../domain/roles.ts';
import { firestore as store } from '../testing/members-app.ts';
import { useLiveDocument, useLiveQuery, withFailures } from './live.ts';

// The real SDK, offline: listeners report the contents of its cache.
afterAll(() => terminate(store));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function followRoles(name: string) {
  return renderHook(() => useLiveQuery(name, name, [], userRoleSchema));
}

const OFFLINE_AFTER_MS = 8000;

test('an empty cache without a connection fails after 8 s, at each attempt', async () => {
  const { result } = followRoles('nothing');
  await act(() => vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS - 1000));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(result.current).toMatchObject({ status: 'failed', failure: 'offline' });

  const { retry } = { retry: () => {}, ...result.current };
  act(retry);
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS + 500));
  expect(result.current.status).toBe('failed');
});

test('an SDK that says nothing at all, as in a browser that does not answer it, fails after 12 s', async () => {
  const states: unknown[] = [];
  const following = withFailures(NEVER).subscribe((state) => states.push(state));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(states).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states).toEqual(['timeout']);
  following.unsubscribe();
});

test('rows that arrive in time are not a failure, and unreadable ones are left out', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = followRoles('roles');
  act(() => {
    // These settle only with the server's confirmation, which never arrives.
    void setDoc(doc(store, 'roles', 'a'), { user_id: 'a', role: 'admin' });
    void setDoc(doc(store, 'roles', 'b'), { role: 5 });
  });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      status: 'ready',
      data: { rows: [{ id: 'a', data: { role: 'admin' } }], count: 2 },
    }),
  );
  await waitFor(() => expect(reported).toHaveBeenCalledWith('Unreadable document in roles'));
  await act(() => vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS));
  expect(result.current.status).toBe('ready');
});

test('a cache that becomes empty after the first rows is not a failure', async () => {
  const { result } = followRoles('changing');
  const changing = doc(store, 'changing', 'a');
  act(() => void setDoc(changing, { user_id: 'a', role: 'admin' }));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => void deleteDoc(changing));
  await act(() => vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS));
  expect(result.current.status).toBe('ready');
});

describe('a single document', () => {
  const role = (uid: string) => doc(store, 'user_roles', uid);
  const save = (uid: string, change: object) =>
    act(() => void setDoc(role(uid), { user_id: uid, ...change }));

  function follow(uid: string | undefined) {
    return renderHook(({ of }) => useLiveDocument('user_roles', of, userRoleSchema), {
      initialProps: { of: uid },
    });
  }

  test('is loading until it is known of which, and is then followed', async () => {
    save('a', { role: 'admin' });
    save('b', { role: 'former' });
    const { result, rerender } = follow(undefined);
    await act(() => vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS));
    expect(result.current).toEqual({ status: 'loading' });
    rerender({ of: 'a' });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: { role: 'admin' } }));
    save('a', { role: 'other' });
    await waitFor(() => expect(result.current).toMatchObject({ data: { role: 'other' } }));
    rerender({ of: 'b' });
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current).toMatchObject({ data: { user_id: 'b', role: 'former' } }));
    rerender({ of: undefined });
    expect(result.current).toEqual({ status: 'loading' });
  });

  test('that is unreadable is a failure until it is mended', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    save('broken', { role: 5 });
    const { result } = follow('broken');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', failure: 'unreadable' }));
    expect(reported).toHaveBeenCalledWith('Unreadable document in user_roles');
    save('broken', { role: 'admin' });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: { role: 'admin' } }));
    reported.mockRestore();
  });

  test('that cannot be read without a connection is read when it arrives', async () => {
    const { result } = follow('late');
    await act(() => vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS - 1000));
    expect(result.current.status).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(result.current).toMatchObject({ status: 'failed', failure: 'offline' });
    save('late', { role: 'admin' });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  test('stays when the connection is lost after it was read', async () => {
    save('kept', { role: 'admin' });
    const { result } = follow('kept');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => void deleteDoc(role('kept')));
    await act(() => vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS));
    expect(result.current).toMatchObject({ status: 'ready', data: { role: 'admin' } });
  });
});

function followStrictly(uid: string) {
  return renderHook(() => useLiveDocument('user_roles', uid, userRoleSchema), { reactStrictMode: true });
}

test('stops listening with its last use, also under StrictMode, and starts again with the next', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const role = doc(store, 'user_roles', 'left');
  act(() => void setDoc(role, { user_id: 'left', role: 'admin' }));
  const { result, unmount } = followStrictly('left');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  unmount();
  void setDoc(role, { role: 5 });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(reported).not.toHaveBeenCalled();
  expect(followStrictly('left').result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(reported).toHaveBeenCalledWith('Unreadable document in user_roles'));
  reported.mockRestore();
});

describe('what reactfire does not do, so that these hooks do', () => {
  const observe = (id: string, source: Observable<number>) =>
    renderHook(() => useObservable(id, source, { suspense: false }));

  test('after a failure an id can be read again: it throws while rendering, for as long as the page lives', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = new Error('permission-denied');
    expect(() =>
      observe(
        'refused',
        throwError(() => refused),
      ),
    ).toThrow(refused);
    expect(() => observe('refused', just(1))).toThrow(refused);
    reported.mockRestore();
  });

  test('an observable that nothing uses any longer is left: it is listened to, for as long as the page lives', async () => {
    const stop = vi.fn<() => void>();
    const source = new Observable<number>(() => stop);
    observe('left', source).unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(stop).not.toHaveBeenCalled();
  });
});
