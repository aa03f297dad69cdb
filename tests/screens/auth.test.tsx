import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakRequests } from './support/network.ts';
import { uniqueKey, signInAs } from './support/session.ts';
import { findToast, fill, openPage } from './support/site.tsx';

async function openChooser(user: Awaited<ReturnType<typeof openPage>>) {
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  return within(await screen.findByRole('dialog', { name: 'Choose an account' }));
}

test('a visitor signs in and gets to the home page, with the name in the header', async () => {
  const user = await openPage('/en/auth');
  const chooser = await openChooser(user);
  const key = uniqueKey('new');
  await fill(user, chooser.getByLabelText('Email of a new account'), `${key}@example.com`);
  await user.click(chooser.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  await findToast(`Signed in as ${key.replaceAll('-', ' ')}`);
  await waitFor(() => expect(localStorage.getItem('session-hint')).toContain('@example.com'));
});

test('a failed sign-in shows an error on the page and as a toast, and can be retried', async () => {
  breakRequests({ having: /accounts:signInWithIdp/u, times: 1 });
  const user = await openPage('/en/auth');
  const chooser = await openChooser(user);
  const email = `${uniqueKey('new')}@example.com`;
  await fill(user, chooser.getByLabelText('Email of a new account'), email);
  await user.click(chooser.getByRole('button', { name: 'Sign in' }));
  expect(
    await screen.findByText('There is no internet connection. Please check it and try again.'),
  ).toBeVisible();
  await findToast('Failed to sign in with Google. Please try again.');
  const again = await openChooser(user);
  expect(screen.queryByText('There is no internet connection. Please check it and try again.')).toBeNull();
  await fill(user, again.getByLabelText('Email of a new account'), email);
  await user.click(again.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
});

test('a window closed before sign-in shows a message, and sign-in can be retried', async () => {
  const user = await openPage('/en/auth');
  const chooser = await openChooser(user);
  expect(screen.getByRole('button', { name: 'Signing in...', hidden: true })).toBeDisabled();
  await user.click(chooser.getByRole('button', { name: 'Cancel' }));
  const told = await screen.findByText(
    'The sign-in window was closed before you had signed in. Please try again.',
  );
  expect(told).toBeVisible();
  await findToast('Sign in failed');
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(window.location.pathname).toBe('/en/auth');
});

test('rejects an invalid address', async () => {
  const user = await openPage('/en/auth');
  const chooser = await openChooser(user);
  await fill(user, chooser.getByLabelText('Email of a new account'), 'nobody');
  await user.click(chooser.getByRole('button', { name: 'Sign in' }));
  expect(await chooser.findByText('Please enter an email address')).toBeVisible();
});

test('redirects a user who is already signed in', async () => {
  await signInAs();
  await openPage('/en/auth');
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  // The sign-in did not happen in this window.
  expect(screen.queryByText(/^Signed in as/u)).toBeNull();
});
