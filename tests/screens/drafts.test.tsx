/** Drafts of the guide profile form are deleted with the session that wrote them. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { clearEverything } from '../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { closeSession, signInAs, type Account } from './support/session.ts';
import { fill, openPage, type User } from './support/site.tsx';

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
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', confirm);
  // As the header does.
  const { signOutUnlessUnsaved } = await import('../../src/members/firebase/auth/sign-out.ts');
  const signOut = () => act(() => signOutUnlessUnsaved('Sign out?'));
  expect(await signOut()).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Sign out?');
  expect(screen.getByRole('textbox', { name: /^Phone/u })).toHaveValue('+995 555 00 00 02');
  expect(await signOut()).toBe(true);
  expect(await screen.findByRole('link', { name: 'Go to Login' })).toBeVisible();
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(localStorage.getItem('session-hint')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a draft is not that of the account before, and goes with a session that ends in another tab', async () => {
  localStorage.setItem('guide-profile-draft:somebody-before', '{}');
  const { user, account } = await openEditor('Lia Elsewhere');
  await type(user, '+995 555 00 00 03');
  await waitFor(() => expect(drafts()).toEqual([`guide-profile-draft:${account.uid}`]));
  await type(user, '+995 555 00 00 04');
  await act(closeSession);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Phone/u })).toBeNull());
  await waitFor(() => expect(drafts()).toEqual([]));
});
