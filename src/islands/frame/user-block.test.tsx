import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { leaveNotice } from '../../browser/next-notice.ts';
import { TOAST_MS } from '../../domain/settings.ts';
import { showAt } from '../../server/testing/show-page.ts';
import { startMessages } from './messages.ts';
import { startSideMenu } from './side-menu.ts';
import { SideMenu } from './SideMenu.tsx';
import { SiteMessages } from './SiteMessages.tsx';
import { showSession, startSignOut } from './user-block.ts';

const end = vi.hoisted(() => vi.fn<(question: string) => Promise<boolean>>());
vi.mock('../../members/firebase/auth/sign-out.ts', () => ({ signOutUnlessUnsaved: end }));

const HINT = { email: null, name: 'Nino B', avatar_url: null, isAdmin: true };

const hold = (hint: object) => localStorage.setItem('session-hint', JSON.stringify(hint));

async function show(hint: object = HINT) {
  hold(hint);
  showAt(
    <main>
      <h1>Profile</h1>
      <SideMenu />
      <SiteMessages />
    </main>,
    '/en/profile',
  );
  document.querySelectorAll('dialog').forEach(startSideMenu);
  showSession();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.getByRole('button', { name: 'Sign Out' });
}

/** Presses the button; the sign-out ends as told. */
async function press(button: HTMLElement, result: boolean | Error) {
  let finish = (): void => undefined;
  const promise = new Promise<boolean>((resolve, reject) => {
    finish = () => (result instanceof Error ? reject(result) : resolve(result));
  });
  end.mockReturnValueOnce(promise);
  fireEvent.click(button);
  expect(button).toBeDisabled();
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  expect(end).toHaveBeenCalledWith(
    'If you sign out now, anything you have typed but not saved is lost. Sign out?',
  );
  if (result === true) localStorage.removeItem('session-hint');
  finish();
  await promise.catch(() => undefined);
  await Promise.resolve();
}

const menu = () => document.querySelector('dialog');

beforeAll(startSignOut);
beforeEach(() => void end.mockReset());

it('signs out, says so, closes the menu and moves the focus to the page', async () => {
  await press(await show(), true);
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  expect(screen.getByText('You are signed out.').closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.queryByText('Nino B')).toBeNull();
  expect(menu()?.querySelector<HTMLElement>('.member-login')?.hidden).toBe(false);
});

it('says when signing out failed, and can be pressed again', async () => {
  const button = await show();
  await press(button, new Error('No connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing out failed. Please try again.');
  expect(button).toBeEnabled();
  expect(menu()).toHaveAttribute('open');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('changes nothing for a member who rather keeps a draft', async () => {
  const button = await show();
  await press(button, false);
  await vi.waitFor(() => expect(button).toBeEnabled());
  expect(menu()).toHaveAttribute('open');
  expect(screen.queryByText('You are signed out.')).toBeNull();
});

it.each([
  ['the name without an email', HINT, 'Nino B'],
  ['the email before the name', { ...HINT, email: 'nino@example.org' }, 'nino@example.org'],
])('shows %s', async (_, hint, shown) => {
  await show(hint);
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Member Login' })).toBeNull();
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

it.each([
  [undefined, []],
  ['asked', ['The association has a question']],
  ['rejected', ['Your request was not approved']],
])('says to a guide what waits: %s', async (task, texts) => {
  await show({ ...HINT, task });
  const links = screen.queryAllByRole('link', { name: /has a question|not approved/u });
  expect(links.map(({ textContent }) => textContent)).toEqual(texts);
  for (const link of links) expect(link).toHaveAttribute('href', '/en/profile');
});

it.each(['', 'null', '7', '{'])('takes a stored %j for no session', async (stored) => {
  await show();
  localStorage.setItem('session-hint', stored);
  showSession();
  expect(screen.getByRole('link', { name: 'Member Login' })).toBeInTheDocument();
});

it('follows changes', async () => {
  await show({ ...HINT, isAdmin: false });
  expect(screen.queryByRole('link', { name: /Admin/u })).toBeNull();
  hold({ ...HINT, name: 'Nino C', waiting: 2 });
  showSession();
  expect(screen.getByText('Nino C')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin dashboard (2 pending requests)' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Sign Out' })).toHaveLength(1);
  localStorage.clear();
  showSession();
  expect(screen.getByRole('link', { name: 'Member Login' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Account' })).toBeNull();
});

test('a message goes after its time, and stays when the document is replaced before', async () => {
  await press(await show(), true);
  await screen.findByText('You are signed out.');
  startMessages();
  window.dispatchEvent(new Event('pagehide'));
  showAt(<SiteMessages />, '/en/profile');
  vi.useFakeTimers();
  startMessages();
  expect(screen.getByText('You are signed out.')).toBeInTheDocument();
  vi.advanceTimersByTime(TOAST_MS.success);
  expect(screen.queryByText('You are signed out.')).toBeNull();
  vi.useRealTimers();
  showAt(<SiteMessages />, '/en');
  startMessages();
  expect(screen.queryByText('You are signed out.')).toBeNull();
});

test('the message that the members’ application left is said, once', async () => {
  await show();
  leaveNotice('Signed in as Nino');
  startMessages();
  expect(screen.getByText('Signed in as Nino').closest('[aria-live="polite"]')).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  await show();
  startMessages();
  expect(screen.queryByText('Signed in as Nino')).toBeNull();
});
