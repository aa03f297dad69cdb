/** Consents of a guide who turns a switch on and off, on a Firestore emulator in this process. */
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { guideProfileSchema } from '../../../src/domain/guide/guide-profile.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { withCallables } from '../testing/with-callables.ts';

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./plan-consents.ts')]));

/** What one save does. */
async function save(show_phone: boolean, time: string, consent_version = 'v1'): Promise<void> {
  const [{ firestore }, { planConsents }] = modules();
  const updated_at = new Date(`2026-05-01T${time}:00Z`);
  const profile = {
    ...validGuideProfile('u', 'Nino Adamia'),
    is_public: false,
    accepts_messages: false,
    show_address: false,
    show_website: false,
    show_experience: false,
    show_certifications: false,
    show_phone,
    consent_version,
    is_verified: false,
    verification_status: 'pending',
    created_at: updated_at,
    updated_at,
  };
  const reference = firestore.doc('guide_profiles/u');
  await reference.set(profile);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    (await planConsents(transaction, 'u', guideProfileSchema.parse(profile), snapshot))(transaction);
  });
}

async function consents(): Promise<unknown[]> {
  const { docs } = await modules()[0].firestore.collection('publication_consents').orderBy('given_at').get();
  const hour = (at: unknown) => (at instanceof Timestamp ? at.toDate().toISOString().slice(11, 16) : at);
  return docs.map((one) => [
    hour(one.get('given_at')),
    hour(one.get('withdrawn_at')),
    one.get('text_version'),
  ]);
}

it('are one document for an hour, however often the switch is turned', async () => {
  await modules()[0]
    .firestore.doc('publication_consents/unreadable')
    .set({ user_id: 'u', withdrawn_at: null });
  await save(true, '10:00');
  await save(false, '10:10');
  expect(await consents()).toEqual([['10:00', '10:10', 'v1']]);
  await save(true, '10:20');
  await save(true, '10:25');
  expect(await consents()).toEqual([['10:00', null, 'v1']]);
  await save(false, '10:30');
  await save(true, '11:00');
  await save(false, '11:30');
  await save(true, '11:40', 'v2');
  expect(await consents()).toEqual([
    ['10:00', '10:30', 'v1'],
    ['11:00', '11:30', 'v1'],
    ['11:40', null, 'v2'],
  ]);
});

it.each([
  ['is missing', true, []],
  ['cannot be read', false, [['10:00', null, 'v1']]],
])('of a guide whose profile %s', async (_what, isMissing, left) => {
  await save(true, '10:00');
  const [{ firestore }, { planConsents }] = modules();
  const reference = firestore.doc('guide_profiles/u');
  if (isMissing) await reference.delete();
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    (await planConsents(transaction, 'u', undefined, snapshot))(transaction);
  });
  expect(await consents()).toEqual(left);
});
