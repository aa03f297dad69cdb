import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { adminAuth, adminFirestore, clearEverything } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAs, signInAsAdmin } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a visitor is asked to sign in, and returns to the account afterwards', async () => {
  const user = await openPage('/en/profile?tab=settings');
  expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(window.location.pathname).toBe('/en/auth');
  await signInAs('Lia Return');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lia Return' })).toBeVisible();
  expect(`${window.location.pathname}${window.location.search}`).toBe('/en/profile?tab=settings');
});

test('an open request is shown with its date, and the decision as soon as it is made', async () => {
  const { uid, name } = await signInAs('Tamar Pending');
  const { requestId } = await placeGuide({ uid, name });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(status.getByText('Pending')).toBeVisible();
  expect(await status.findByText(/^Requested on \w+ \d+, \d{4}$/u)).toBeVisible();
  await adminFirestore.doc(`verification_requests/${requestId}`).update({
    status: 'rejected',
    reviewed_at: daysAgo(0),
    reviewed_by: 'somebody',
    admin_notes: 'Please add your certificate.',
  });
  await adminFirestore
    .doc(`guide_profiles/${uid}`)
    .update({ verification_status: 'rejected', open_request_id: null });
  expect(await status.findByText('Rejected')).toBeVisible();
  // Changes by others do not move the focus.
  expect(document.body).toHaveFocus();
  expect(await status.findByText('Please add your certificate.')).toBeVisible();
});

test('a waiting guide reads the usual duration, and may withdraw the request', async () => {
  const { uid, name } = await signInAs('Lia Waiting');
  await adminFirestore
    .doc('figures/verification')
    .set({ count: 20, usual_days: 3, longest_days: 11, updated_at: daysAgo(0) });
  const { requestId } = await placeGuide({ uid, name });
  const user = await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(
    await status.findByText(
      'Of the last 20 requests, half were decided within 3 days and all within 11 days.',
    ),
  ).toBeVisible();
  vi.stubGlobal('confirm', () => true);
  await user.click(status.getByRole('button', { name: 'Withdraw the request' }));
  await findToast('Your request was withdrawn.');
  expect(await status.findByText('Request withdrawn')).toBeVisible();
  await waitFor(() => expect(status.getByText(/^You withdrew your request/u)).toHaveFocus());
  const request = await adminFirestore.doc(`verification_requests/${requestId}`).get();
  expect(request.data()).toMatchObject({ status: 'rejected', closed_as: 'withdrawn' });
});

test('stores the opened tab in the URL', async () => {
  const { uid, name } = await signInAs('Lia Tabs');
  await placeGuide({ uid, name });
  const user = await openPage('/en/profile?tab=settings');
  const tab = (text: string) => screen.getByRole('tab', { name: text });
  expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  await user.click(tab('Guide Profile'));
  expect(window.location.search).toBe('?tab=guide');
  await user.click(tab('Overview'));
  expect(window.location.search).toBe('');
});

test('the settings keep what was typed while another tab is open, and ask before another page', async () => {
  await signInAs('Lia Between');
  const user = await openPage('/en/profile?tab=settings');
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'lia');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('lia');
  const link = document.createElement('a');
  link.href = '/en/news';
  document.body.append(link);
  await user.click(link);
  link.remove();
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('lia');
});

test('a guide chooses the language of the emails, and does without those that can be spared', async () => {
  const { uid, name } = await signInAs('Lia Quiet');
  await placeGuide({ uid, name });
  const user = await openPage('/en/profile?tab=settings');
  const mail = await section('Username and emails');
  const language = mail.getByRole('combobox', { name: 'Language of the emails' });
  // That of the account's first page.
  expect(language).toHaveDisplayValue('English');
  await user.click(mail.getByRole('checkbox', { name: /^Remind me 60 and 30 days/u }));
  await user.selectOptions(language, 'ქართული');
  await user.click(mail.getByRole('button', { name: 'Save' }));
  await findToast('Your settings were saved.');
  expect((await adminFirestore.doc(`profiles/${uid}`).get()).data()).toMatchObject({
    language: 'ka',
    unwanted_mail: ['early-reminders'],
  });
});

test('the last administrator cannot delete the account, and reads why', async () => {
  const roles = await adminFirestore.collection('user_roles').get();
  await Promise.all(roles.docs.map(({ ref }) => ref.delete()));
  const { uid } = await signInAsAdmin('Nana Last');
  const user = await openPage('/en/profile');
  await user.click(await screen.findByRole('tab', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /The only administrator cannot delete their account\./u,
  );
  expect(await adminAuth.getUser(uid)).toMatchObject({ uid });
});
