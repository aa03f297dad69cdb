/**
 * The picture that visitors see: a copy under a random name that exists only while the guide is listed.
 * The record stores which picture was copied and which copies must still be deleted, so that an
 * interrupted, repeated or concurrent run loses none. A copy that was written but not recorded is removed
 * by the nightly job.
 */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  objectUrl,
  parseAvatarUrl,
  publicPicturePath,
  STORAGE_ORIGIN,
} from '../../../src/domain/guide/avatar.ts';
import { isListed, type GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { withAccount } from '../../../src/domain/verification/seen-profile.ts';
import { PUBLIC_PICTURE_CACHE_SECONDS } from '../../../src/domain/settings.ts';
import { avatarBucket, documentOf, firestore } from '../app.ts';
import { readObject, saveNew } from '../avatars/stored-pictures.ts';
import { parseGuideProfile, parseProfile } from '../documents.ts';

const recordSchema = z.object({
  /** Path of the picture that was copied. */
  source: z.nullable(z.string()),
  /** Name of its copy. */
  name: z.nullable(z.string()),
  /** Copies that are no longer shown and not deleted yet. */
  retired: z.array(z.string()),
});
type PublicPicture = z.infer<typeof recordSchema>;

function parseRecord(snapshot: DocumentSnapshot): PublicPicture {
  return recordSchema.safeParse(snapshot.data()).data ?? { source: null, name: null, retired: [] };
}

/** Returns the record without a shown copy. */
function retire({ name, retired }: PublicPicture): PublicPicture {
  return { source: null, name: null, retired: name === null ? retired : [...retired, name] };
}

/**
 * Returns the path of the picture that visitors may see: the person must be listed, and the picture must
 * be in the account's own folder of this project's bucket. Emulator URLs are accepted on the emulators
 * only.
 */
export function publishablePicture(person: GuideProfile): string | undefined {
  if (!isListed(person) || person.avatar_url === null) return undefined;
  const avatar = parseAvatarUrl(person.avatar_url);
  const onEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';
  const isOwn =
    avatar?.uid === person.user_id && avatar.bucket === avatarBucket().name && (onEmulator || !avatar.local);
  return isOwn ? avatar.path : undefined;
}

function publicPictureUrl(name: string): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = emulator === undefined ? STORAGE_ORIGIN : `http://${emulator}`;
  return objectUrl(origin, avatarBucket().name, publicPicturePath(name));
}

/**
 * @param wanted path of the picture that visitors should see, if any.
 * @returns the URL that the projection may show, null while there is no copy; and `write`, which retires a copy that may no
 * longer be shown in the transaction that hides it.
 */
export async function planPublicPicture(transaction: Transaction, uid: string, wanted: string | undefined) {
  const reference = documentOf('publicPictures', uid);
  const record = parseRecord(await transaction.get(reference));
  const isShown = record.source === wanted;
  return {
    url: isShown && record.name !== null ? publicPictureUrl(record.name) : null,
    write(writer: Transaction) {
      if (record.name !== null && !isShown) writer.set(reference, retire(record));
    },
  };
}

/** Reads the record, and the path of the picture that visitors should see, from the account's current state. */
async function readState(transaction: Transaction, uid: string) {
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', uid)));
  const account = parseProfile(await transaction.get(documentOf('profiles', uid)));
  const record = parseRecord(await transaction.get(documentOf('publicPictures', uid)));
  return { record, wanted: guide && publishablePicture(withAccount(guide, account)) };
}

/**
 * Creates the copy of a listed guide's picture if it does not exist. The projection shows it afterwards.
 */
export async function publishPicture(uid: string): Promise<void> {
  const before = await firestore.runTransaction((transaction) => readState(transaction, uid));
  const source = before.wanted;
  if (source === undefined || source === before.record.source) return;
  const name = await copyPicture(source);
  if (name === undefined) return;
  await firestore.runTransaction(async (transaction) => {
    const { record, wanted } = await readState(transaction, uid);
    // The picture was hidden, replaced or copied by another run meanwhile, so this copy is not needed.
    const isNeeded = wanted === source && record.source !== source;
    transaction.set(
      documentOf('publicPictures', uid),
      isNeeded
        ? { source, name, retired: retire(record).retired }
        : { ...record, retired: [...record.retired, name] },
    );
  });
}

/**
 * @returns the copy's name; undefined if the picture does not exist.
 */
async function copyPicture(source: string): Promise<string | undefined> {
  const bytes = await readObject(avatarBucket().file(source));
  if (bytes === undefined) return undefined;
  const name = randomBytes(16).toString('hex');
  // Copies only the bytes, because a copy made by the bucket would include a download token.
  const copy = avatarBucket().file(publicPicturePath(name));
  await saveNew(copy, bytes, `public, max-age=${PUBLIC_PICTURE_CACHE_SECONDS}`);
  return name;
}

export async function deleteRetiredCopies(uid: string): Promise<void> {
  const reference = documentOf('publicPictures', uid);
  const { retired } = parseRecord(await reference.get());
  if (retired.length === 0) return;
  await Promise.all(
    retired.map((name) => avatarBucket().file(publicPicturePath(name)).delete({ ignoreNotFound: true })),
  );
  await firestore.runTransaction(async (transaction) => {
    const record = parseRecord(await transaction.get(reference));
    const left = record.retired.filter((name) => !retired.includes(name));
    if (record.name === null && left.length === 0) transaction.delete(reference);
    else transaction.set(reference, { ...record, retired: left });
  });
}
