/** The pictures of an account, and which of them nobody is shown. */
import type { File } from '@google-cloud/storage';
import { avatarFolder, parseAvatarUrl, uploadFolder } from '../../../src/domain/guide/avatar.ts';
import { avatarBucket, documentOf } from '../app.ts';
import { findAccount } from '../find-account.ts';

/** Path in the bucket of a stored address. */
export function picturePath(url: unknown): string | undefined {
  return typeof url === 'string' ? parseAvatarUrl(url)?.path : undefined;
}

/** The account whose folder the picture is in; undefined for an object that is no account's picture. */
export function accountOf(objectName: string): string | undefined {
  return /^avatars\/([^/]+)\/[^/]+$/u.exec(objectName)?.[1];
}

async function filesBelow(folder: string): Promise<File[]> {
  const [files] = await avatarBucket().getFiles({ prefix: `${folder}/` });
  return files;
}

/** The account's pictures, as the server has drawn them. */
export function picturesOf(uid: string): Promise<File[]> {
  return filesBelow(avatarFolder(uid));
}

/** What the account has uploaded and the server has not drawn yet. */
export function uploadsOf(uid: string): Promise<File[]> {
  return filesBelow(uploadFolder(uid));
}

/** When the object was written, in ms since 1970; an object without a date counts as new. */
export function writtenAt({ metadata }: File): number {
  return new Date(metadata.timeCreated ?? Date.now()).getTime();
}

/** Paths of the pictures that the account or its guide profile shows. */
export async function shownPaths(uid: string): Promise<ReadonlySet<string>> {
  const documents = await Promise.all([
    documentOf('profiles', uid).get(),
    documentOf('guideProfiles', uid).get(),
  ]);
  const paths = documents.map((document) => picturePath(document.get('avatar_url')));
  return new Set(paths.filter((path) => path !== undefined));
}

/** Whether there is such an account and it is not being deleted. */
export async function mayHavePictures(uid: string): Promise<boolean> {
  const closing = await documentOf('accountDeletions', uid).get();
  if (closing.exists) return false;
  return (await findAccount(uid)) !== undefined;
}

/** Deletes pictures; one that was taken away meanwhile counts as deleted. */
export async function deletePictures(files: readonly File[]): Promise<void> {
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
