/**
 * Processes an upload. Files written by a client are never shown: the picture is re-encoded into a folder
 * that only the server writes, and the upload is always deleted.
 */
import type { File } from '@google-cloud/storage';
import { logger } from 'firebase-functions/v2';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { avatarFolder } from '../../../src/domain/guide/avatar.ts';
import { isNameOf, partOf } from '../../../src/domain/guide/picture-name.ts';
import { MAX_UNUSED_PICTURES } from '../../../src/domain/settings.ts';
import { avatarBucket, firestore, ownedBy } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { accountFor } from '../options.ts';
import { syncGuide } from '../projection/sync-public-guide.ts';
import {
  readObject,
  deletePictures,
  mayHavePictures,
  picturePath,
  filesBelow,
  saveNew,
  shownPaths,
  writtenAt,
} from '../avatars/stored-pictures.ts';
import { beginAttempt, parseUploadPath, UPLOADS, type Upload } from './upload-attempts.ts';

/**
 * One picture at a time per instance: `process-picture.memory.long.test.ts` measures that the worst
 * picture takes less than half of this memory.
 */
const INSTANCE = { ...accountFor('pictures'), memory: '1GiB', concurrency: 1, maxInstances: 3 } as const;

export const checkAvatar = onObjectFinalized({ ...INSTANCE, retry: true }, async ({ data, time }) => {
  if (!data.name.startsWith(UPLOADS)) return undefined;
  // The generation ensures that a newer upload with the same name is not processed.
  const file = avatarBucket().file(data.name, { generation: data.generation });
  const upload = parseUploadPath(data.name);
  const remove = async (label: object) => {
    logger.warn('An upload was removed', label);
    await file.delete({ ignoreNotFound: true });
  };
  // The rules refuse such names; whatever gets past them must not be served.
  if (!upload) return remove({ refusal: 'no name of an upload' });
  const task = { what: 'checkAvatar', account: upload.uid } as const;
  const attempt = await beginAttempt(upload.uid, `${upload.name}/${data.generation}`);
  // Does nothing else, so that flooding the queue stays cheap.
  if (attempt === 'too-many') return remove({ refusal: 'too many within the hour', account: upload.uid });
  const work = async () => {
    const isGivenUp = attempt === 'given-up';
    const refusal = isGivenUp ? 'failed repeatedly' : await storePicture(upload, file, data.contentType);
    if (refusal !== undefined) logger.warn('An upload was removed', { refusal });
    await file.delete({ ignoreNotFound: true });
    if (isGivenUp) throw new HopelessEvent('kept-failing');
    await markUnseen(upload, await deleteSurplus(upload.uid));
    // The profile may have been saved before its picture was processed.
    await syncGuide(upload.uid);
  };
  // No retry limit here: `beginAttempt` has already decided whether this attempt is the last.
  return handleEvent(task, time, work, Infinity);
});

function storedPath({ uid, name }: Upload): string {
  return `${avatarFolder(uid)}/${name}.webp`;
}

/** @returns why there is no picture; undefined when it was stored. */
async function storePicture(
  upload: Upload,
  file: File,
  contentType: string | undefined,
): Promise<string | undefined> {
  if (!(await mayHavePictures(upload.uid))) return 'of a deleted account';
  const stored = avatarBucket().file(storedPath(upload));
  const bytes = await readObject(file);
  if (bytes === undefined) {
    // Duplicate delivery: the first one has already processed the upload.
    const [isStored] = await stored.exists();
    if (isStored) return undefined;
    throw new HopelessEvent('missing-object');
  }
  if (!(await isNameOf(upload.name, bytes))) return 'under the name of another picture';
  // The image library is loaded on demand, not with every other function.
  const { processPicture } = await import('./process-picture.ts');
  const picture = await processPicture(bytes, contentType, partOf(upload.name));
  if (!picture) return 'no picture';
  await saveNew(stored, picture, 'private, max-age=3600');
  // A deletion may have emptied the folder while the picture was being processed.
  if (await mayHavePictures(upload.uid)) return undefined;
  await stored.delete({ ignoreNotFound: true });
  return 'of a deleted account';
}

/**
 * An approval that names a picture processed only later was given without seeing it, so admins must see
 * it as changed since. A name is bound to its picture, so a picture that was seen can be deleted but
 * never replaced.
 */
async function markUnseen({ uid, name }: Upload, files: readonly File[]): Promise<void> {
  const stored = files.find((file) => file.name === storedPath({ uid, name }));
  if (!stored) return;
  await firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(ownedBy('verificationRequests', uid));
    for (const document of docs) {
      const request = parseRequest(document);
      const isNamed = picturePath(request?.seen?.avatar_url) === stored.name;
      const decidedAt = request?.reviewed_at?.getTime() ?? Infinity;
      if (isNamed && decidedAt < writtenAt(stored)) {
        transaction.update(document.ref, { 'seen.avatar_url': null });
      }
    }
  });
}

/**
 * Enforces the picture quota of an account: the shown ones and the newest few, one of which may be about
 * to be saved. Returns those that there were.
 */
async function deleteSurplus(uid: string): Promise<readonly File[]> {
  const shown = await shownPaths(uid);
  const files = await filesBelow(avatarFolder(uid));
  const unused = files
    .filter(({ name }) => !shown.has(name))
    .toSorted((a, b) => writtenAt(b) - writtenAt(a))
    .slice(MAX_UNUSED_PICTURES);
  await deletePictures(unused);
  if (unused.length > 0) logger.info('Pictures over the quota removed', { count: unused.length });
  return files;
}
