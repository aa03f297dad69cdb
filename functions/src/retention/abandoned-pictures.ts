/** Removes pictures that no profile shows: uploads never saved, and those of accounts that are gone. */
import type { File } from '@google-cloud/storage';
import { UNUSED_PICTURE_HOURS } from '../../../src/domain/limits.ts';
import { avatarBucket } from '../app.ts';
import {
  accountOf,
  deletePictures,
  mayHavePictures,
  shownPaths,
  writtenAt,
} from '../avatars/unused-pictures.ts';

/** Objects that are listed at a time. */
const PAGE = 500;

/** @returns how many pictures were removed. */
export async function removeAbandonedPictures(now: Date): Promise<number> {
  const oldest = now.getTime() - UNUSED_PICTURE_HOURS * 3_600_000;
  let removed = 0;
  let pageToken: string | undefined;
  do {
    const [files, next] = await avatarBucket().getFiles({
      prefix: 'avatars/',
      autoPaginate: false,
      maxResults: PAGE,
      ...(pageToken !== undefined && { pageToken }),
    });
    for (const [uid, pictures] of byAccount(files.filter((file) => writtenAt(file) < oldest))) {
      removed += await removeUnshown(uid, pictures);
    }
    pageToken =
      next && 'pageToken' in next && typeof next.pageToken === 'string' ? next.pageToken : undefined;
  } while (pageToken !== undefined);
  return removed;
}

/** Objects that are in no account's folder come under ''. */
function byAccount(files: readonly File[]): Map<string, File[]> {
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const uid = accountOf(file.name) ?? '';
    groups.set(uid, [...(groups.get(uid) ?? []), file]);
  }
  return groups;
}

async function removeUnshown(uid: string, pictures: readonly File[]): Promise<number> {
  const isThere = uid !== '' && (await mayHavePictures(uid));
  const shown = isThere ? await shownPaths(uid) : new Set<string>();
  const unused = pictures.filter(({ name }) => !shown.has(name));
  await deletePictures(unused);
  return unused.length;
}
