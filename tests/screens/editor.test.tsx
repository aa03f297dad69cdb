import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { fill, findToast, openPage, type User } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = (user: User) =>
  user.click(screen.getByRole('button', { name: /^Save(?: and send for verification)?$/u }));
const preview = () => within(screen.getByRole('region', { name: 'Preview for visitors' }));

async function openEditor(): Promise<User> {
  const user = await openPage('/en/guide-profile');
  await screen.findByRole('heading', { level: 1, name: 'Guide profile' });
  return user;
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

test('the first save stores the profile and creates one verification request', async () => {
  const { uid } = await signInAs('Nino Adamia');
  const user = await openEditor();
  expect(screen.getByText(/^Fill in your profile\./u)).toBeVisible();
  expect(field(/^First name/u)).toHaveValue('Nino');
  expect(field(/^Last name/u)).toHaveValue('Adamia');
  expect(screen.getByText('What happens to your data')).toBeVisible();
  // The same text as for an open request.
  expect(screen.getByText(/^The photo should be recent and show you alone/u)).toBeVisible();
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
  expect(await preview().findByText('+995 555 70 01 00')).toBeVisible();
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

test('a draft is restored after a reload with its errors, and can be discarded', async () => {
  const { uid, name } = await signInAs('Nino Draft');
  await placeGuide({ uid, name });
  const draft = () => localStorage.getItem(`guide-profile-draft:${uid}`) ?? '';
  const user = await openEditor();
  await fill(user, field(/^Phone/u), '+995 555 11 11 11');
  await user.clear(field(/^Address/u));
  await save(user);
  await waitFor(() => expect(field(/^Address/u)).toBeInvalid());
  await waitFor(() => expect(draft()).toMatch(/"showsErrors":true/u));
  const kept = draft();
  cleanup();
  expect(draft()).toBe(kept);

  const later = await openEditor();
  expect(await screen.findByText('Your unsaved changes were restored.')).toBeVisible();
  await waitFor(() => expect(field(/^Address/u)).toBeInvalid());
  await fill(later, field(/^Address/u), 'Ushguli');
  await waitFor(() => expect(field(/^Address/u)).toBeValid());
  await later.click(screen.getByRole('button', { name: 'Discard them' }));
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('მესტია'));
  expect(draft()).toBe('');
  await later.click(screen.getByRole('button', { name: 'Bring them back' }));
  await waitFor(() => expect(field(/^Address/u)).toHaveValue('Ushguli'));
  expect(screen.queryByText('Your unsaved changes were discarded.')).toBeNull();
  await waitFor(() => expect(draft()).toContain('Ushguli'));
});

test('changes saved by another window appear in untouched fields, with a warning at edited ones', async () => {
  const { uid, name } = await signInAs('Nino Windows');
  await placeGuide({ uid, name });
  const user = await openEditor();
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
