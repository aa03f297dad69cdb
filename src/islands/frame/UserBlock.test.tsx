import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderInLang } from '../../i18n/render-in-lang.tsx';
import { Toasts } from '../../ui/feedback/Toasts.tsx';
import { UserBlock } from './UserBlock.tsx';

const end = vi.hoisted(() => vi.fn<(question: string) => Promise<boolean>>());
vi.mock('../../members/firebase/auth/sign-out.ts', () => ({ signOutUnlessUnsaved: end }));

const HINT = { email: null, name: 'Nino B', avatar_url: null, isAdmin: true };

async function show(hint: object = HINT) {
  localStorage.setItem('session-hint', JSON.stringify(hint));
  const onSignedOut = vi.fn<() => void>();
  await renderInLang(
    <Toasts>
      <main>
        <h1>Profile</h1>
        <UserBlock onSignedOut={onSignedOut} />
      </main>
    </Toasts>,
    'en',
    ['shell'],
  );
  return { onSignedOut, button: screen.getByRole('button', { name: 'Sign Out' }) };
}

/** Presses the button; the sign-out ends as told. */
async function press(button: HTMLElement, result: boolean | Error) {
  let finish = (): void => undefined;
  end.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        finish = () => (result instanceof Error ? reject(result) : resolve(result));
      }),
  );
  await act(async () => void fireEvent.click(button));
  expect(button).toBeDisabled();
  await act(async () => finish());
}

// Otherwise the first toast waits for it.
beforeAll(() => import('../../ui/feedback/ToastList.tsx'));
beforeEach(() => void end.mockReset());

it('signs out, says so, moves the focus to the page and calls back', async () => {
  const { onSignedOut, button } = await show();
  await press(button, true);
  expect(await screen.findByText('You are signed out')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

it('says when signing out failed, and can be pressed again', async () => {
  const { onSignedOut, button } = await show();
  await press(button, new Error('No connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing out failed. Please try again.');
  expect(button).toBeEnabled();
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('changes nothing for a member who rather keeps a draft', async () => {
  const { onSignedOut, button } = await show();
  await press(button, false);
  expect(button).toBeEnabled();
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(screen.queryByText('You are signed out')).toBeNull();
});

it.each([
  ['the name without an email', HINT, 'Nino B'],
  ['the email before the name', { ...HINT, email: 'nino@example.org' }, 'nino@example.org'],
])('shows %s', async (_, hint, shown) => {
  await show(hint);
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it.each([
  [undefined, 'Admin dashboard'],
  [0, 'Admin dashboard'],
  [1, 'Admin dashboard (1 pending request)'],
  [1200, 'Admin dashboard (1,200 pending requests)'],
])('with %s pending requests the link to the desk reads %j', async (waiting, name) => {
  await show({ ...HINT, waiting });
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
