/** Data as an earlier version stored them, carried over by the command, twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOverVerifications } from '../../scripts/carry-over/verifications.ts';
import { withoutTriggers } from '../../scripts/local-project.ts';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { prepareFunctions } from '../support/own-functions.ts';
import { adminFirestore, clearEverything } from '../support/server.ts';

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
