/** The record of each consent, from the guide's saves to the server's documents. */
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONSENT_FLAGS,
  PUBLICATION_NOTICE_VERSION,
  publicationConsentSchema,
  type PublicationConsent,
} from '../../src/domain/verification/publication-consent.ts';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { closeMembers, signIn, type Member } from '../support/member.ts';
import { adminFirestore, clearEverything, eventually, stored } from '../support/server.ts';

/** The version of another notice. */
const OLDER = '2025-01-01';
const HIDDEN = Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, false]));

beforeAll(clearEverything);
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

/** Creates the guide profile like the browser, with everything hidden. */
async function createGuide(key: string): Promise<Member> {
  const member = await signIn(key, 'Nino Adamia');
  await member.call('ensureProfile', { language: 'en' });
  await setDoc(doc(member.firestore, `guide_profiles/${member.uid}`), {
    ...validGuideProfile(member.uid, 'Nino Adamia'),
    ...HIDDEN,
    consent_version: PUBLICATION_NOTICE_VERSION,
    is_verified: false,
    verification_status: 'pending',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  return member;
}

/** Saves under the rules, which accept one save per second. */
async function save({ uid, firestore }: Member, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const own = adminFirestore.doc(`guide_profiles/${uid}`);
  const { updated_at } = await stored(own.path);
  const savedAt = Object(updated_at).toMillis();
  await new Promise((done) => setTimeout(done, Math.max(0, savedAt + 1100 - Date.now())));
  await updateDoc(doc(firestore, own.path), { ...fields, updated_at: serverTimestamp() });
}

async function consentsOf({ uid }: Member): Promise<PublicationConsent[]> {
  const { docs } = await adminFirestore.collection('publication_consents').where('user_id', '==', uid).get();
  return docs
    .map((consent) => publicationConsentSchema.parse(consent.data()))
    .toSorted((a, b) => a.given_at.getTime() - b.given_at.getTime());
}

/** Waits until this many consents are recorded, this many of them in force. */
function settled(member: Member, count: number, standing: number): Promise<PublicationConsent[]> {
  return eventually(async () => {
    const consents = await consentsOf(member);
    expect(consents).toHaveLength(count);
    expect(consents.filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(standing);
    return consents;
  });
}

describe('a consent', () => {
  it('stores the notice version that was shown; given again within the hour, it continues', async () => {
    const member = await createGuide('consenting');
    await save(member, { show_phone: true });
    const [first] = await settled(member, 1, 1);
    expect(first).toMatchObject({ flag: 'show_phone', text_version: PUBLICATION_NOTICE_VERSION });

    await save(member, { show_phone: false });
    const [ended] = await settled(member, 1, 0);
    expect(ended).toEqual({ ...first, withdrawn_at: expect.any(Date) });

    await save(member, { show_phone: true, is_public: true });
    const [again, other] = await settled(member, 2, 2);
    expect(again).toEqual(first);
    expect(other?.flag).toBe('is_public');
  });

  it('given under an earlier version keeps that version through later saves', async () => {
    const member = await createGuide('faithful');
    // As stored by the site at that time.
    await adminFirestore
      .doc(`guide_profiles/${member.uid}`)
      .update({ show_phone: true, consent_version: OLDER, updated_at: new Date(Date.now() - 60_000) });
    const [earlier] = await settled(member, 1, 1);
    expect(earlier).toMatchObject({ text_version: OLDER });
    await save(member, { show_address: true, consent_version: PUBLICATION_NOTICE_VERSION });
    const [unchanged, added] = await settled(member, 2, 2);
    expect(unchanged).toEqual(earlier);
    expect(added).toMatchObject({ flag: 'show_address', text_version: PUBLICATION_NOTICE_VERSION });
  });
});
