/**
 * What becomes of an upload. The rules see only its label and its size; here the picture is drawn
 * anew, what is none is deleted, and so is what nobody will ever show.
 */
import type { File } from '@google-cloud/storage';
import { logger } from 'firebase-functions/v2';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { MAX_UNUSED_PICTURES } from '../../../src/domain/limits.ts';
import { avatarBucket } from '../app.ts';
import {
  accountOf,
  deletePictures,
  mayHavePictures,
  picturesOf,
  shownPaths,
  writtenAt,
} from './unused-pictures.ts';

/**
 * Marks what this function has drawn, so that the event of its own writing ends there. Somebody may
 * set the mark himself: it only spares the drawing of a picture that is bare anyway.
 */
const REDRAWN = 'redrawn';

/** 2 MiB on the wire may be 200 MB of pixels. */
export const checkAvatar = onObjectFinalized({ memory: '1GiB', retry: true }, async ({ data }) => {
  const uid = accountOf(data.name);
  if (uid === undefined) return;
  const file = avatarBucket().file(data.name);
  const [exists] = await file.exists();
  if (!exists) return;
  if (!(await mayHavePictures(uid))) return remove(file, 'A picture of a deleted account was removed');
  const isPicture = await redraw(file, data);
  if (!isPicture) return remove(file, 'An upload that is no picture was removed');
  // A deletion may have gone through the folder while the picture was drawn.
  if (!(await mayHavePictures(uid))) return remove(file, 'A picture of a deleted account was removed');
  return keepFew(uid);
});

async function remove(file: File, reason: string): Promise<void> {
  await file.delete({ ignoreNotFound: true });
  logger.warn(reason);
}

interface Upload {
  readonly contentType?: string;
  readonly generation: number | string;
  readonly cacheControl?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Whether the object is a picture; it is a bare one then, or gone. Its address, a token included, stays
 * valid.
 */
async function redraw(file: File, upload: Upload): Promise<boolean> {
  // The drawing library is loaded where a picture is drawn, not with every other function.
  const { isRedrawn, redrawPicture } = await import('./redraw-picture.ts');
  const bytes = await downloadIfThere(file);
  if (!bytes) return true;
  if (upload.metadata?.[REDRAWN] !== undefined && (await isRedrawn(bytes))) return true;
  const picture = await redrawPicture(bytes, upload.contentType);
  if (!picture) return false;
  try {
    await file.save(Buffer.from(picture), {
      resumable: false,
      contentType: upload.contentType ?? '',
      // Not over anything newer, and not if it was deleted meanwhile.
      preconditionOpts: { ifGenerationMatch: upload.generation },
      metadata: {
        ...(upload.cacheControl !== undefined && { cacheControl: upload.cacheControl }),
        metadata: { ...upload.metadata, [REDRAWN]: 'true' },
      },
    });
  } catch (error) {
    // The object is no longer the one of the event.
    if (!isAnswer(error, 412)) throw error;
  }
  return true;
}

/** Undefined when the object was deleted since the event. */
async function downloadIfThere(file: File): Promise<Buffer | undefined> {
  try {
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isAnswer(error, 404)) return undefined;
    throw error;
  }
}

/** Whether the bucket answered with this HTTP status. */
function isAnswer(error: unknown, status: number): boolean {
  return error instanceof Error && 'code' in error && error.code === status;
}

/** The quota of a person: what is shown, and the newest few, of which one may be about to be. */
async function keepFew(uid: string): Promise<void> {
  const shown = await shownPaths(uid);
  const files = await picturesOf(uid);
  const unused = files
    .filter(({ name }) => !shown.has(name))
    .toSorted((a, b) => writtenAt(b) - writtenAt(a))
    .slice(MAX_UNUSED_PICTURES);
  await deletePictures(unused);
  if (unused.length > 0) logger.info('Pictures over the quota removed', { count: unused.length });
}
