/**
 * Processes an upload. Nothing a client wrote is ever shown: the picture is re-encoded into a folder that
 * only the server writes, and the upload is deleted, whatever it was.
 */
import type { File } from '@google-cloud/storage';
import { logger } from 'firebase-functions/v2';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { avatarFolder } from '../../../src/domain/guide/avatar.ts';
import { isNameOf } from '../../../src/domain/guide/picture-name.ts';
import { LIMITS, MAX_UNUSED_PICTURES } from '../../../src/domain/limits.ts';
import { avatarBucket, firestore } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { keepDeskCopies } from '../desk/desk-copies.ts';
import { hasCode } from '../service-errors.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { accountFor } from '../options.ts';
import { syncGuide } from '../projection/sync-guide.ts';
import { readRequestsOf } from '../verification/requests-of-account.ts';
import { STORED_PICTURE } from './drawn-picture.ts';
import { readObject } from './read-object.ts';
import { beginAttempt } from './upload-attempts.ts';
import { parseUploadPath, refusalOf, type ObjectLabel, type Upload } from './upload-label.ts';
import {
  deletePictures,
  mayHavePictures,
  picturePath,
  picturesOf,
  shownPaths,
  writtenAt,
} from './unused-pictures.ts';

/**
 * One picture at a time in each instance: `redraw-picture.memory.long.test.ts` measures what the worst of
 * them takes, which is under half of the memory here.
 */
const INSTANCE = { ...accountFor('pictures'), memory: '1GiB', concurrency: 1, maxInstances: 3 } as const;

export const checkAvatar = onObjectFinalized({ ...INSTANCE, retry: true }, async ({ data, time }) => {
  const upload = parseUploadPath(data.name);
  if (!upload) return;
  // Not what was uploaded under the same name since.
  const file = avatarBucket().file(data.name, { generation: data.generation });
  const task = { what: 'checkAvatar', account: upload.uid } as const;
  const attempt = await beginAttempt(upload.uid, `${upload.name}/${data.generation}`);
  if (attempt === 'too-many') {
    // Nothing else is done about it: whoever floods the queue is to cost others little.
    logger.warn('An upload was removed', { refusal: 'too many within the hour', account: upload.uid });
    await file.delete({ ignoreNotFound: true });
    return;
  }
  // Which attempt is the last one has been decided by then.
  await handleEvent(task, { time, retryMinutes: Infinity }, async () => {
    const isGivenUp = attempt === 'given-up';
    const refusal = isGivenUp ? 'kept failing' : await draw(upload, file, data);
    if (refusal !== undefined) logger.warn('An upload was removed', { refusal });
    await file.delete({ ignoreNotFound: true });
    if (isGivenUp) throw new HopelessEvent('kept-failing');
    const kept = await keepFew(upload.uid);
    await markUnseen(upload, kept);
    // Open requests hold a copy of what was seen.
    await keepDeskCopies(upload.uid);
    // The profile may have been saved before its picture was there.
    await syncGuide(upload.uid);
  });
});

function storedPath({ uid, name }: Upload): string {
  return `${avatarFolder(uid)}/${name}.webp`;
}

/** @returns why there is no picture of it; undefined when there is one now. */
async function draw(upload: Upload, file: File, label: ObjectLabel): Promise<string | undefined> {
  const refusal = refusalOf(label);
  if (refusal !== undefined) return refusal;
  if (!(await mayHavePictures(upload.uid))) return 'of a deleted account';
  const stored = avatarBucket().file(storedPath(upload));
  const bytes = await readObject(file, LIMITS.avatarBytes);
  if (bytes === undefined) {
    // Delivered twice: the first delivery has already processed it.
    const [isDrawn] = await stored.exists();
    if (isDrawn) return undefined;
    throw new HopelessEvent('missing-object');
  }
  if (bytes === 'too-large') return 'too large';
  if (!(await isNameOf(upload.name, bytes))) return 'under the name of another picture';
  // The image library is loaded on demand, not with every other function.
  const { redrawPicture } = await import('./redraw-picture.ts');
  const picture = await redrawPicture(bytes, label.contentType);
  if (!picture) return 'no picture';
  await saveNew(stored, picture);
  // A deletion may have emptied the folder while the picture was being processed.
  if (await mayHavePictures(upload.uid)) return undefined;
  await stored.delete({ ignoreNotFound: true });
  return 'of a deleted account';
}

/**
 * An approval that names a picture drawn only afterwards was given without seeing it: the desk is to mark it as
 * changed since. Names are bound to pictures, so what an approval has seen can at most be missing.
 */
async function markUnseen({ uid, name }: Upload, kept: readonly File[]): Promise<void> {
  const stored = kept.find((file) => file.name === storedPath({ uid, name }));
  if (!stored) return;
  await firestore.runTransaction(async (transaction) => {
    const requests = await readRequestsOf(uid, (query) => transaction.get(query));
    for (const document of requests) {
      const request = parseRequest(document);
      const isNamed = picturePath(request?.seen?.avatar_url) === stored.name;
      const decidedAt = request?.reviewed_at?.getTime();
      if (isNamed && decidedAt !== undefined && decidedAt < writtenAt(stored)) {
        transaction.update(document.ref, { 'seen.avatar_url': null });
      }
    }
  });
}

/** A stored picture is never overwritten: an existing one comes from an earlier delivery of the same event. */
async function saveNew(file: File, picture: Uint8Array): Promise<void> {
  try {
    await file.save(Buffer.from(picture), {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: 0 },
      ...STORED_PICTURE,
    });
  } catch (error) {
    if (!hasCode(error, 412)) throw error;
  }
}

/** The quota of a person: what is shown, and the newest few, of which one may be about to be. Returns what is left. */
async function keepFew(uid: string): Promise<readonly File[]> {
  const shown = await shownPaths(uid);
  const files = await picturesOf(uid);
  const unused = files
    .filter(({ name }) => !shown.has(name))
    .toSorted((a, b) => writtenAt(b) - writtenAt(a))
    .slice(MAX_UNUSED_PICTURES);
  await deletePictures(unused);
  if (unused.length > 0) logger.info('Pictures over the quota removed', { count: unused.length });
  const removed = new Set(unused);
  return files.filter((file) => !removed.has(file));
}
