import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeNotice } from '../../src/browser/next-notice.ts';
import { placeGuide, uniqueKey } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { fill, openPage } from './support/site.tsx';

async function openChooser(user: Awaited<ReturnType<typeof openPage>>) {
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  return within(await screen.findByRole('dialog', { name: 'Choose an account' }));
}

test('a visitor signs in and gets to the home page, which says so and has the name in the header', async () => {
  const user = await openPage('/en/auth');
  const chooser = await openChooser(user);
  const key = uniqueKey('new');
  await fill(user, chooser.getByLabelText('Email of a new account'), `${key}@example.com`);
  await user.click(chooser.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  expect(takeNotice()).toBe(`Signed in as ${key.replaceAll('-', ' ')}`);
  await waitFor(() => expect(localStorage.getItem('session-hint')).toContain('@example.com'));
});

test('redirects a user who is already signed in, once it is known what waits', async () => {
  const { uid, name } = await signInAs('Nino Rejected');
  await placeGuide({ uid, name, standing: 'rejected' });
  await openPage('/en/auth');
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  expect(localStorage.getItem('session-hint')).toContain('"task":"rejected"');
  // The sign-in did not happen in this window.
  expect(takeNotice()).toBeUndefined();
});
