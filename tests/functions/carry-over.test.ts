/** Data as an earlier version stored them, carried over by the command, twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOverMemberships } from '../../scripts/carry-over/memberships.ts';
import { carryOverVerifications } from '../../scripts/carry-over/verifications.ts';
import { withoutTriggers } from '../../scripts/local-project.ts';
import { termEnd } from '../../src/domain/membership/term.ts';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { prepareFunctions } from '../support/own-functions.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';

const AT = new Date('2026-01-02T03:04:05Z');

beforeAll(async () => {
  prepareFunctions();
  await clearEverything();
});
afterAll(async () => {
  const { firestore } = await import('../../functions/src/app.ts');
  await firestore.terminate();
  await clearEverything();
});

async function storeFormerData(): Promise<void> {
  const { consent_version: _later, ...guide } = validGuideProfile('u1', 'Renamed Since');
  await adminFirestore.doc('guide_profiles/u1').set({
    ...guide,
    is_verified: true,
    verification_status: 'approved',
    slug: 'ana-guide',
    approved: { profession: 'trekking', certification_level: 'certified', decided_at: AT },
    open_request_id: 'r1',
    created_at: AT,
    updated_at: AT,
  });
  await adminFirestore.doc('public_guides/ana-guide').set({ full_name: 'Ana Guide' });
  await adminFirestore
    .doc('verification_requests/r1')
    .set({ user_id: 'u1', status: 'pending', requested_at: AT });
  await adminFirestore.doc('verification_requests/lost').set({ user_id: 'nobody', status: 'pending' });
  await adminFirestore.doc('publication_consents/u1').set({
    user_id: 'u1',
    flags: {
      is_public: { given_at: AT, text_version: '2026-11-21', withdrawn_at: null },
      show_phone: { given_at: AT, text_version: '2026-11-21', withdrawn_at: AT },
    },
  });
}

it('approvals get their public name, requests what they apply for, consents a document each', async () => {
  await withoutTriggers(async () => {
    await storeFormerData();
    expect(await carryOverVerifications()).toEqual({
      approvals: 1,
      requests: 1,
      consents: 1,
      unreadable: ['verification_requests/lost'],
    });
    const approved: unknown = (await adminFirestore.doc('guide_profiles/u1').get()).get('approved');
    expect(approved).toMatchObject({ full_name: 'Ana Guide', profession: 'trekking' });
    expect((await adminFirestore.doc('verification_requests/r1').get()).get('applied')).toEqual({
      full_name: 'Renamed Since',
      georgian_name: '',
      latin_name: 'Renamed Since',
      profession: 'trekking',
      certification_level: 'certified',
    });
    const consents = await adminFirestore.collection('publication_consents').orderBy('flag').get();
    expect(consents.docs.map((document) => document.data())).toMatchObject([
      { user_id: 'u1', flag: 'is_public', text_version: '2026-11-21', withdrawn_at: null },
      { user_id: 'u1', flag: 'show_phone', text_version: '2026-11-21' },
    ]);
    expect(await carryOverVerifications()).toMatchObject({ approvals: 0, requests: 0, consents: 0 });
  });
});

it('verified guides get numbers in the order of their approvals, and a term from now', async () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const store = (uid: string, decided: string, is_verified = true) =>
    adminFirestore.doc(`guide_profiles/${uid}`).set({
      ...validGuideProfile(uid, 'Ana Guide'),
      is_verified,
      verification_status: is_verified ? 'approved' : 'rejected',
      slug: null,
      approved: is_verified
        ? {
            full_name: 'Ana Guide',
            profession: 'trekking',
            certification_level: 'certified',
            decided_at: new Date(decided),
          }
        : null,
      created_at: AT,
      updated_at: AT,
    });
  await withoutTriggers(async () => {
    await clearEverything();
    await store('b', '2025-05-02T10:00:00Z');
    await store('a', '2025-05-02T10:00:00Z');
    await store('first', '2024-05-02T10:00:00Z');
    await store('refused', '2023-05-02T10:00:00Z', false);
    expect(await carryOverMemberships(now)).toBe(3);
    const { docs } = await adminFirestore.collection('memberships').orderBy('number').get();
    expect(
      docs.map((row) => [row.id, row.get('number'), row.get('since').toDate().getUTCFullYear()]),
    ).toEqual([
      ['first', 1001, 2024],
      ['a', 1002, 2025],
      ['b', 1003, 2025],
    ]);
    for (const row of docs) expect(row.get('ends_at').toDate()).toEqual(termEnd(now));
    expect((await stored('public_memberships/1002'))['state']).toBe('valid');
    // Again, some months later.
    expect(await carryOverMemberships(new Date('2027-02-01T10:00:00Z'))).toBe(0);
    expect((await stored('counters/member_number'))['last']).toBe(1003);
  });
});
