/** Removes pictures that nobody sees: never saved, of deleted accounts, or unreferenced copies. */
import type { File } from '@google-cloud/storage';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { PUBLIC_FOLDER, publicPicturePath } from '../../../src/domain/guide/avatar.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';
import {
  deletePictures,
  filesBelow,
  mayHavePictures,
  shownPaths,
  writtenAt,
} from '../avatars/stored-pictures.ts';
import { forEach, type Outcome } from '../failed-events/failed-events.ts';
import { UNUSED_PICTURE_HOURS } from '../../../src/domain/settings.ts';

/** @returns how many objects were removed, and the accounts whose pictures could not be checked. */
export async function removeAbandonedPictures(now: Date): Promise<Outcome> {
  const older = async (folder: string, age: number) =>
    (await filesBelow(folder)).filter((file) => writtenAt(file) < now.getTime() - age);
  const unsaved = byAccount(await older('avatars', UNUSED_PICTURE_HOURS * HOUR_MS));
  const pictures = await forEach('everyNight', unsaved, removeUnshown);
  // As long as the platform retains an event: the upload may still be waiting to be processed.
  const uploads = [...(await older('uploads', DAY_MS)), ...(await older('content-uploads', DAY_MS))];
  await deletePictures(uploads);
  // Newer copies may be in use by a running function.
  const copies = await removeUnrecorded(await older(PUBLIC_FOLDER, HOUR_MS));
  return { ...pictures, done: pictures.done + uploads.length + copies };
}

/** Groups objects by what should be an account; only a path that the account shows is one of its pictures. */
function byAccount(files: readonly File[]) {
  const uidOf = ({ name }: File) => name.split('/')[1] ?? '';
  return [...new Set(files.map(uidOf))].map((uid) => {
    const group = { uid, files: files.filter((file) => uidOf(file) === uid) };
    return [uid, group] as const;
  });
}

async function removeUnshown({ uid, files }: ReturnType<typeof byAccount>[0][1]): Promise<number> {
  const isThere = uid !== '' && (await mayHavePictures(uid));
  const shown = isThere ? await shownPaths(uid) : new Set<string>();
  const unused = files.filter(({ name }) => !shown.has(name));
  await deletePictures(unused);
  return unused.length;
}

/** Copies without a record: the function that wrote them was interrupted. Returns how many there were. */
async function removeUnrecorded(files: readonly File[]): Promise<number> {
  const { docs } = await firestore.collection(COLLECTIONS.publicPictures).get();
  const recorded = new Set(docs.map((record) => publicPicturePath(String(record.get('name')))));
  const unused = files.filter(({ name }) => !recorded.has(name));
  await deletePictures(unused);
  return unused.length;
}
