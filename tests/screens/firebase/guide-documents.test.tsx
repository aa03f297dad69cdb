import { beforeAll, describe, expect, test } from 'vitest';
import type { GuideEdit } from '../../../src/members/firebase/firestore/guide-documents.ts';
import {
  requestVerification,
  saveGuideProfile,
  toStoredEdit,
} from '../../../src/members/firebase/firestore/guide-documents.ts';
import { ensureProfile } from '../../../src/members/firebase/callables.ts';
import { guideEditSchema, guideProfileSchema } from '../../../src/domain/guide/guide-profile.ts';
import { profileSchema } from '../../../src/domain/guide/profile.ts';
import { validGuideProfile } from '../../cases/guide-profile.ts';
import { adminFirestore, clearEverything, stored } from '../../support/server.ts';
import { daysAgo, placeGuide } from '../../support/guides.ts';
import { breakRequests, loseResponses } from '../support/network.ts';
import { signInAs } from '../support/session.ts';

beforeAll(async () => {
  await clearEverything();
});

function editOf(uid: string, more: Partial<GuideEdit> = {}): GuideEdit {
  const fields = guideEditSchema.parse(validGuideProfile(uid, 'Nino Adamia'));
  return { ...fields, first_name: 'Nino', last_name: 'Adamia', ...more };
}

async function requestsOf(uid: string) {
  return (await adminFirestore.collection('verification_requests').where('user_id', '==', uid).get()).docs;
}

/** An account with a stored guide profile, and the edit that would leave it unchanged. */
async function storedGuide() {
  const { uid } = await signInAs('Nino Adamia');
  const base = editOf(uid);
  const { requestId } = await placeGuide({ uid, name: 'Nino Adamia', guide: { phone: base.phone } });
  return { uid, requestId, base };
}

describe('the first save', () => {
  test('creates the account profile if the server has not done so yet', async () => {
    const { uid } = await signInAs();
    const edit = editOf(uid, { last_name: 'Late' });
    expect(await saveGuideProfile(uid, { edit, base: undefined })).toBe('created');
    expect(await stored(`profiles/${uid}`)).toMatchObject({ full_name: 'Nino Late' });
  });

  test('is a conflict if another window has created a different profile', async () => {
    const { uid, base } = await storedGuide();
    const save = saveGuideProfile(uid, { edit: { ...base, phone: '+995 1' }, base: undefined });
    await expect(save).rejects.toMatchObject({ failure: 'conflict' });
    expect(await saveGuideProfile(uid, { edit: base, base: undefined })).toBe('updated');
  });

  test('is stored even if the verification request fails', async () => {
    const { uid } = await signInAs();
    await ensureProfile();
    breakRequests({ having: /documents:commit.*verification_requests/su });
    const outcome = await saveGuideProfile(uid, { edit: editOf(uid), base: undefined });
    expect(outcome).toBe('created-without-request');
    expect(await requestsOf(uid)).toEqual([]);
  });

  test('is stored once although its response is lost', async () => {
    const { uid } = await signInAs();
    await ensureProfile();
    loseResponses({ having: /documents:commit.*verification_status/su, times: 1 });
    const edit = editOf(uid);
    const outcome = await saveGuideProfile(uid, { edit, base: undefined }).catch(() =>
      saveGuideProfile(uid, { edit, base: undefined }),
    );
    expect(outcome).toBe('created');
    expect(await requestsOf(uid)).toHaveLength(1);
  });
});

describe('a later save', () => {
  test('changes the edited fields in both documents, and sends no request', async () => {
    const { uid, base } = await storedGuide();
    const edit = { ...base, last_name: 'Lomidze', bio: 'New.' };
    expect(await saveGuideProfile(uid, { edit, base })).toBe('updated');
    expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ full_name: 'Nino Lomidze', bio: 'New.' });
    expect(await stored(`profiles/${uid}`)).toMatchObject({
      last_name: 'Lomidze',
      full_name: 'Nino Lomidze',
    });
    expect(await requestsOf(uid)).toHaveLength(1);
  });

  test('preserves what another window has saved in other fields', async () => {
    const { uid, base } = await storedGuide();
    await adminFirestore.doc(`guide_profiles/${uid}`).update({ address: 'Kazbegi' });
    await saveGuideProfile(uid, { edit: { ...base, bio: 'Mine.' }, base });
    expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ address: 'Kazbegi', bio: 'Mine.' });
  });

  test('is a conflict in the same field, and writes nothing', async () => {
    const { uid, base } = await storedGuide();
    await adminFirestore.doc(`guide_profiles/${uid}`).update({ bio: 'Theirs.' });
    const save = saveGuideProfile(uid, { edit: { ...base, bio: 'Mine.', address: 'Omalo' }, base });
    await expect(save).rejects.toMatchObject({ failure: 'conflict' });
    expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ bio: 'Theirs.', address: 'მესტია' });
  });

  test('fails if the rules reject it', async () => {
    const { base } = await storedGuide();
    const other = await placeGuide({ name: 'Somebody Else' });
    await expect(saveGuideProfile(other.uid, { edit: base, base })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('fails immediately without a connection', async () => {
    const { uid, base } = await storedGuide();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    breakRequests({ having: /robots\.txt/u });
    try {
      const save = saveGuideProfile(uid, { edit: { ...base, bio: 'Unseen.' }, base });
      await expect(save).rejects.toMatchObject({ failure: 'offline' });
    } finally {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    }
    expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ bio: '' });
  });
});

describe('requesting verification', () => {
  test('creates one request, however often it is repeated', async () => {
    const { uid } = await signInAs();
    await placeGuide({ uid, name: 'Nino Adamia', standing: 'rejected' });
    await requestVerification(uid);
    await requestVerification(uid);
    const open = (await requestsOf(uid)).filter((one) => one.get('status') === 'pending');
    expect(open.map(({ id }) => id)).toEqual([(await stored(`guide_profiles/${uid}`))['open_request_id']]);
  });

  test('requires the same name in account and guide profile, and reports a difference', async () => {
    const { uid } = await signInAs();
    await placeGuide({ uid, name: 'Nino Adamia', standing: 'rejected' });
    await adminFirestore.doc(`profiles/${uid}`).update({ full_name: 'Ana Adamia' });
    await expect(requestVerification(uid)).rejects.toMatchObject({ failure: 'names-differ' });
    expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ open_request_id: null });
  });

  test('requires a guide profile', async () => {
    const { uid } = await signInAs();
    await expect(requestVerification(uid)).rejects.toMatchObject({ failure: 'not-found' });
  });
});

test('returns the stored edit, or nothing if it cannot be read', () => {
  const created_at = daysAgo(1).toDate();
  const profile = profileSchema.parse({
    first_name: 'Nino',
    last_name: 'Adamia',
    full_name: 'Nino Adamia',
    avatar_url: null,
    username: null,
    email: null,
    language: 'en',
    created_at,
  });
  const guide = guideProfileSchema.parse({
    ...validGuideProfile('u', 'Nino Adamia'),
    is_verified: false,
    verification_status: 'pending',
    created_at,
    updated_at: created_at,
  });
  expect(toStoredEdit(profile, guide)).toEqual(editOf('u'));
  expect(toStoredEdit(profile, { ...guide, phone: ' ' })).toBeUndefined();
});
