/** Drafts of the guide profile form are deleted with the session that wrote them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { clearEverything } from '../support/server.ts';
import { placeGuide } from './support/guides.ts';
import { closeSession, signInAs, type Account } from './support/session.ts';
import { fill, findToast, openPage, type User } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

async function openEditor(name: string): Promise<{ user: User; account: Account }> {
  const account = await signInAs(name);
  await placeGuide({ uid: account.uid, name });
  const user = await openPage('/en/guide-profile');
  await screen.findByRole('textbox', { name: /^Phone/u });
  return { user, account };
}

async function type(user: User, text: string): Promise<void> {
  await fill(user, await screen.findByRole('textbox', { name: /^Phone/u }), text);
}

test('signing out asks about the draft, then removes it, including what was typed just before', async () => {
  const { user, account } = await openEditor('Lia Draft');
  await type(user, '+995 555 00 00 01');
  await waitFor(() => expect(drafts()).toEqual([`guide-profile-draft:${account.uid}`]));
  // Not kept yet when the session ends: the form keeps its last words while it is taken down.
  await type(user, '+995 555 00 00 02');
  const header = within(screen.getByRole('banner'));
  const [signOut] = await header.findAllByRole('button', { name: 'Sign Out' });
  if (!signOut) throw new Error('The header offers no way out');
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', confirm);
  await user.click(signOut);
  expect(confirm).toHaveBeenCalledWith('Signing out deletes what you have typed and not saved. Sign out?');
  expect(screen.getByRole('textbox', { name: /^Phone/u })).toHaveValue('+995 555 00 00 02');
  await user.click(signOut);
  expect(await screen.findByRole('link', { name: 'Go to Login' })).toBeVisible();
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(localStorage.getItem('session-hint')).toBeNull();
  await findToast('You are signed out');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a session that ends in another tab removes the draft', async () => {
  const { user, account } = await openEditor('Lia Elsewhere');
  await type(user, '+995 555 00 00 03');
  await waitFor(() => expect(drafts()).toEqual([`guide-profile-draft:${account.uid}`]));
  await type(user, '+995 555 00 00 04');
  await act(closeSession);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Phone/u })).toBeNull());
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(screen.queryByText('You are signed out')).toBeNull();
});

test('another account on the same device does not see the previous account’s draft, and has its own', async () => {
  localStorage.setItem('guide-profile-draft:somebody-before', '{}');
  const { user, account } = await openEditor('Lia After');
  await type(user, '+995 555 00 00 05');
  await waitFor(() => expect(drafts()).toEqual([`guide-profile-draft:${account.uid}`]));
});

test('signing out from a public page removes drafts too', async () => {
  const { uid } = await signInAs('Lia Public');
  localStorage.setItem(`guide-profile-draft:${uid}`, '{}');
  localStorage.setItem(
    'session-hint',
    JSON.stringify({ email: 'lia@example.com', name: 'Lia', avatar_url: null, isAdmin: false }),
  );
  vi.stubGlobal('confirm', () => true);
  const user = await openPage('/en/about');
  const [signOut] = await screen.findAllByRole('button', { name: 'Sign Out' });
  if (!signOut) throw new Error('The header offers no way out');
  await user.click(signOut);
  await waitFor(() => expect(drafts()).toEqual([]));
  await findToast('You are signed out');
  expect(screen.getByRole('main')).toHaveFocus();
});
