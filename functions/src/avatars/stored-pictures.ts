/** Lists and reads the pictures of an account, and finds those that are shown. */
import type { File } from '@google-cloud/storage';
import { parseAvatarUrl } from '../../../src/domain/guide/avatar.ts';
import { avatarBucket, documentOf } from '../app.ts';
import { findAccount } from '../find-account.ts';
import { hasCode } from '../service-errors.ts';

/** Returns the bucket path of a stored URL. */
export function picturePath(url: unknown): string | undefined {
  return parseAvatarUrl(String(url))?.path;
}

export async function filesBelow(folder: string): Promise<File[]> {
  const [files] = await avatarBucket().getFiles({ prefix: `${folder}/` });
  return files;
}

/** Returns when the object was written, in ms since 1970; an object without a date counts as new. */
export function writtenAt({ metadata }: File): number {
  return new Date(metadata.timeCreated ?? Date.now()).getTime();
}

/** Returns the paths of the pictures shown by the account or its guide profile. */
export async function shownPaths(uid: string): Promise<ReadonlySet<string | undefined>> {
  const documents = await Promise.all([
    documentOf('profiles', uid).get(),
    documentOf('guideProfiles', uid).get(),
  ]);
  return new Set(documents.map((document) => picturePath(document.get('avatar_url'))));
}

/** Returns whether the account exists and is not being deleted. */
export async function mayHavePictures(uid: string): Promise<boolean> {
  const closing = await documentOf('accountDeletions', uid).get();
  if (closing.exists) return false;
  return (await findAccount(uid)) !== undefined;
}

/** Deletes pictures; one that was already deleted is not an error. */
export async function deletePictures(files: readonly File[]): Promise<void> {
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

/**
 * Stores a picture, in WebP, or another file. Never overwrites: an existing one was stored by an earlier delivery of the same event,
 * or by a request whose answer was lost, which the SDK repeats.
 */
export async function saveNew(
  file: File,
  content: Uint8Array,
  cacheControl: string,
  contentType = 'image/webp',
): Promise<void> {
  try {
    await file.save(Buffer.from(content), {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: 0 },
      contentType,
      metadata: { cacheControl },
    });
  } catch (error) {
    if (!hasCode(error, 412)) throw error;
  }
}

/**
 * Reads the stored bytes without decompressing, regardless of the object's encoding.
 * @returns undefined when the object does not exist.
 */
export async function readObject(file: File): Promise<Buffer | undefined> {
  try {
    const [bytes] = await file.download({ decompress: false });
    return bytes;
  } catch (error) {
    if (hasCode(error, 404)) return undefined;
    throw error;
  }
}
