import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AuthContext,
  type AuthContextValue,
  type Session,
  type SignInOutcome,
} from '../firebase/auth/auth-context.ts';
import { takeNotice } from '../../browser/next-notice.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../shared/Toasts.tsx';

let Screen: ComponentType;

// As in production, where there is no chooser of local accounts.
beforeAll(async () => {
  vi.stubEnv('DEV', false);
  ({ Screen } = await import('./AuthScreen.tsx'));
  vi.unstubAllEnvs();
});

const USER = { id: 'nino', email: 'nino@example.com', displayName: 'Nino', createdAt: undefined };
const SESSION: Session = {
  role: 'none',
  checkRole: () => {},
  profile: { status: 'missing' },
  isClosing: false,
  isKnown: true,
};
const signInWithGoogle = vi.fn<AuthContextValue['signInWithGoogle']>();
const returnedSignIn = vi.fn<AuthContextValue['returnedSignIn']>();

beforeEach(() => {
  sessionStorage.clear();
  signInWithGoogle.mockReset();
  returnedSignIn.mockReset().mockResolvedValue(undefined);
});

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

type Change = (next: Partial<AuthContextValue>) => void;
let change: Change;

interface PageProps {
  readonly first: Partial<AuthContextValue>;
  readonly onReady: (how: Change) => void;
}

function Page({ first, onReady }: PageProps) {
  const [state, setState] = useState<AuthContextValue>({
    user: null,
    session: null,
    loading: false,
    signInWithGoogle,
    returnedSignIn,
    signOut: () => Promise.resolve(),
    ...first,
  });
  useEffect(() => {
    onReady((next) => act(() => setState((present) => ({ ...present, ...next }))));
  }, [onReady]);
  return (
    <AuthContext value={state}>
      <Toasts>
        <Suspense>
          <Screen />
          <Place />
        </Suspense>
      </Toasts>
    </AuthContext>
  );
}

async function open(first: Partial<AuthContextValue> = {}, address = '/auth') {
  const onReady = (how: Change) => {
    change = how;
  };
  await renderInLang(<Page first={first} onReady={onReady} />, 'en', ['shell', 'auth', 'errors'], address);
  await screen.findByText(/^At /u);
  return userEvent.setup({ delay: null });
}

const FOR_PROFILE = '/auth?next=%2Fprofile';
const CONTINUE = 'Continue with Google';
const offer = () => screen.queryByRole('button', { name: CONTINUE });
const failure = (
  kind: 'google' | 'unexpected',
  why: 'cancelled' | 'timeout' | 'unexpected',
): SignInOutcome => ({
  ok: false,
  kind,
  failure: why,
});

describe('signing in', () => {
  test('welcomes by name and goes to the page that was asked for', async () => {
    let answer = (_outcome: SignInOutcome) => {};
    signInWithGoogle.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = await open({}, FOR_PROFILE);
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    expect(offer()).toBeNull();
    expect(screen.getByRole('button')).toBeDisabled();
    await act(async () => answer({ ok: true, name: 'Nino' }));
    expect(await screen.findByText('Signed in as Nino')).toBeInTheDocument();
    change({ user: USER, session: { ...SESSION, isKnown: false } });
    expect(screen.getByText('At /auth')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Signing in/u })).toBeDisabled();
    change({ session: SESSION });
    expect(await screen.findByText('At /en/profile')).toBeInTheDocument();
  });

  const FAILED = 'Sign in failed';
  const AGAIN = 'Failed to sign in with Google. Please try again.';
  const LATE = 'The server did not answer in time. Please try again.';
  test.each([
    ['that gets no answer', failure('google', 'timeout'), `${AGAIN}${LATE}`, true],
    ['that fails for no known reason', failure('google', 'unexpected'), AGAIN, true],
    ['that breaks', failure('unexpected', 'unexpected'), 'An unexpected error occurred', false],
  ] as const)('%s says so and can be repeated', async (_what, outcome, text, isToasted) => {
    signInWithGoogle.mockResolvedValue(outcome);
    const user = await open();
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toBe(text);
    if (isToasted) await screen.findByText(FAILED);
    expect(screen.queryAllByRole('alert')).toHaveLength(isToasted ? 2 : 1);
    signInWithGoogle.mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    expect(alert).not.toBeInTheDocument();
  });

  test('that was given up is quiet', async () => {
    signInWithGoogle.mockResolvedValue(failure('google', 'cancelled'));
    const user = await open();
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    await waitFor(() => expect(offer()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('has the start page, another document, welcome', async () => {
    signInWithGoogle.mockResolvedValue({ ok: true, name: 'Nino' });
    const user = await open();
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    await waitFor(() => expect(takeNotice()).toBe('Signed in as Nino'));
    expect(screen.queryByText('Signed in as Nino')).toBeNull();
  });

  test('tells how a redirect to Google ended', async () => {
    returnedSignIn.mockResolvedValue(failure('google', 'timeout'));
    await open();
    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('did not answer in time');
  });

  test('is not offered before it is known who is signed in, nor to who is', async () => {
    await open({ loading: true });
    expect(offer()).toBeNull();
    change({ loading: false, user: USER });
    expect(offer()).toBeNull();
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    change({ session: { ...SESSION, isKnown: false } });
    expect(replace).not.toHaveBeenCalled();
    change({ session: SESSION });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en');
    replace.mockRestore();
  });

  test('goes on when role and profile stay unknown, as in a browser that does not answer the SDK', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await open();
    vi.useFakeTimers();
    change({ user: USER, session: { ...SESSION, isKnown: false } });
    act(() => void vi.advanceTimersByTime(9999));
    expect(replace).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en');
    vi.useRealTimers();
    replace.mockRestore();
  });

  test('inside another app is said to be refused, before the button, with the address to copy', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 8; wv)');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    const user = await open({}, FOR_PROFILE);
    const address = screen.getByText(`${window.location.origin}/en/profile`);
    const button = screen.getByRole('button', { name: CONTINUE });
    expect(address.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Open in your browser' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^intent:.+#Intent;scheme=https;end$/u),
    );
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await screen.findByText(/^This app does not allow copying/u)).toBeInTheDocument();
    copied.mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await screen.findByText(/^The address is copied/u)).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('comes with the privacy policy', async () => {
    await open();
    expect(offer()).toBeEnabled();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/legal/privacy');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
