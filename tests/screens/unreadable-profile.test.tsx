/** A stored profile that does not match its schema. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { adminAuth, adminFirestore, clearEverything } from '../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

test('unreadable data can still be downloaded, and the account deleted', async () => {
  const { uid, name } = await signInAs('Lia Leaving');
  await placeGuide({ uid, name, guide: { languages: 'Georgian', bio: 'Kept as it is' } });
  await adminFirestore.doc(`profiles/${uid}`).update({ created_at: 'never' });
  const user = await openPage('/en/profile');
  await screen.findByText('The stored data cannot be read. Please contact the association.');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:held';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('Kept as it is');
  vi.restoreAllMocks();

  localStorage.setItem(`guide-profile-draft:${uid}`, '{}');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en'));
  expect(localStorage.getItem(`guide-profile-draft:${uid}`)).toBeNull();
  await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await adminFirestore.doc(`guide_profiles/${uid}`).get()).exists).toBe(false);
});
