import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { placeGuide } from './support/guides.ts';
import { breakRequests, loseResponses, mendNetwork, refuseRequests } from './support/network.ts';
import { signInAs } from './support/session.ts';
import { fill, findToast, followLink, openPage, type User } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview for visitors' }));

async function openEditor(address = '/en/guide-profile'): Promise<User> {
  const user = await openPage(address);
  await screen.findByRole('heading', { level: 1, name: /Guide profile|გამყოლის პროფილი/u });
  return user;
}

/** Signs in an account with a stored guide profile, and opens the editor. */
async function editStored(name: string, guide: Readonly<Record<string, unknown>> = {}) {
  const account = await signInAs(name);
  await placeGuide({ uid: account.uid, name, guide });
  const user = await openEditor();
  return { ...account, user };
}

async function fillRequired(user: User): Promise<void> {
  await fill(user, field(/^Years of experience/u), '12');
  await user.type(screen.getByRole('combobox', { name: /^Languages/u }), 'Georgian, German,');
  await fill(user, field(/^Address/u), 'Mestia, Svaneti');
  await fill(user, field(/^Phone/u), '+995 555 70 01 00');
  await user.click(screen.getByRole('radio', { name: 'List me once I am verified' }));
}

async function requestsOf(uid: string) {
  const found = await adminFirestore.collection('verification_requests').where('user_id', '==', uid).get();
  return found.docs.map((one) => ({ id: one.id, ...one.data() }));
}

test('a visitor is asked to sign in to create a profile', async () => {
  await openPage('/en/guide-profile');
  expect(
    await screen.findByRole('heading', { name: 'Please log in to create your guide profile.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/en/auth');
});

test('the first save stores the profile and creates one verification request', async () => {
  const { uid } = await signInAs('Nino Adamia');
  const user = await openEditor();
  expect(screen.getByText(/^Fill in your profile\./u)).toBeVisible();
  expect(field(/^First name/u)).toHaveValue('Nino');
  expect(field(/^Last name/u)).toHaveValue('Adamia');
  expect(screen.getByRole('heading', { name: 'What happens to your data' })).toBeVisible();
  // The same text as for an open request.
  expect(screen.getByText(/^A recent photo of you alone, without sunglasses/u)).toBeVisible();
  // Proposed from the account's name.
  expect(field(/^Name in Georgian letters/u)).toHaveValue('ნინო ადამია');
  await fillRequired(user);
  await fill(user, screen.getByRole('combobox', { name: 'Regions' }), 'სვანეთი, My valley');
  await fill(user, screen.getByRole('combobox', { name: 'Specialties' }), 'ice climbing, Own words');
  await fill(user, field(/^Name in Georgian letters/u), 'ნინო ადამიანი');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'mountain-guide');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Certification level' }), 'certified');
  await fill(user, field(/^Website/u), 'guide.example.com');
  await user.click(screen.getByRole('checkbox', { name: 'Show phone' }));
  await save(user);
  await findToast('Profile created and verification request submitted successfully!');

  const guide = await stored(`guide_profiles/${uid}`);
  expect(guide).toMatchObject({
    full_name: 'Nino Adamia',
    georgian_name: 'ნინო ადამიანი',
    latin_name: 'Nino Adamia',
    regions: ['svaneti', 'My valley'],
    specialties: ['ice-climbing', 'Own words'],
    profession: 'mountain-guide',
    certification_level: 'certified',
    experience_years: 12,
    languages: ['ka', 'de'],
    address: 'Mestia, Svaneti',
    phone: '+995 555 70 01 00',
    website: 'https://guide.example.com/',
    show_phone: true,
    show_address: false,
    is_public: true,
    is_verified: false,
    verification_status: 'pending',
  });
  expect(await requestsOf(uid)).toMatchObject([
    { id: guide['open_request_id'], status: 'pending', applied: { georgian_name: 'ნინო ადამიანი' } },
  ]);
  expect(
    await screen.findByText('Everything is saved. Your request is waiting for the association’s decision.'),
  ).toBeVisible();
  expect(screen.getByText(/^Nothing on this page is public yet/u)).toBeVisible();
  expect(preview().getByText(/^Nobody sees this yet/u)).toBeVisible();
  expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toBeNull();
});

test('before the first request, the editor lists usually required fields, with links', async () => {
  await signInAs('Nino Advised');
  const user = await openEditor();
  const advice = () => screen.queryByText(/^Before approving a profile, the association usually asks/u);
  expect(advice()).toHaveTextContent(/Still empty: Profession, Certification level$/u);
  await user.click(screen.getByRole('button', { name: 'Profession' }));
  const profession = screen.getByRole('combobox', { name: 'Profession' });
  expect(profession).toHaveFocus();
  await user.selectOptions(profession, 'mountain-guide');
  await waitFor(() => expect(advice()).toHaveTextContent(/Still empty: Certification level$/u));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Certification level' }), 'certified');
  await waitFor(() => expect(advice()).toBeNull());
});

test('lists missing fields in the current language, and saves nothing', async () => {
  const { uid } = await signInAs('Nino Missing');
  const user = await openEditor('/guide-profile');
  await user.click(screen.getByRole('button', { name: 'შენახვა' }));
  expect(await screen.findByText('მიუთითეთ გამოცდილება წლებში.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'EN – English' }));
  for (const error of [
    'Experience is required',
    'Languages are required',
    'Address is required',
    'Phone number is required',
  ]) {
    expect(await screen.findByText(error)).toBeVisible();
  }
  expect(field(/^Years of experience/u)).toBeInvalid();
  expect((await adminFirestore.doc(`guide_profiles/${uid}`).get()).exists).toBe(false);
});

test('an account whose name has no letters is asked for a name, and continues with it', async () => {
  const { uid } = await signInAs('12345');
  const user = await openEditor();
  expect(field(/^First name/u)).toHaveValue('');
  expect(field(/^Last name/u)).toHaveValue('');
  await fillRequired(user);
  await save(user);
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(field(/^First name/u)).toHaveFocus();
  expect((await adminFirestore.doc(`guide_profiles/${uid}`).get()).exists).toBe(false);
  await fill(user, field(/^First name/u), 'Nino');
  await fill(user, field(/^Last name/u), 'Adamia');
  await save(user);
  await findToast('Profile created and verification request submitted successfully!');
  expect(await stored(`profiles/${uid}`)).toMatchObject({ full_name: 'Nino Adamia' });
  expect(await requestsOf(uid)).toMatchObject([{ applied: { full_name: 'Nino Adamia' } }]);
});

test.each([
  [/^Years of experience/u, '-3', 'Experience must be positive'],
  [/^Years of experience/u, '81', 'Please enter whole years, at most 80'],
  [/^Phone/u, 'call me', /^Please enter a complete phone number/u],
  [/^Website/u, 'not a website', 'Please enter the address of a website'],
  [/^First name/u, ' ', 'First name is required'],
  [/^Last name/u, ' ', 'Last name is required'],
])('%s refuses "%s"', async (name, text, error) => {
  const { user, uid } = await editStored('Nino Invalid');
  await fill(user, field(name), text);
  await save(user);
  expect(await screen.findByText(error)).toBeVisible();
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveFocus();
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({
    experience_years: 7,
    full_name: 'Nino Invalid',
  });
});

test('saves a change without a second request, and the account gets the name', async () => {
  const { user, uid } = await editStored('Nino Changed');
  await fill(user, field(/^Last name/u), 'Lomidze');
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await save(user);
  await findToast(
    'Profile updated successfully! The request that is waiting does not include this change: Name.',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ full_name: 'Nino Lomidze' });
  expect(await stored(`profiles/${uid}`)).toMatchObject({ last_name: 'Lomidze', full_name: 'Nino Lomidze' });
  expect(await requestsOf(uid)).toHaveLength(1);
});

test('a save without a connection preserves the input, also after a reload, and works later', async () => {
  const { user, uid } = await editStored('Nino Offline');
  await fill(user, field(/^Phone/u), '+995 555 99 99 99');
  breakRequests({ having: /documents:(?:batchGet|commit)/u });
  await save(user);
  await findToast(/^Error updating profile: /u);
  // Not repeated next to the button.
  expect(screen.getAllByText(/^Error updating profile: /u)).toHaveLength(1);
  expect(screen.getByText('Nothing you entered is lost: it is kept in this browser.')).toBeVisible();
  expect(field(/^Phone/u)).toHaveValue('+995 555 99 99 99');
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ phone: '+995 555 12 34 56' });
  mendNetwork();
  await save(user);
  await findToast('Profile updated successfully!');
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ phone: '+995 555 99 99 99' });
  expect(screen.queryByText(/^(?:Error updating profile: |Nothing you entered is lost)/u)).toBeNull();
});

test('a refused save shows the cause', async () => {
  const { user } = await editStored('Nino Refused');
  await fill(user, field(/^Phone/u), '+995 555 99 99 99');
  refuseRequests({ having: /documents:commit/u }, 403, 'PERMISSION_DENIED');
  await save(user);
  await findToast('Error updating profile: You do not have permission to do this.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a created profile whose request fails is saved, and the guide is told to send a request', async () => {
  const { uid } = await signInAs('Nino Unasked');
  const user = await openEditor();
  await fillRequired(user);
  refuseRequests({ having: /verification_requests/u }, 403, 'PERMISSION_DENIED');
  await save(user);
  await findToast(
    'Profile created successfully! Please manually request verification from your profile page.',
  );
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ verification_status: 'pending' });
  expect(await requestsOf(uid)).toEqual([]);
});

test('a creation with a lost response is stored once and requests verification once', async () => {
  const { uid } = await signInAs('Nino Lost');
  const user = await openEditor();
  await fillRequired(user);
  loseResponses({ having: /documents:commit.*verification_status/su, times: 1 });
  await save(user);
  await waitFor(async () => expect(await requestsOf(uid)).toHaveLength(1));
  await findToast('Profile created and verification request submitted successfully!');
});

test('a draft is restored after a reload, and can be discarded', async () => {
  const { user, uid } = await editStored('Nino Draft');
  await fill(user, field(/^Address/u), 'Ushguli');
  await waitFor(() => expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toContain('Ushguli'));
  const draft = localStorage.getItem(`guide-profile-draft:${uid}`) ?? '';
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toBe(draft);

  const later = await openEditor();
  expect(await screen.findByText('Your unsaved changes were restored.')).toBeVisible();
  expect(field(/^Address/u)).toHaveValue('Ushguli');
  await later.click(screen.getByRole('button', { name: 'Discard them' }));
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('მესტია'));
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull();
  expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toBeNull();
  await later.click(screen.getByRole('button', { name: 'Bring them back' }));
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('Ushguli'));
  expect(screen.queryByText('Your unsaved changes were discarded.')).toBeNull();
  await waitFor(() => expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toContain('Ushguli'));
});

test('errors that were visible before a reload disappear as they are corrected', async () => {
  const { user, uid } = await editStored('Nino Again');
  await user.clear(field(/^Address/u));
  await save(user);
  await waitFor(() => expect(field(/^Address/u)).toBeInvalid());
  await waitFor(() =>
    expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toContain('"showsErrors":true'),
  );
  const { cleanup } = await import('@testing-library/react');
  cleanup();

  const later = await openEditor();
  await waitFor(() => expect(field(/^Address/u)).toBeInvalid());
  await fill(later, field(/^Address/u), 'Ushguli');
  await waitFor(() => expect(field(/^Address/u)).toBeValid());
});

test('the account says that a draft is kept, and leads to it', async () => {
  const { user, uid } = await editStored('Nino Mentioned');
  await fill(user, field(/^Address/u), 'Ushguli');
  await waitFor(() => expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toContain('Ushguli'));
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  const later = await openPage('/en/profile');
  expect(await screen.findByText(/^This browser holds changes to your guide profile/u)).toBeVisible();
  await followLink(later, screen.getByRole('link', { name: 'Continue editing' }));
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('Ushguli'));
});

test('after a changed name, the approval button is next to the save', async () => {
  const account = await signInAs('Nino Renamed');
  await placeGuide({ uid: account.uid, name: 'Nino Renamed', standing: 'approved' });
  const user = await openEditor();
  expect(screen.getByText(/^You are verified: changes are public/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull();
  await fill(user, field(/^Last name/u), 'Lomidze');
  await save(user);
  await findToast('Profile updated successfully! The change still has to be sent for approval.');
  expect(await screen.findByText('Saved, but not sent for approval yet')).toBeVisible();
  expect(screen.getByText(/^One more step: visitors see/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  await findToast('The association has been asked to approve your profile.');
  expect(await screen.findByText(/^The request has been sent\. Visitors see/u)).toBeVisible();
  expect(screen.queryByText(/The change still has to be sent for approval\.$/u)).toBeNull();
  const status = screen.getByText(/^Everything is saved\. Your request is waiting/u);
  await waitFor(() => expect(status).toHaveFocus());
  expect(await requestsOf(account.uid)).toHaveLength(2);
});

test('a verified guide who is not listed sees that, and a rejected one may send a new request', async () => {
  const account = await signInAs('Nino Unlisted');
  const guide = { is_public: false };
  await placeGuide({ uid: account.uid, name: 'Nino Unlisted', standing: 'approved', guide });
  await openEditor();
  expect(await screen.findByText(/^You are verified but not listed/u)).toBeVisible();
  await adminFirestore
    .doc(`guide_profiles/${account.uid}`)
    .update({ is_verified: false, verification_status: 'rejected' });
  expect(await screen.findByText(/^Nothing on this page is public yet/u)).toBeVisible();
  expect(screen.getByText(/^No request is open/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request verification' })).toBeVisible();
});

test('shows the reason of a rejection above the form until there is a new request', async () => {
  const account = await signInAs('Nino Rejected');
  const request = { admin_notes: 'გთხოვთ, სხვა სურათი ატვირთოთ.' };
  await placeGuide({ uid: account.uid, name: 'Nino Rejected', standing: 'rejected', request });
  const user = await openEditor();
  expect(await screen.findByText('Rejection Reason')).toBeVisible();
  expect(screen.getByText(request.admin_notes)).toHaveAttribute('lang', 'ka');
  expect(screen.getByText(/reply to our email about this decision/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request verification' }));
  await findToast('The association has been asked to approve your profile.');
  await waitFor(() => expect(screen.queryByText('Rejection Reason')).toBeNull());
  expect(screen.getByText(/^Everything is saved\. Your request is waiting/u)).toBeVisible();
});

test('says at a save what the waiting request does not include', async () => {
  const { user } = await editStored('Nino Later', { profession: 'trekking' });
  expect(await screen.findByText(/^Everything is saved\. Your request is waiting/u)).toBeVisible();
  const profession = screen.getByRole('combobox', { name: 'Profession' });
  await user.selectOptions(profession, 'rafting');
  await save(user);
  await findToast(
    'Profile updated successfully! The request that is waiting does not include this change: Profession.',
  );
  expect(
    await screen.findByText('Saved, but not part of the request that is waiting: Profession'),
  ).toBeVisible();
  expect(screen.getByText(/^Changed since you sent the request: Profession\./u)).toBeVisible();
  expect(preview().getByText('Trekking Guide')).toBeVisible();
  expect(preview().getByText(/are shown as you sent them with your request\.$/u)).toBeVisible();
  await user.selectOptions(profession, 'trekking');
  await save(user);
  await findToast('Profile updated successfully!');
  expect(await screen.findByText(/^Everything is saved\. Your request is waiting/u)).toBeVisible();
  expect(preview().queryByText(/are shown as you sent them/u)).toBeNull();
});

test('changes saved by another window appear in untouched fields, with a warning at edited ones', async () => {
  const { user, uid } = await editStored('Nino Windows');
  await fill(user, field(/^Phone/u), '+995 555 11 11 11');
  await adminFirestore
    .doc(`guide_profiles/${uid}`)
    .update({ address: 'Kazbegi', phone: '+995 555 22 22 22' });
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('Kazbegi'));
  const warning = await screen.findByText(/^The profile was changed in another window\./u);
  expect(field(/^Phone/u)).toHaveValue('+995 555 11 11 11');
  // An attempt to save errors leaves the warning, or the page would jump away from the first error.
  await fill(user, field(/^Phone/u), '12');
  await save(user);
  await waitFor(() => expect(field(/^Phone/u)).toHaveFocus());
  expect(warning).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show those changes instead' }));
  await waitFor(() => expect(field(/^Phone/u)).toHaveValue('+995 555 22 22 22'));
  expect(screen.queryByText(/^The profile was changed in another window\./u)).toBeNull();
});

test('lists accept single and comma-separated entries, and entries can be removed', async () => {
  const { user } = await editStored('Nino Lists', { languages: ['ka'], specialties: [] });
  const languages = screen.getByRole('combobox', { name: /^Languages/u });
  await user.type(languages, 'ქართული და გერმანული; English{Enter}');
  for (const name of ['Georgian', 'German', 'English']) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
  screen.getByRole('button', { name: 'German' }).focus();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'German' })).toBeNull());

  const specialties = screen.getByRole('combobox', { name: /^Specialties/u });
  await user.type(specialties, 'ice climbing, wine and mountains');
  await user.tab();
  for (const name of ['Ice climbing', 'wine and mountains']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(preview().getByText(name)).toBeVisible();
  }
  expect(preview().getByText('Georgian, English')).toBeVisible();
});

test('suggests a correction of a typing error in a language, and applies it with one click', async () => {
  const { user } = await editStored('Nino Typing', { languages: ['ka'], regions: [] });
  const languages = screen.getByRole('combobox', { name: /^Languages/u });
  const chips = (name: string) => screen.queryAllByRole('button', { name });
  await user.type(languages, 'Germn, Svan, Deutsh,');
  expect(await screen.findByText('“Germn” is not on the list. Did you mean German?')).toBeVisible();
  expect(languages).toHaveAccessibleDescription(/Did you mean German/u);
  expect(languages).toHaveFocus();
  expect(screen.queryByText(/^“Svan”/u)).toBeNull();
  const [first] = chips('Yes, German');
  const said = first?.closest('[role="status"]');
  expect(said).toHaveTextContent(/“Germn” .+“Deutsh” is not on the list/u);
  await user.click(chips('Yes, German')[0] ?? languages);
  expect(languages).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yes, German' }));
  await waitFor(() => expect(said).toBeEmptyDOMElement());
  expect(chips('German')).toHaveLength(1);
  expect(chips('Svan')).toHaveLength(1);
  expect(chips('Germn')).toEqual([]);
  expect(screen.getByText(/^In any language, separated by commas/u)).toBeVisible();

  await user.type(screen.getByRole('combobox', { name: 'Regions' }), 'Swanetti, Mestia,');
  await user.click(await screen.findByRole('button', { name: 'Yes, Svaneti' }));
  expect(chips('Svaneti')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Yes/u })).toBeNull();
  // It need not be a typing error, but is not saved unasked.
  await user.type(languages, 'Englsh,');
  await save(user);
  expect(await screen.findByText('Please answer the question below.')).toBeVisible();
  expect(languages).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'No, keep “Englsh”' }));
  expect(screen.queryByText('Please answer the question below.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Yes, English' })).toBeNull();
  await save(user);
  await findToast('Profile updated successfully!');
});

test('the preview shows what the flags allow, and nothing of an unlisted guide', async () => {
  const { user } = await editStored('Nino Preview', { show_phone: false, show_experience: true });
  expect(preview().getByText('Nino Preview')).toBeVisible();
  expect(preview().getByText('7 years')).toBeVisible();
  expect(preview().queryByText('+995 555 12 34 56')).toBeNull();
  expect(preview().getByText('Hidden from visitors: Phone')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show phone' }));
  expect(await preview().findByText('+995 555 12 34 56')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show experience' }));
  await user.click(screen.getByRole('checkbox', { name: 'Show address' }));
  expect(await preview().findByText('Hidden from visitors: Address, Years of experience')).toBeVisible();
  expect(preview().queryByText('7 years')).toBeNull();
  expect(preview().getByText('Svaneti, ბახმარო, Georgia')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not now' }));
  expect(await preview().findByText('You are not listed, so visitors cannot see this.')).toBeVisible();
  expect(preview().queryByText('Nino Preview')).toBeNull();
});

test('a verified guide sees that a new profession waits for the next approval', async () => {
  const { uid, name } = await signInAs('Nino Waiting');
  await placeGuide({ uid, name, standing: 'approved', guide: { georgian_name: 'ნინო ვეითინგი' } });
  const user = await openEditor();
  expect(preview().queryByText(/appears once it has been approved/u)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
  expect(await preview().findByText(/The change appears once it has been approved\./u)).toBeVisible();
  expect(preview().queryByText(/Rafting/u)).toBeNull();
});

test('counts the remaining characters as people do', async () => {
  const { user } = await editStored('Nino Counted', { description: '' });
  const description = field(/^Description$/u);
  expect(screen.getByText(/^A few sentences .* 600 characters left\.$/u)).toBeVisible();
  await fill(user, description, '🏔ქ');
  expect(await screen.findByText(/^A few sentences .* 598 characters left\.$/u)).toBeVisible();
  await fill(user, description, 'x'.repeat(599));
  expect(await screen.findByText(/^A few sentences .* 1 character left\.$/u)).toBeVisible();
  await fill(user, description, 'x'.repeat(601));
  await save(user);
  expect(await screen.findByText('1 character too many: the limit is 600.')).toBeVisible();
});

test('asks before leaving with unsaved changes', async () => {
  const { user } = await editStored('Nino Leaving');
  const toProfile = screen.getByRole('link', { name: 'Go to your profile' });
  await fill(user, field(/^Address/u), 'Omalo');
  await screen.findByText('Unsaved changes');
  await followLink(user, toProfile);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/en/guide-profile');
  expect(field(/^Address/u)).toHaveValue('Omalo');
  await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  const again = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(again).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/profile'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nino Leaving' })).toBeVisible();
});

test('does not ask when leaving without changes', async () => {
  const { user } = await editStored('Nino Clean');
  await followLink(user, screen.getByRole('link', { name: 'Go to your profile' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/profile'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('accepts only pictures', async () => {
  await editStored('Nino Picture');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for the picture');
  const file = new File(['no picture'], 'notes.txt', { type: 'text/plain' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('Please choose an image file.')).toBeVisible();
});
