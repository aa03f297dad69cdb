import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored, store } from '../testing/stored.ts';
import { useRole, type RoleUser } from './use-role.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  clearStored();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** More than all waits for the token. */
const LONG = 40_000;

/** The role in the token; `refreshed` is the one that a new token would have. */
interface Token {
  role: string | undefined;
  refreshed: string | undefined;
  isRefused?: boolean;
}

function userWith(token: Token, uid = 'nana') {
  const getIdTokenResult = vi.fn<RoleUser['getIdTokenResult']>((isFresh) => {
    if (token.isRefused) return Promise.reject(new Error('auth/network-request-failed'));
    if (isFresh) token.role = token.refreshed;
    return Promise.resolve({
      authTime: '',
      expirationTime: '',
      issuedAtTime: '',
      signInProvider: 'google.com',
      signInSecondFactor: null,
      token: '',
      claims: token.role === undefined ? {} : { role: token.role },
    });
  });
  return { uid, getIdTokenResult };
}

function roleOf(user: RoleUser | null) {
  return renderHook(({ of }) => useRole(of), { initialProps: { of: user } });
}

const record = (role: string, uid = 'nana') => store({ [`user_roles/${uid}`]: { user_id: uid, role } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('nobody has a role before the sign-in', async () => {
  const { result } = roleOf(null);
  await pass(LONG);
  expect(result.current.role).toBe('checking');
});

test('an admin whose token says so is one without a new token', async () => {
  record('admin');
  const user = userWith({ role: 'admin', refreshed: undefined });
  const { result } = roleOf(user);
  expect(result.current.role).toBe('checking');
  await waitFor(() => expect(result.current.role).toBe('admin'));
  expect(user.getIdTokenResult).toHaveBeenCalledExactlyOnceWith(false);
});

test('a new admin waits for the token with the role, a former one gives it back', async () => {
  const token: Token = { role: undefined, refreshed: undefined };
  record('admin');
  const user = userWith(token);
  const { result } = roleOf(user);
  await waitFor(() => expect(user.getIdTokenResult).toHaveBeenCalledTimes(3));
  expect(result.current.role).toBe('checking');
  token.refreshed = 'admin';
  await pass(1000);
  expect(result.current.role).toBe('admin');
  token.refreshed = undefined;
  act(() => record('former'));
  await waitFor(() => expect(result.current.role).toBe('none'));
  await waitFor(() => expect(token.role).toBeUndefined());
});

test('the role stays unknown if the token never gets it, until it is checked again', async () => {
  const token: Token = { role: undefined, refreshed: undefined };
  record('admin');
  const user = userWith(token);
  const { result } = roleOf(user);
  await waitFor(() => expect(user.getIdTokenResult).toHaveBeenCalled());
  await pass(31_000);
  expect(result.current.role).toBe('checking');
  await pass(1500);
  expect(result.current.role).toBe('unknown');
  const asked = user.getIdTokenResult.mock.calls.length;
  await pass(LONG);
  expect(user.getIdTokenResult).toHaveBeenCalledTimes(asked);

  act(() => result.current.checkRole());
  expect(result.current.role).toBe('checking');
  token.refreshed = 'admin';
  await pass(LONG);
  expect(result.current.role).toBe('admin');
});

test('the role is unknown without a token', async () => {
  const token: Token = { role: 'admin', refreshed: 'admin', isRefused: true };
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  record('admin');
  const { result } = roleOf(userWith(token));
  await waitFor(() => expect(result.current.role).toBe('unknown'));
  expect(reported).toHaveBeenCalledExactlyOnceWith('Role lookup failed: unexpected');
  token.isRefused = false;
  act(() => result.current.checkRole());
  await waitFor(() => expect(result.current.role).toBe('admin'));
});

test('the role is unknown while it cannot be read, and is read again on demand', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = roleOf(userWith({ role: 'admin', refreshed: 'admin' }));
  await pass(9000);
  expect(result.current.role).toBe('unknown');
  expect(reported).toHaveBeenCalledExactlyOnceWith('Role lookup failed: offline');
  record('admin');
  act(() => result.current.checkRole());
  await waitFor(() => expect(result.current.role).toBe('admin'));
});

test('the role of one account is not that of the next', async () => {
  record('admin');
  record('former', 'gio');
  const first = userWith({ role: 'admin', refreshed: 'admin' });
  const token: Token = { role: undefined, refreshed: undefined };
  const { result, rerender } = roleOf(first);
  await waitFor(() => expect(result.current.role).toBe('admin'));
  rerender({ of: userWith(token, 'gio') });
  expect(result.current.role).toBe('checking');
  await waitFor(() => expect(result.current.role).toBe('none'));
  act(() => record('admin', 'gio'));
  await waitFor(() => expect(result.current.role).toBe('checking'));
  token.refreshed = 'admin';
  await pass(LONG);
  expect(result.current.role).toBe('admin');
});

test('the token is asked for no longer once the account has signed out', async () => {
  record('admin');
  const user = userWith({ role: undefined, refreshed: undefined });
  const { rerender } = roleOf(user);
  await waitFor(() => expect(user.getIdTokenResult).toHaveBeenCalledTimes(3));
  rerender({ of: null });
  await pass(LONG);
  expect(user.getIdTokenResult).toHaveBeenCalledTimes(3);
});
