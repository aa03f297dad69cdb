import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { adminAuth, adminFirestore, clearEverything, eventually } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { breakRequests, mendNetwork, refuseRequests } from './support/network.ts';
import { signInAs, signInAsAdmin } from './support/session.ts';
import { findToast, followLink, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a visitor is asked to sign in, and returns to the account afterwards', async () => {
  const user = await openPage('/en/profile');
  expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
  await followLink(user, screen.getByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(window.location.pathname).toBe('/en/auth');
  await signInAs('Lia Return');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lia Return' })).toBeVisible();
  expect(window.location.pathname).toBe('/en/profile');
});

test('a new account is invited to become a guide', async () => {
  const { email } = await signInAs('Ana Lomidze');
  const user = await openPage('/en/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lomidze' })).toBeVisible();
  expect(screen.getAllByText(email)[0]).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Badges' })).toBeNull();
  const invitation = await section('Become a guide of the association');
  expect(invitation.getByRole('link', { name: 'Create a guide profile' })).toHaveAttribute(
    'href',
    '/en/guide-profile',
  );
  const quick = await section('Quick actions');
  expect(quick.getByRole('link', { name: 'Become a Guide' })).toBeVisible();
  expect(quick.queryByRole('link', { name: 'Your public page' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Admin dashboard' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Guide Profile' }));
  expect(await screen.findByRole('heading', { name: 'No guide profile yet' })).toBeVisible();
  // The server writes the profile of an account at its first sign-in.
  await eventually(async () => {
    const { uid } = await adminAuth.getUserByEmail(email);
    const profile = await adminFirestore.doc(`profiles/${uid}`).get();
    expect(profile.get('full_name')).toBe('Ana Lomidze');
  });
});

test('an open request is shown with its date, and the decision as soon as it is made', async () => {
  const { uid, name } = await signInAs('Tamar Pending');
  const { requestId } = await placeGuide({ uid, name });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(status.getByText('Pending')).toBeVisible();
  expect(await status.findByText(/^Requested on \w+ \d+, \d{4}$/u)).toBeVisible();
  expect(status.queryByRole('button', { name: /^Request/u })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Badges' })).getByText('Guide')).toBeVisible();

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
  expect(status.getByText('Rejection Reason')).toBeVisible();
  expect(await status.findByRole('button', { name: 'Request verification again' })).toBeVisible();
});

test('a waiting guide reads the next step and the usual duration, and may withdraw the request', async () => {
  const { uid, name } = await signInAs('Lia Waiting');
  await adminFirestore
    .doc('figures/verification')
    .set({ count: 20, usual_days: 3, longest_days: 11, updated_at: daysAgo(0) });
  const { requestId } = await placeGuide({ uid, name });
  const user = await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(await status.findByText('What happens next')).toBeVisible();
  expect(
    await status.findByText(
      'Of the last 20 requests, half were decided within 3 days and all within 11 days.',
    ),
  ).toBeVisible();
  expect(status.getByText(/^Good: head and shoulders/u)).toBeVisible();
  expect(status.getByText(/^Not accepted: a landscape/u)).toBeVisible();
  await user.click(status.getByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your request?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
  await findToast('Your request was withdrawn.');
  expect(await status.findByText('Request withdrawn')).toBeVisible();
  await waitFor(() => expect(status.getByText(/^You withdrew your request/u)).toHaveFocus());
  expect(await status.findByText(/^Withdrawn by you on \w+ \d+, \d{4}$/u)).toBeVisible();
  expect(await status.findByRole('button', { name: 'Request verification again' })).toBeVisible();
  expect(status.queryByRole('link', { name: 'Correct the profile' })).toBeNull();
  const request = await adminFirestore.doc(`verification_requests/${requestId}`).get();
  expect(request.data()).toMatchObject({ status: 'rejected', closed_as: 'withdrawn' });
});

test('distinguishes returned, revoked and rejected requests, each with its date', async () => {
  const { uid, name } = await signInAs('Lia Standing');
  const { requestId } = await placeGuide({ uid, name });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  const request = adminFirestore.doc(`verification_requests/${requestId}`);
  await request.update({ returned: { at: daysAgo(1), decision: 'approved', reason: 'Another picture.' } });
  expect(await status.findByText('Under review again')).toBeVisible();
  expect(status.getByText(/^Under review again since /u)).toBeVisible();
  expect(status.getByText('Why it is being reviewed again')).toBeVisible();
  expect(status.getByText('Another picture.')).toBeVisible();
  await request.update({
    status: 'rejected',
    returned: null,
    closed_as: 'revoked',
    reviewed_at: daysAgo(0),
    admin_notes: 'The insurance ended.',
  });
  await adminFirestore
    .doc(`guide_profiles/${uid}`)
    .update({ verification_status: 'rejected', open_request_id: null });
  expect(await status.findByText('Verification withdrawn')).toBeVisible();
  expect(await status.findByText(/^Withdrawn by the association on /u)).toBeVisible();
  expect(status.getByText('The insurance ended.')).toBeVisible();
  await request.update({ closed_as: null });
  expect(await status.findByText('Rejected')).toBeVisible();
  expect(status.getByText(/^Rejected on /u)).toBeVisible();
});

test('a rejected guide sends a new request', async () => {
  const { uid, name } = await signInAs('Luka Again');
  await placeGuide({ uid, name, standing: 'rejected', request: { admin_notes: 'Not yet.' } });
  const user = await openPage('/en/profile');
  const status = await section('Guide profile status');
  const again = await status.findByRole('button', { name: 'Request verification again' });
  // The rejection must be corrected first.
  const correct = status.getByRole('link', { name: 'Correct the profile' });
  expect(correct).toHaveAttribute('href', '/en/guide-profile');
  expect(correct).toHaveClass('button-link--contained');
  expect(again).toHaveClass('MuiButton-outlined');
  expect(correct.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(again);
  await findToast('The verification request was submitted.');
  expect(await status.findByText('Pending')).toBeVisible();
  await waitFor(() => expect(status.queryByRole('button', { name: /^Request/u })).toBeNull());
  await waitFor(() => expect(status.getByText(/^An administrator will review/u)).toHaveFocus());
  const guide = await adminFirestore.doc(`guide_profiles/${uid}`).get();
  const request = await adminFirestore.doc(`verification_requests/${guide.get('open_request_id')}`).get();
  expect(request.data()).toMatchObject({ user_id: uid, status: 'pending' });
});

test('before the first request, shows usually required fields with links, without blocking the request', async () => {
  const { uid, name } = await signInAs('Luka Advised');
  const guide = { profession: '', certification_level: 'certified' };
  await placeGuide({ uid, name, standing: 'none', guide });
  const user = await openPage('/en/profile');
  const status = await section('Guide profile status');
  const advice = await status.findByText(/^Before approving a profile, the association usually asks/u);
  expect(advice).toHaveTextContent(/Still empty: Profession$/u);
  expect(status.getByRole('button', { name: 'Request verification' })).toBeEnabled();
  await followLink(user, status.getByRole('link', { name: 'Profession' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Profession' })).toHaveFocus());
});

test('a failed request shows its cause and can be retried', async () => {
  const { uid, name } = await signInAs('Luka Refused');
  await placeGuide({ uid, name, standing: 'none' });
  const user = await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(status.getByText('Verification not requested')).toBeVisible();
  refuseRequests({ having: /documents:commit/u }, 403, 'PERMISSION_DENIED');
  await user.click(await status.findByRole('button', { name: 'Request verification' }));
  await findToast('The verification request could not be sent. You do not have permission to do this.');
  mendNetwork();
  await user.click(status.getByRole('button', { name: 'Request verification' }));
  await findToast('The verification request was submitted.');
});

test('a verified guide sees what waits for approval and a link to the public page', async () => {
  const { uid, name } = await signInAs('Giorgi Verified');
  await placeGuide({
    uid,
    name,
    standing: 'approved',
    guide: {
      slug: 'giorgi-verified',
      profession: 'ski-touring',
      approved: { ...appliedFor(validGuideProfile(uid, name)), decided_at: daysAgo(2) },
    },
    request: { admin_notes: 'Welcome.' },
  });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(status.getByText('Visitors can find you in the guides directory.')).toBeVisible();
  expect(await status.findByText('Administrator’s note')).toBeVisible();
  expect(status.getByText('Welcome.')).toBeVisible();
  expect(status.getByText('Not sent for approval yet')).toBeVisible();
  expect(status.getByText(/until you send the change for approval/u)).toBeVisible();
  expect(status.getByText(/^Public now: Trekking/u)).toBeVisible();
  expect(status.getByText(/^Your change: Ski/u)).toBeVisible();
  expect(status.queryByText('Certification level')).toBeNull();
  expect(status.getByRole('button', { name: 'Send for approval' })).toBeVisible();
  const badges = within(screen.getByRole('list', { name: 'Badges' }));
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Guide',
    'Verified',
  ]);
  expect(screen.getByRole('link', { name: 'Your public page' })).toHaveAttribute(
    'href',
    '/en/giorgi-verified',
  );
});

test('a change whose request was withdrawn is shown as withdrawn, once', async () => {
  const { uid, name } = await signInAs('Giorgi Withdrawn');
  const approved = { ...appliedFor(validGuideProfile(uid, name)), decided_at: daysAgo(2) };
  await placeGuide({
    uid,
    name,
    standing: 'approved',
    guide: { profession: 'ski-touring', approved },
    request: { status: 'rejected', closed_as: 'withdrawn', reviewed_at: daysAgo(0) },
  });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(await status.findByText(/^Withdrawn by you on \w+ \d+, \d{4}$/u)).toBeVisible();
  expect(status.getAllByText(/^Withdrawn by you/u)).toHaveLength(1);
  expect(status.queryByText('Not sent for approval yet')).toBeNull();
  expect(status.getByText(/^Your change: Ski/u)).toBeVisible();
  expect(status.getByRole('button', { name: 'Send for approval' })).toBeVisible();
});

test('shows a changed name once when it equals the name in its script', async () => {
  const { uid, name } = await signInAs('Giorgi Renamed');
  const names = { full_name: 'Giorgi Old', georgian_name: '', latin_name: 'Giorgi Old' };
  const rest = { profession: 'trekking', certification_level: 'certified', decided_at: daysAgo(2) };
  await placeGuide({
    uid,
    name,
    standing: 'approved',
    guide: { latin_name: name, approved: { ...names, ...rest } },
  });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(await status.findByText('Public now: Giorgi Old')).toBeVisible();
  expect(status.getByText('Your change: Giorgi Renamed')).toBeVisible();
});

test('what changed after the request was sent is shown as not part of it', async () => {
  const { uid, name } = await signInAs('Levan Later');
  const approved = { ...appliedFor(validGuideProfile(uid, name)), decided_at: daysAgo(200) };
  const { requestId } = await placeGuide({
    uid,
    name,
    standing: 'pending',
    guide: { profession: 'ski-touring', is_verified: true, verification_status: 'pending', approved },
  });
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ profession: 'rafting' });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  // The request asks for the profession of its time.
  expect(await status.findByText(/^Your change: Ski/u)).toBeVisible();
  expect(status.getByText('Changed since you sent the request')).toBeVisible();
  expect(status.getByText(/^In the request: Ski/u)).toBeVisible();
  expect(status.getByText(/^In your profile now: Rafting/u)).toBeVisible();

  await adminFirestore.doc(`verification_requests/${requestId}`).update({ 'applied.profession': 'rafting' });
  await waitFor(() => expect(status.queryByText('Changed since you sent the request')).toBeNull());
  expect(status.getByText(/^Your change: Rafting/u)).toBeVisible();
});

test('a first request is not said to need nothing while the profile differs from it', async () => {
  const { uid, name } = await signInAs('Ana Early');
  await placeGuide({ uid, name, standing: 'pending', guide: { profession: 'trekking' } });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(await status.findByText(/You do not have to do anything\.$/u)).toBeVisible();

  await adminFirestore.doc(`guide_profiles/${uid}`).update({ profession: 'rafting' });
  expect(await status.findByText('An administrator will review the request as you sent it.')).toBeVisible();
  expect(status.queryByText(/You do not have to do anything/u)).toBeNull();
  expect(status.getByText(/^In your profile now: Rafting/u)).toBeVisible();
});

test('the public page of a listed guide leads back to the editor, until the session ends', async () => {
  const { uid, name } = await signInAs('Keti Own');
  await placeGuide({ uid, name, standing: 'approved', guide: { slug: 'keti-own', is_public: true } });
  await openPage('/en/profile');
  await section('Guide profile status');
  await waitFor(() => expect(localStorage.getItem('own-page')).toBe('keti-own'));
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ is_public: false });
  await waitFor(() => expect(localStorage.getItem('own-page')).toBeNull());
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
  const [link] = screen.getAllByRole('link', { name: 'News' });
  if (!link) throw new Error('The header has no link');
  await user.click(link);
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('lia');
});

test('a verified guide who is not listed sees that and has no public page', async () => {
  const { uid, name } = await signInAs('Giorgi Unlisted');
  await placeGuide({ uid, name, standing: 'approved', guide: { slug: 'giorgi-unlisted', is_public: false } });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(
    status.getByText(
      /^You are verified but not listed, so you do not appear in the directory\. You can change that/u,
    ),
  ).toBeVisible();
  expect(status.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Your public page' })).toBeNull();
});

test('a rejected change leaves a verified guide verified', async () => {
  const { uid, name } = await signInAs('Giorgi Refused');
  await placeGuide({
    uid,
    name,
    standing: 'approved',
    request: { status: 'rejected', admin_notes: 'We could not confirm it.' },
  });
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(
    await status.findByText(
      'The association did not approve your last change. What was approved before stays public.',
    ),
  ).toBeVisible();
  expect(status.getByText('We could not confirm it.')).toBeVisible();
});

test('the guide profile tab shows the stored values and marks what visitors do not see', async () => {
  const { uid, name } = await signInAs('Nino Details');
  await placeGuide({ uid, name, guide: { website: null, show_website: false, show_address: true } });
  const user = await openPage('/en/profile');
  await user.click(await screen.findByRole('tab', { name: 'Guide Profile' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Guide Profile' }));
  const valueOf = (label: string) => panel.getByText(label).nextElementSibling;
  expect(valueOf('Phone')).toHaveTextContent('+995 555 12 34 56hidden from visitors');
  expect(valueOf('Address')).toHaveTextContent(/^მესტია$/u);
  expect(valueOf('Website')).toHaveTextContent(/^–$/u);
  expect(valueOf('Languages')).toHaveTextContent('Georgian, English, German');
  expect(valueOf('Listed in the directory once verified')).toHaveTextContent('yes');
  expect(panel.getByRole('link', { name: 'Edit Guide Profile' })).toBeVisible();
});

test('an administrator sees a link to the dashboard', async () => {
  await signInAsAdmin('Nana Admin');
  await openPage('/en/profile');
  const status = await section('Account status');
  expect(await status.findByText('You review verification requests.')).toBeVisible();
  expect(status.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute('href', '/en/admin');
  expect(within(screen.getByRole('list', { name: 'Badges' })).getByText('Admin')).toBeVisible();
});

test('shows the account in Georgian at the address without a language, with the name in either script', async () => {
  const { uid, name } = await signInAs('ნინო ადამია');
  await placeGuide({ uid, name });
  const user = await openPage('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'ნინო ადამია' })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['მიმოხილვა', 'გამყოლის პროფილი', 'პარამეტრები']);
  const [toEnglish] = screen.getAllByRole('link', { name: 'EN – English' });
  if (!toEnglish) throw new Error('There is no way to English');
  await followLink(user, toEnglish);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nino Adamia' })).toBeVisible();
});

async function openSettings(name: string) {
  const account = await signInAs(name);
  await placeGuide({ uid: account.uid, name });
  const user = await openPage('/en/profile');
  await user.click(await screen.findByRole('tab', { name: 'Settings' }));
  return { ...account, user };
}

test('a guide does without emails that can be spared', async () => {
  const { user, uid } = await openSettings('Lia Quiet');
  const mail = await section('Email notices');
  const early = mail.getByRole('checkbox', { name: /^Remind me 60 and 30 days/u });
  expect(mail.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click(early);
  await user.click(mail.getByRole('button', { name: 'Save choice' }));
  await findToast('Your choice was saved.');
  expect(early).not.toBeChecked();
  expect((await adminFirestore.doc(`profiles/${uid}`).get()).get('unwanted_mail')).toEqual([
    'early-reminders',
  ]);
});

test('a guide chooses the language of emails, at first that of the account’s first page', async () => {
  const { user, uid } = await openSettings('Lia Letters');
  const mail = await section('Email notices');
  const language = mail.getByRole('combobox', { name: 'Language of the emails' });
  expect(language).toHaveDisplayValue('English');
  await user.selectOptions(language, 'ქართული');
  await user.click(mail.getByRole('button', { name: 'Save choice' }));
  await findToast('Your choice was saved.');
  expect((await adminFirestore.doc(`profiles/${uid}`).get()).get('language')).toBe('ka');
  expect(language).toHaveDisplayValue('ქართული');
});

test('downloads the user’s own data as a JSON file', async () => {
  const { user, email } = await openSettings('Lia Export');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:held';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(names).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/u)]);
  const held: unknown = JSON.parse((await files[0]?.text()) ?? '');
  expect(JSON.stringify(held)).toContain(email);
  expect(JSON.stringify(held)).toContain('+995 555 12 34 56');
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeEnabled();
  vi.restoreAllMocks();
});

test('a failed download shows an error and enables the button again', async () => {
  const { user } = await openSettings('Lia Offline');
  breakRequests({ having: /exportMyData/u });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await findToast(/^Your data could not be downloaded\./u);
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});

test('deletes the account only after a confirmation, and completely', async () => {
  const { user, uid } = await openSettings('Lia Leaving');
  localStorage.setItem(`guide-profile-draft:${uid}`, '{}');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.click(
    again.getByRole('checkbox', { name: 'I understand that everything will be deleted permanently' }),
  );
  refuseRequests({ having: /deleteMyAccount/u, times: 1 }, 503, 'UNAVAILABLE');
  await user.click(again.getByRole('button', { name: 'Delete my account' }));
  expect(await again.findByText(/^The account could not be deleted\./u)).toBeVisible();
  expect(await adminAuth.getUser(uid)).toMatchObject({ uid });

  await user.click(again.getByRole('button', { name: 'Delete my account' }));
  await findToast('Your account and its data were deleted.');
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toBeNull();
  await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await adminFirestore.doc(`guide_profiles/${uid}`).get()).exists).toBe(false);
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
    /The last administrator cannot delete their account\./u,
  );
  expect(await adminAuth.getUser(uid)).toMatchObject({ uid });
});

test('signing out leads to the home page and removes the session data', async () => {
  const { user } = await openSettings('Lia Out');
  await waitFor(() => expect(localStorage.getItem('session-hint')).not.toBeNull());
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  expect(localStorage.getItem('session-hint')).toBeNull();
  await findToast('You are signed out');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('an unreadable account shows an error, and is loaded on retry', async () => {
  await signInAs('Lia Broken');
  breakRequests({ having: /Firestore\/Listen/u });
  const user = await openPage('/en/profile');
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (!retry) throw new Error('No retry is offered');
  mendNetwork();
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Become a guide of the association' })).toBeVisible();
});
