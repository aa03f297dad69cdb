/** The running suite from the server's side: the Admin SDK, and what visitors get over plain REST. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { MARCH } from '../cases/association-year.ts';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { LOCAL } from '../../scripts/local-project.ts';
import { langOfText } from '../../src/domain/guide/text-lang.ts';
import { BUCKET, emulatorAddress, PROJECT } from './emulators.ts';

const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'tests');

export const adminAuth = getAuth(app);
export const adminFirestore = getFirestore(app);
export const adminBucket = getStorage(app).bucket();

const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

const NOT_FOUND = 404;

/** Deletes what is at the address, unless something else has just done so. */
async function clear(url: string): Promise<void> {
  const response = await fetch(url, { ...AS_OWNER, method: 'DELETE' });
  const body = await response.text();
  if (!response.ok && response.status !== NOT_FOUND) throw new Error(`${url}: ${response.status} ${body}`);
}

const objectsSchema = z.object({ items: z.optional(z.array(z.object({ name: z.string() }))) });

/**
 * Deletes the project's pictures. Not by the Admin SDK: its connections stay open until the emulator closes them, and a
 * request that meets that moment fails without a retry.
 */
async function clearBucket(): Promise<void> {
  const objects = `${emulatorAddress('storage').origin}/b/${BUCKET}/o`;
  // A new address each time: the DOM of the screens' tests caches responses.
  const response = await fetch(`${objects}?at=${Date.now()}`, AS_OWNER);
  const { items = [] } = objectsSchema.parse(await response.json());
  await Promise.all(items.map(({ name }) => clear(`${objects}/${encodeURIComponent(name)}`)));
}

/** Deletes everything in the project: documents, accounts, pictures. Terms end on 31 March then, as in the demo. */
export async function clearEverything(): Promise<void> {
  const documents = `${emulatorAddress('firestore').origin}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  await clear(documents);
  await clear(`${emulatorAddress('auth').origin}/emulator/v1/projects/${PROJECT}/accounts`);
  await clearBucket();
  // Triggers of the last test may still have been running.
  await clear(documents);
  await adminFirestore.doc('settings/association_year').set({ year_end: MARCH });
}

/** Retries the check until it no longer throws, because triggers run asynchronously. */
export async function eventually<T>(check: () => Promise<T>, limitMs = 60_000): Promise<T> {
  const limit = Date.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > limit) throw error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Returns the site's raw response to a visitor: nothing else is public. */
export async function visit(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${LOCAL.site}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** Returns the page of the guide in a document of `public_guides`, as a visitor reads it. */
export function readAnonymously(path: `public_guides/${string}`): Promise<{ status: number; text: string }> {
  return visit(path.replace('public_guides/', '/en/'));
}

export interface PlacedGuide {
  readonly uid: string;
  readonly requestId: string;
}

/** Stores an account with a guide profile and an open request. */
export async function placeGuide(
  uid: string,
  full_name: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<PlacedGuide> {
  const now = Timestamp.now();
  // The rules accept one save per second: with this time, the first save of a test need not wait.
  const saved = Timestamp.fromMillis(now.toMillis() - 60_000);
  const requestId = `request-of-${uid}`;
  const [first_name = '', ...rest] = full_name.split(' ');
  const batch = adminFirestore.batch();
  batch.set(adminFirestore.doc(`profiles/${uid}`), {
    first_name,
    last_name: rest.join(' '),
    full_name,
    avatar_url: null,
    username: null,
    email: `${uid}@example.com`,
    language: langOfText(full_name),
    created_at: now,
  });
  const guide = {
    ...validGuideProfile(uid, full_name),
    is_verified: false,
    verification_status: 'pending',
    open_request_id: requestId,
    created_at: now,
    updated_at: saved,
    ...more,
  };
  batch.set(adminFirestore.doc(`guide_profiles/${uid}`), guide);
  batch.set(adminFirestore.doc(`verification_requests/${requestId}`), {
    user_id: uid,
    status: 'pending',
    requested_at: now,
    applied: appliedFor(guide),
  });
  await batch.commit();
  return { uid, requestId };
}

/** Lets the guide save immediately after another save, although the rules accept one per second. */
export async function letSave(uid: string): Promise<void> {
  const batch = adminFirestore.batch();
  for (const collection of ['profiles', 'guide_profiles']) {
    batch.update(adminFirestore.doc(`${collection}/${uid}`), { updated_at: new Date(0) });
  }
  await batch.commit();
}

/** Changes the guide profile and requests its verification in one commit, like the site. */
export async function askAgain(
  uid: string,
  requestId: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const guide = { ...(await stored(`guide_profiles/${uid}`)), ...change };
  const batch = adminFirestore.batch();
  batch.update(adminFirestore.doc(`guide_profiles/${uid}`), { ...change, open_request_id: requestId });
  batch.set(adminFirestore.doc(`verification_requests/${requestId}`), {
    user_id: uid,
    status: 'pending',
    requested_at: new Date(),
    applied: appliedFor(guide),
  });
  await batch.commit();
}

/** Returns a document's data; throws when it is missing, so that `eventually` waits for it. */
export async function stored(path: string): Promise<Record<string, unknown>> {
  const data = (await adminFirestore.doc(path).get()).data();
  if (!data) throw new Error(`${path} is missing`);
  return data;
}
