/** Data as an earlier version stored them, migrated by the command, twice. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { migrateAll } from '../../scripts/migration/migrate-all.ts';
import { migrateMemberships } from '../../scripts/migration/memberships.ts';
import { migrateVerifications } from '../../scripts/migration/verifications.ts';
import { switchTriggers } from '../../scripts/local-project.ts';
import { directoryShardSchema } from '../../src/domain/directory/directory-digest.ts';
import { publicGuideSchema } from '../../src/domain/directory/public-guide.ts';
import { approvedValues, guideProfileSchema, isListed } from '../../src/domain/guide/guide-profile.ts';
import { termEnd } from '../../src/domain/membership/term.ts';
import { publicationConsentSchema } from '../../src/domain/verification/publication-consent.ts';
import { journalEntrySchema, verificationRequestSchema } from '../../src/domain/verification/verification.ts';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { prepareFunctions } from '../support/prepare-functions.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';

const AT = new Date('2026-01-02T03:04:05Z');

beforeAll(async () => {
  prepareFunctions();
  await switchTriggers(false);
});
beforeEach(clearEverything);
afterAll(async () => {
  await clearEverything();
  await switchTriggers(true);
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
  await storeFormerData();
  expect(await migrateVerifications()).toEqual({
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
  expect(await migrateVerifications()).toMatchObject({ approvals: 0, requests: 0, consents: 0 });
});

/** Documents by their path; an object with nothing but a time is a timestamp. */
const storedSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const timeSchema = z.strictObject({ time: z.iso.datetime() });

function toStored(value: unknown): unknown {
  const time = timeSchema.safeParse(value).data;
  if (time) return Timestamp.fromDate(new Date(time.time));
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toStored(field)]));
}

/** Six guides of the demo association, two of them waiting, as the first version with a projection stored them. */
async function storeFormerAssociation(): Promise<void> {
  const file = path.join(import.meta.dirname, '../cases/former-association.json');
  const documents = storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const batch = adminFirestore.batch();
  for (const [place, fields] of Object.entries(documents)) {
    batch.set(adminFirestore.doc(place), z.record(z.string(), z.unknown()).parse(toStored(fields)));
  }
  await batch.commit();
}

/** Everything that is stored, by its path. */
async function everything(): Promise<ReadonlyMap<string, FirebaseFirestore.DocumentData>> {
  const collections = await adminFirestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return new Map(
    snapshots.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()] as const)),
  );
}

async function read<T>(collection: string, schema: z.ZodMiniType<T>): Promise<Map<string, T>> {
  const { docs } = await adminFirestore.collection(collection).get();
  return new Map(docs.map((document) => [document.id, schema.parse(document.data())]));
}

it('the association of a former version is complete, readable and visible, and a second time nothing changes', async () => {
  await storeFormerAssociation();
  const first = await migrateAll();
  expect(first).toMatchObject({
    verifications: { approvals: 3, requests: 6, unreadable: [] },
    fields: { guides: 6, requests: 2 },
    memberships: 3,
    // The cards of the former form; those of today were written with the public documents.
    directory: { written: 0, removed: 2 },
  });
  const migrated = await everything();

  const guides = await read('guide_profiles', guideProfileSchema);
  const pages = await read('public_guides', publicGuideSchema);
  const requests = await read('verification_requests', verificationRequestSchema);
  const listed = [...guides.values()].filter(isListed);
  expect(new Set(listed.map(({ slug }) => slug))).toEqual(new Set(pages.keys()));
  const shards = await read('public_directory', directoryShardSchema);
  const cards = [...shards.values()].flatMap((shard) => Object.keys(shard.guides));
  expect(new Set(cards)).toEqual(new Set(pages.keys()));
  for (const page of pages.values()) expect(page.latin_name).not.toBe('');
  expect(pages.get('giorgi-beridze')).toMatchObject({
    georgian_name: 'გიორგი ბერიძე',
    latin_name: 'Giorgi Beridze',
  });
  // What waits is approved as the profile says it, so no card shows a difference that nobody made.
  const waiting = [...requests.values()].filter(({ status }) => status === 'pending');
  expect(waiting.map(({ applied }) => applied)).toEqual(
    waiting.map(({ user_id }) => approvedValues(guideProfileSchema.parse(guides.get(user_id)))),
  );
  expect((await read('publication_consents', publicationConsentSchema)).size).toBeGreaterThan(6);
  expect((await read('decision_journal', journalEntrySchema)).size).toBe(4);

  expect(await migrateAll()).toEqual({
    verifications: { approvals: 0, requests: 0, consents: 0, unreadable: [] },
    fields: { guides: 0, requests: 0 },
    memberships: 0,
    pictures: { drawn: 0, removed: 0, guides: 6 },
    directory: { written: 0, removed: 0 },
    // Looked at, and left as they are.
    desk: 7,
  });
  expect(await everything()).toEqual(migrated);
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
  await store('b', '2025-05-02T10:00:00Z');
  await store('a', '2025-05-02T10:00:00Z');
  await store('first', '2024-05-02T10:00:00Z');
  await store('refused', '2023-05-02T10:00:00Z', false);
  expect(await migrateMemberships(now)).toBe(3);
  const { docs } = await adminFirestore.collection('memberships').orderBy('number').get();
  expect(docs.map((row) => [row.id, row.get('number'), row.get('since').toDate().getUTCFullYear()])).toEqual([
    ['first', 1001, 2024],
    ['a', 1002, 2025],
    ['b', 1003, 2025],
  ]);
  for (const row of docs) expect(row.get('ends_at').toDate()).toEqual(termEnd(now));
  expect((await stored('public_memberships/1002'))['state']).toBe('valid');
  // Again, some months later.
  expect(await migrateMemberships(new Date('2027-02-01T10:00:00Z'))).toBe(0);
  expect((await stored('counters/member_number'))['last']).toBe(1003);
});
