/** Removes pictures that nobody sees: never saved, of deleted accounts, or unreferenced copies. */
import type { File } from '@google-cloud/storage';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { PUBLIC_FOLDER, publicPicturePath } from '../../../src/domain/guide/avatar.ts';
import { MAX_IN_VALUES } from '../../../src/domain/limits.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';
import {
  accountOf,
  deletePictures,
  filesBelow,
  mayHavePictures,
  shownPaths,
  writtenAt,
} from '../avatars/stored-pictures.ts';
import { forEach, type Outcome } from '../failed-events/for-each.ts';
import { UNUSED_PICTURE_HOURS } from '../../../src/domain/settings.ts';

/** @returns how many objects were removed, and the accounts whose pictures could not be checked. */
export async function removeAbandonedPictures(now: Date): Promise<Outcome> {
  const older = async (folder: string, age: number) =>
    (await filesBelow(folder)).filter((file) => writtenAt(file) < now.getTime() - age);
  const unsaved = byAccount(await older('avatars', UNUSED_PICTURE_HOURS * HOUR_MS));
  const pictures = await forEach('everyNight', unsaved, removeUnshown);
  // As long as the platform retains an event: the upload may still be waiting to be processed.
  const uploads = await older('uploads', DAY_MS);
  await deletePictures(uploads);
  // Newer copies may be in use by a running function.
  const copies = await removeUnrecorded(await older(PUBLIC_FOLDER, HOUR_MS));
  return { ...pictures, done: pictures.done + uploads.length + copies };
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

/** Copies without a record: the function that wrote them was interrupted. Returns how many there were. */
async function removeUnrecorded(files: readonly File[]): Promise<number> {
  let removed = 0;
  for (let start = 0; start < files.length; start += MAX_IN_VALUES) {
    const some = files.slice(start, start + MAX_IN_VALUES);
    const names = some.map(({ name }) => name.slice(PUBLIC_FOLDER.length + 1).replace(/\.webp$/u, ''));
    const { docs } = await firestore.collection(COLLECTIONS.publicPictures).where('name', 'in', names).get();
    const recorded = new Set(docs.map((record) => publicPicturePath(String(record.get('name')))));
    const unused = some.filter(({ name }) => !recorded.has(name));
    await deletePictures(unused);
    removed += unused.length;
  }
  return removed;
}
