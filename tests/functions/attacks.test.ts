/** Attempts of guides and strangers, with the real SDK, to change what an approval confirms. */
import { doc, serverTimestamp, updateDoc, writeBatch, collection } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLICATION_NOTICE_VERSION } from '../../src/domain/verification/publication-consent.ts';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { runsFinished } from '../support/function-runs.ts';
import { closeMembers, refusal, signIn, signInAdmin, type Member } from '../support/member.ts';
import {
  adminFirestore,
  clearEverything,
  eventually,
  placeGuide,
  readAnonymously,
  stored,
} from '../support/server.ts';

let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('attacked-admin', 'Attacked Admin');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

const DENIED = { code: 'permission-denied' };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The guide's first write: account, guide profile and request in one commit. Returns the request's id.
 */
async function apply(
  { uid, firestore }: Member,
  [first_name, last_name]: readonly [string, string],
  fields: Fields,
  requestId?: string,
): Promise<string> {
  const full_name = `${first_name} ${last_name}`;
  const requests = collection(firestore, 'verification_requests');
  const request = requestId === undefined ? doc(requests) : doc(requests, requestId);
  const guide = {
    ...validGuideProfile(uid, full_name),
    consent_version: PUBLICATION_NOTICE_VERSION,
    show_certifications: true,
    is_public: true,
    ...fields,
  };
  const updated_at = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `profiles/${uid}`), { first_name, last_name, full_name, updated_at });
  batch.set(doc(firestore, `guide_profiles/${uid}`), {
    ...guide,
    is_verified: false,
    verification_status: 'pending',
    open_request_id: request.id,
    created_at: updated_at,
    updated_at,
  });
  batch.set(request, {
    user_id: uid,
    status: 'pending',
    requested_at: updated_at,
    applied: appliedFor(guide),
  });
  await batch.commit();
  return request.id;
}

async function applicant(key: string): Promise<Member> {
  const member = await signIn(key, 'Some Body');
  await member.call('ensureProfile', { language: 'en' });
  return member;
}

/** Resolves when the rules accept the next save of this account. */
function nextSecond(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 1100);
  });
}

/** Renames account and guide profile in one commit, like the editor. */
async function rename({ uid, firestore }: Member, first_name: string, last_name: string): Promise<void> {
  await nextSecond();
  const full_name = `${first_name} ${last_name}`;
  const updated_at = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `profiles/${uid}`), { first_name, last_name, full_name, updated_at });
  batch.update(doc(firestore, `guide_profiles/${uid}`), { full_name, updated_at });
  await batch.commit();
}

function approve(request_id: string): Promise<unknown> {
  return admin.call('processVerificationRequest', { request_id, decision: 'approved' });
}

describe('an approval', () => {
  it('confirms the submitted level, not a higher one saved later', async () => {
    const member = await applicant('raising');
    const requestId = await apply(member, ['Raised', 'Level'], { certification_level: 'trainee' });
    await nextSecond();
    await updateDoc(doc(member.firestore, `guide_profiles/${member.uid}`), {
      certification_level: 'master',
      updated_at: serverTimestamp(),
    });
    await approve(requestId);
    expect(await stored('public_guides/raised-level')).toMatchObject({ certification_level: 'trainee' });
    expect((await readAnonymously('public_guides/raised-level')).text).not.toContain('master');
  });

  it('covers a request that nobody can rewrite', async () => {
    const member = await applicant('rewriting');
    const requestId = await apply(member, ['Rewritten', 'Request'], { certification_level: 'trainee' });
    const request = doc(member.firestore, `verification_requests/${requestId}`);
    const applied = { full_name: 'Rewritten Request', profession: 'trekking', certification_level: 'master' };
    await expect(updateDoc(request, { applied })).rejects.toMatchObject(DENIED);
  });

  it('covers one person: a later name is neither shown nor used for an address', async () => {
    const member = await applicant('renaming');
    await approve(await apply(member, ['Renamed', 'Person'], {}));
    const since = Date.now();
    await rename(member, 'Nino', 'Famous');
    await runsFinished(since, { syncPublicGuide: 1, syncPublicGuideOfProfile: 1 });
    expect(await stored('public_guides/renamed-person')).toMatchObject({ full_name: 'Renamed Person' });
    expect((await readAnonymously('public_guides/nino-famous')).status).toBe(404);
    expect((await adminFirestore.doc('guide_slugs/nino-famous').get()).exists).toBe(false);
    const cards = await adminFirestore.collection('public_directory').get();
    const text = JSON.stringify(cards.docs.map((card) => card.data()));
    expect(text).toContain('Renamed Person');
    expect(text).not.toContain('Nino Famous');
  });
});

describe('an invalid request or profile', () => {
  it.each(['a.b', 'a b', 'ა', '~'])('is not made under the id %j', async (requestId) => {
    const member = await applicant(`undecidable-${requestId.codePointAt(1) ?? requestId.codePointAt(0)}`);
    await expect(apply(member, ['Odd', 'Request'], {}, requestId)).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['a byte order mark as a language', { languages: ['\uFEFF'] }],
    ['an empty Braille cell as an address', { address: '\u2800' }],
    ['a text turned round', { description: '\u202Eabc' }],
  ])('is not saved with %s', async (what, fields) => {
    const member = await applicant(`invisible-${what.length}`);
    await expect(apply(member, ['Odd', 'Profile'], fields)).rejects.toMatchObject(DENIED);
  });

  it('is rejected, revoked or deleted even if the server cannot read it', async () => {
    const member = await applicant('unreadable');
    const requestId = await apply(member, ['Unreadable', 'Profile'], {});
    const guide = adminFirestore.doc(`guide_profiles/${member.uid}`);
    await guide.update({ languages: ['\uFEFF'] });
    expect((await refusal(approve(requestId))).details).toEqual({ reason: 'profile-unreadable' });
    const input = { request_id: requestId, decision: 'rejected', admin_notes: 'Please write to us' };
    await admin.call('processVerificationRequest', input);
    expect((await guide.get()).data()).toMatchObject({
      verification_status: 'rejected',
      open_request_id: null,
    });

    await guide.update({ is_verified: true, verification_status: 'approved' });
    await admin.call('revokeVerification', { user_id: member.uid, admin_notes: 'No longer' });
    expect((await guide.get()).data()).toMatchObject({ is_verified: false, approved: null });
    expect(await member.call('deleteMyAccount', {})).toEqual({ deleted: true });
    expect((await guide.get()).exists).toBe(false);
  });
});

describe('a guide whose public profile became unreadable', () => {
  it('disappears from the site, and the admins are informed', async () => {
    const { requestId } = await placeGuide('became-unreadable', 'Became Unreadable');
    await adminFirestore.doc(`verification_requests/${requestId}`).update({
      applied: { full_name: 'Became Unreadable', profession: 'trekking', certification_level: 'certified' },
    });
    await approve(requestId);
    expect((await readAnonymously('public_guides/became-unreadable')).status).toBe(200);
    await adminFirestore.doc('guide_profiles/became-unreadable').update({ show_phone: 'yes' });
    await eventually(async () => {
      expect((await readAnonymously('public_guides/became-unreadable')).status).toBe(404);
      expect(await stored('failed_events/syncPublicGuide:became-unreadable')).toMatchObject({
        why: 'unreadable-document',
      });
    });
  });
});
