import { FirebaseError } from 'firebase/app';
import { getRedirectResult, GoogleAuthProvider, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failedSignIn, returnedSignIn, signInWithGoogle } from './google-sign-in.ts';

const host = vi.hoisted(() => ({ authDomain: '' }));
vi.mock('../config.ts', () => ({ firebaseOptions: host }));
vi.mock('./auth-app.ts', () => ({ auth: {} }));
// They open Google's pages.
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getRedirectResult: vi.fn<() => Promise<unknown>>(),
  signInWithPopup: vi.fn<() => Promise<unknown>>(),
  signInWithRedirect: vi.fn<() => Promise<never>>(),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => {
  vi.resetAllMocks();
});

/** What the SDK resolves to; only the names of the account matter. */
const account = (names: { displayName?: string | null; email?: string | null }) => ({
  user: { displayName: null, email: null, ...names },
});
const refused = (code: string) => new FirebaseError(`auth/${code}`, 'English');

const answerWith = (answer: object) =>
  vi.mocked(signInWithPopup, { partial: true, deep: true }).mockResolvedValueOnce(answer);
const returnWith = (answer: object | null) =>
  vi.mocked(getRedirectResult, { partial: true, deep: true }).mockResolvedValueOnce(answer);

test.each([
  [{ displayName: 'Nino', email: 'nino@example.com' }, 'Nino'],
  [{ email: 'nino@example.com' }, 'nino@example.com'],
  [{}, ''],
])('tells the name of the account %j', async (names, name) => {
  answerWith(account(names));
  expect(await signInWithGoogle()).toEqual({ ok: true, name });
  expect(signInWithRedirect).not.toHaveBeenCalled();
  const provider = vi.mocked(signInWithPopup).mock.calls[0]?.[1];
  expect(provider).toBeInstanceOf(GoogleAuthProvider);
  // A shared device may have accounts of several people.
  expect(provider).toMatchObject({ customParameters: { prompt: 'select_account' } });

  returnWith(account(names));
  expect(await returnedSignIn()).toEqual({ ok: true, name });
});

test.each([
  [refused('popup-closed-by-user'), 'google', 'cancelled'],
  [new Error('popup-blocked'), 'unexpected', 'unexpected'],
  [Object.assign(new Error('own'), { code: 'auth/popup-blocked' }), 'unexpected', 'unexpected'],
])('a failed window is told, and not opened as a page: %s', async (error, kind, failure) => {
  vi.mocked(signInWithPopup).mockRejectedValueOnce(error);
  expect(await signInWithGoogle()).toEqual({ ok: false, kind, failure });
  expect(signInWithRedirect).not.toHaveBeenCalled();
});

test('on a phone the page goes to Google at once, where it would return', async () => {
  const phone = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
  vi.mocked(signInWithRedirect).mockRejectedValue(refused('network-request-failed'));
  host.authDomain = window.location.host;
  await signInWithGoogle();
  expect([signInWithPopup, signInWithRedirect].map((way) => vi.mocked(way).mock.calls.length)).toEqual([
    0, 1,
  ]);
  host.authDomain = 'elsewhere.example';
  answerWith(account({}));
  await signInWithGoogle();
  expect(signInWithPopup).toHaveBeenCalledOnce();
  phone.mockRestore();
});

test('a window that was closed is no error', () => {
  failedSignIn(refused('popup-closed-by-user'));
  expect(console.error).not.toHaveBeenCalled();
});

describe('in a browser without windows', () => {
  beforeEach(() => {
    vi.mocked(signInWithPopup).mockRejectedValue(refused('popup-blocked'));
  });

  test.each(['popup-blocked', 'operation-not-supported-in-this-environment'])(
    'with the error %s, the page goes to Google, and may come back without a sign-in',
    async (code) => {
      vi.mocked(signInWithPopup).mockRejectedValue(refused(code));
      vi.mocked(signInWithRedirect).mockReturnValue(new Promise(() => {}));
      const outcome = signInWithGoogle();
      await vi.waitFor(() => expect(signInWithRedirect).toHaveBeenCalledOnce());
      window.dispatchEvent(new Event('pageshow'));
      expect(await outcome).toEqual({ ok: false, kind: 'google', failure: 'cancelled' });
    },
  );

  test('says why the page could not go to Google', async () => {
    vi.mocked(signInWithRedirect).mockRejectedValue(refused('network-request-failed'));
    expect(await signInWithGoogle()).toEqual({ ok: false, kind: 'google', failure: 'offline' });
  });
});

test('a window that never reports ends after two minutes, and the next attempt leaves the page', async () => {
  vi.useFakeTimers();
  vi.mocked(signInWithPopup).mockReturnValue(new Promise(() => {}));
  vi.mocked(signInWithRedirect).mockReturnValue(new Promise(() => {}));
  const first = signInWithGoogle();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await first).toEqual({ ok: false, kind: 'google', failure: 'window-silent' });
  expect(signInWithRedirect).not.toHaveBeenCalled();
  const next = signInWithGoogle();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await next).toEqual({ ok: false, kind: 'google', failure: 'timeout' });
  expect(signInWithPopup).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a page that was not returned to has no result, and a failed return says why', async () => {
  returnWith(null);
  expect(await returnedSignIn()).toBeUndefined();
  vi.mocked(getRedirectResult).mockRejectedValueOnce(refused('user-disabled'));
  expect(await returnedSignIn()).toEqual({ ok: false, kind: 'google', failure: 'account-disabled' });
});

test.each([
  [new FirebaseError('auth/popup-blocked', 'x'), 'google', 'unexpected', 'auth/popup-blocked'],
  [new FirebaseError('auth/internal-error', 'x'), 'unexpected', 'unexpected', 'unexpected exception'],
  [new Error('secret@example.com'), 'unexpected', 'unexpected', 'unexpected exception'],
] as const)('%s is reported as %s: %s', (error, kind, failure, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(failedSignIn(error)).toEqual({ ok: false, kind, failure });
  expect(log.mock.calls).toEqual([[`Google sign-in failed: ${logged}`]]);
});
