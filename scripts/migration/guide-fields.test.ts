/** Guide profiles without the fields of today, migrated on a Firestore emulator in this process. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startCallables, type CallableHarness } from '../../functions/src/testing/callables.ts';
import { validGuideProfile } from '../../tests/cases/guide-profile.ts';
import { migrateGuideFields } from './guide-fields.ts';

const AT = new Date('2026-01-02T03:04:05Z');
const LATER = ['georgian_name', 'latin_name', 'regions', 'other_description', 'other_bio'];

let harness: CallableHarness;
beforeAll(async () => {
  harness = await startCallables();
});
beforeEach(() => harness.reset());

async function store(path: string, data: Record<string, unknown>): Promise<void> {
  const { firestore } = await import('../../functions/src/app.ts');
  await firestore.doc(path).set(data);
}

async function read(path: string): Promise<unknown> {
  const { firestore } = await import('../../functions/src/app.ts');
  return (await firestore.doc(path).get()).data();
}

/** A verified guide as an earlier version stored it. */
function former(uid: string, full_name: string, more: Record<string, unknown> = {}): Promise<void> {
  const own = Object.entries(validGuideProfile(uid, full_name)).filter(([name]) => !LATER.includes(name));
  return store(`guide_profiles/${uid}`, {
    ...Object.fromEntries(own),
    is_verified: true,
    verification_status: 'approved',
    slug: uid,
    approved: { full_name, profession: 'trekking', certification_level: 'certified', decided_at: AT },
    open_request_id: null,
    created_at: AT,
    updated_at: AT,
    ...more,
  });
}

it('gives names where nothing is guessed, codes where the catalogue knows the words, and else nothing', async () => {
  await former('georgian', 'ქეთი ყიფიანი', {
    languages: ['German', 'ქართული', 'de', 'Svan'],
    phone: '599 12-34-56',
    specialties: ['Ice climbing', 'Own words', 'ფრირაიდი'],
  });
  await former('latin', 'Anna Schmidt');
  await former('hebrew', 'דוד כהן');
  expect(await migrateGuideFields()).toEqual({ guides: 3, requests: 0 });
  const georgian = { georgian_name: 'ქეთი ყიფიანი', latin_name: 'Keti Qipiani' };
  expect(await read('guide_profiles/georgian')).toMatchObject({
    ...georgian,
    approved: georgian,
    languages: ['de', 'ka', 'Svan'],
    phone: '+995 599 12 34 56',
    specialties: ['ice-climbing', 'Own words', 'freeride'],
    regions: [],
    other_description: '',
    other_bio: '',
  });
  const latin = { georgian_name: '', latin_name: 'Anna Schmidt' };
  expect(await read('guide_profiles/latin')).toMatchObject({ ...latin, approved: latin });
  const neither = { georgian_name: '', latin_name: '' };
  expect(await read('guide_profiles/hebrew')).toMatchObject({ ...neither, approved: neither });
  expect(await migrateGuideFields()).toEqual({ guides: 0, requests: 0 });
});

it('leaves what a guide has given since, and what cannot be read', async () => {
  await former('given', 'Anna Schmidt', {
    georgian_name: 'ანა შმიტი',
    latin_name: 'Anna Schmidt',
    regions: [],
  });
  await store('guide_profiles/broken', { full_name: 5 });
  await migrateGuideFields();
  expect(await read('guide_profiles/given')).toMatchObject({
    georgian_name: 'ანა შმიტი',
    // Nobody has approved it yet.
    approved: { georgian_name: '', latin_name: 'Anna Schmidt' },
  });
  expect(await read('guide_profiles/broken')).toEqual({ full_name: 5 });
});

it('lets open requests apply for the same names, and compares specialties as codes', async () => {
  const applied = { full_name: 'ანა შმიტი', profession: 'trekking', certification_level: 'certified' };
  await store('verification_requests/open', { user_id: 'u', status: 'pending', requested_at: AT, applied });
  await store('verification_requests/decided', {
    user_id: 'u',
    status: 'approved',
    requested_at: AT,
    applied,
    seen: { avatar_url: null, description: '', bio: '', specialties: ['Ice climbing'] },
  });
  expect(await migrateGuideFields()).toEqual({ guides: 0, requests: 2 });
  expect(await read('verification_requests/open')).toMatchObject({
    applied: { ...applied, georgian_name: 'ანა შმიტი', latin_name: 'Ana Shmiti' },
  });
  expect(await read('verification_requests/decided')).toMatchObject({
    applied,
    reviewed_at: null,
    seen: { specialties: ['ice-climbing'] },
  });
  expect(await read('verification_requests/open')).not.toHaveProperty('reviewed_at');
  expect(await migrateGuideFields()).toEqual({ guides: 0, requests: 0 });
});
