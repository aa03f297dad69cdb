/** Removes pictures that nobody sees: never saved, of deleted accounts, or unreferenced copies. */
import type { File } from '@google-cloud/storage';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { PUBLIC_FOLDER, publicPicturePath } from '../../../src/domain/guide/avatar.ts';
import { MAX_IN_VALUES } from '../../../src/domain/limits.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { avatarBucket, firestore } from '../app.ts';
import {
  accountOf,
  deletePictures,
  mayHavePictures,
  shownPaths,
  writtenAt,
} from '../avatars/stored-pictures.ts';
import { add, forEach, NOTHING, type Outcome } from '../failed-events/for-each.ts';
import { UNUSED_PICTURE_HOURS } from '../../../src/domain/settings.ts';

/** Objects per page of the listing. */
const PAGE = 500;

/** @returns how many objects were removed, and the accounts whose pictures could not be checked. */
export async function removeAbandonedPictures(now: Date): Promise<Outcome> {
  const pictures = await inPages('avatars/', now.getTime() - UNUSED_PICTURE_HOURS * HOUR_MS, (files) =>
    forEach('everyNight', byAccount(files), (group) => removeUnshown(group)),
  );
  // As long as the platform retains an event: the upload may still be waiting to be processed.
  const uploads = await inPages('uploads/', now.getTime() - DAY_MS, async (files) => {
    await deletePictures(files);
    return { done: files.length, failed: [] };
  });
  // Newer copies may be in use by a running function.
  const copies = await inPages(`${PUBLIC_FOLDER}/`, now.getTime() - HOUR_MS, removeUnrecorded);
  return add(add(pictures, uploads), copies);
}

/** Passes on the folder's objects that were written before `oldest` (ms since 1970). */
async function inPages(
  prefix: string,
  oldest: number,
  work: (files: readonly File[]) => Promise<Outcome>,
): Promise<Outcome> {
  let outcome = NOTHING;
  let pageToken: string | undefined;
  do {
    const [files, next] = await avatarBucket().getFiles({
      prefix,
      autoPaginate: false,
      maxResults: PAGE,
      ...(pageToken !== undefined && { pageToken }),
    });
    outcome = add(outcome, await work(files.filter((file) => writtenAt(file) < oldest)));
    pageToken =
      next && 'pageToken' in next && typeof next.pageToken === 'string' ? next.pageToken : undefined;
  } while (pageToken !== undefined);
  return outcome;
}

interface Group {
  readonly uid: string;
  readonly files: readonly File[];
}

/** Groups objects by account; those outside of account folders are under ''. */
function byAccount(files: readonly File[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const file of files) {
    const uid = accountOf(file.name) ?? '';
    groups.set(uid, { uid, files: [...(groups.get(uid)?.files ?? []), file] });
  }
  return groups;
}

async function removeUnshown({ uid, files }: Group): Promise<number> {
  const isThere = uid !== '' && (await mayHavePictures(uid));
  const shown = isThere ? await shownPaths(uid) : new Set<string>();
  const unused = files.filter(({ name }) => !shown.has(name));
  await deletePictures(unused);
  return unused.length;
}

/** Copies without a record: the function that wrote them was interrupted. */
async function removeUnrecorded(files: readonly File[]): Promise<Outcome> {
  let outcome = NOTHING;
  for (let start = 0; start < files.length; start += MAX_IN_VALUES) {
    const some = files.slice(start, start + MAX_IN_VALUES);
    const names = some.map(({ name }) => name.slice(PUBLIC_FOLDER.length + 1).replace(/\.webp$/u, ''));
    const { docs } = await firestore.collection(COLLECTIONS.publicPictures).where('name', 'in', names).get();
    const recorded = new Set(docs.map((record) => publicPicturePath(String(record.get('name')))));
    const unused = some.filter(({ name }) => !recorded.has(name));
    await deletePictures(unused);
    outcome = add(outcome, { done: unused.length, failed: [] });
  }
  return outcome;
}
