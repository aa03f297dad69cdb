/**
 * The picture that visitors see: a copy under a random name, there only while the guide is listed. The
 * record says which picture the copy is of, and which copies are still to be deleted, so that a run
 * that was cut off, repeated or overtaken by another loses none. A copy that was written and not
 * recorded is known to nobody; the nightly job removes it.
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
import { LIMITS, PUBLIC_PICTURE_CACHE_SECONDS } from '../../../src/domain/limits.ts';
import { avatarBucket, documentOf, firestore } from '../app.ts';
import { pictureType } from '../avatars/picture-type.ts';
import { readObject } from '../avatars/read-object.ts';
import { parseGuideProfile } from '../documents.ts';
import { withAccount } from './with-account.ts';

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

/** Without a copy that is shown. */
function retire({ name, retired }: PublicPicture): PublicPicture {
  return { source: null, name: null, retired: name === null ? retired : [...retired, name] };
}

/**
 * Path of the picture that visitors are to see of this person: listed, and a picture in the account's own
 * folder of this project's bucket. Addresses of an emulator count on the emulators only.
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

export interface PublicPicturePlan {
  /** The address that the projection may show; null while there is no copy. */
  readonly url: string | null;
  /** Takes a copy that may no longer be shown out of use, in the transaction that hides it. */
  write(transaction: Transaction): void;
}

/** @param wanted path of the picture that visitors are to see, if any. */
export async function planPublicPicture(
  transaction: Transaction,
  uid: string,
  wanted: string | undefined,
): Promise<PublicPicturePlan> {
  const reference = documentOf('publicPictures', uid);
  const record = parseRecord(await transaction.get(reference));
  const isShown = record.source === wanted;
  return {
    url: isShown && record.name !== null ? publicPictureUrl(record.name) : null,
    write(writer) {
      if (record.name !== null && !isShown) writer.set(reference, retire(record));
    },
  };
}

/** Path of the picture that visitors are to see of the account as it is stored now. */
async function wantedPicture(transaction: Transaction, uid: string): Promise<string | undefined> {
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', uid)));
  return guide && publishablePicture(await withAccount(transaction, uid, guide));
}

/** Makes the copy of a listed guide's picture, unless it is there. The projection shows it afterwards. */
export async function publishPicture(uid: string): Promise<void> {
  const reference = documentOf('publicPictures', uid);
  const source = await firestore.runTransaction(async (transaction) => {
    const wanted = await wantedPicture(transaction, uid);
    const record = parseRecord(await transaction.get(reference));
    return record.source === wanted ? undefined : wanted;
  });
  if (source === undefined) return;
  const name = await copyPicture(source);
  if (name === undefined) return;
  await firestore.runTransaction(async (transaction) => {
    const wanted = await wantedPicture(transaction, uid);
    const record = parseRecord(await transaction.get(reference));
    // Hidden, replaced or copied by someone else meanwhile: this copy is not needed.
    const isNeeded = wanted === source && record.source !== source;
    transaction.set(
      reference,
      isNeeded
        ? { source, name, retired: retire(record).retired }
        : { ...record, retired: [...record.retired, name] },
    );
  });
}

/** @returns the copy's name; undefined when there is no such picture, or none the server has drawn. */
async function copyPicture(source: string): Promise<string | undefined> {
  const bytes = await readObject(avatarBucket().file(source), LIMITS.avatarBytes);
  if (bytes === undefined || bytes === 'too-large' || pictureType(bytes) !== 'image/webp') return undefined;
  const name = randomBytes(16).toString('hex');
  // Bytes alone: a copy made by the bucket would take a download token with it.
  await avatarBucket()
    .file(publicPicturePath(name))
    .save(bytes, {
      resumable: false,
      contentType: 'image/webp',
      // A new object, so that the SDK may repeat a request whose connection broke.
      preconditionOpts: { ifGenerationMatch: 0 },
      metadata: { cacheControl: `public, max-age=${PUBLIC_PICTURE_CACHE_SECONDS}` },
    });
  return name;
}

/** Deletes the copies that are no longer shown. */
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
