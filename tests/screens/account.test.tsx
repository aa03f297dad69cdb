import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { daysAgo, placeGuide } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

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

test('the settings keep what was typed while another tab is open, ask before another page, and are saved', async () => {
  const { uid, name } = await signInAs('Lia Quiet');
  await placeGuide({ uid, name });
  const user = await openPage('/en/profile?tab=settings');
  const field = () => screen.getByLabelText('Username');
  await screen.findByRole('tab', { name: 'Settings', selected: true });
  fireEvent.change(field(), { target: { value: 'lia' } });
  await user.click(screen.getByRole('tab', { name: 'Guide Profile' }));
  expect(window.location.search).toBe('?tab=guide');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(field()).toHaveValue('lia');
  const link = document.createElement('a');
  link.href = '/en/news';
  document.body.append(link);
  await user.click(link);
  link.remove();
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  const mail = await section('Username and emails');
  expect(field()).toHaveValue('lia');
  const language = mail.getByRole('combobox', { name: 'Language of the emails' });
  // That of the account's first page.
  expect(language).toHaveDisplayValue('English');
  await user.click(mail.getByRole('checkbox', { name: /^Remind me 60 and 30 days/u }));
  await user.selectOptions(language, 'ქართული');
  await user.click(mail.getByRole('button', { name: 'Save' }));
  await findToast('Your settings were saved.');
  expect((await adminFirestore.doc(`profiles/${uid}`).get()).data()).toMatchObject({
    username: 'lia',
    language: 'ka',
    unwanted_mail: ['early-reminders'],
  });
});
