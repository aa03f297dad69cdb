/** Checks what an editor has uploaded, and stores what is made of it. Visitors see it once a release names it. */
import {
  contentFilePath,
  contentUploadPath,
  storeFileInputSchema,
} from '../../../src/domain/content/uploads.ts';
import { avatarBucket, documentOf } from '../app.ts';
import { readObject, saveNew } from '../avatars/stored-pictures.ts';
import { parseInput, refusalError, requireRecordedRight, requireRight } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { accountFor } from '../options.ts';
import { checkFile } from './check-file.ts';

/** As of `checkAvatar`: one picture at a time in an instance. */
const INSTANCE = { ...accountFor('pictures'), memory: '1GiB', concurrency: 1, maxInstances: 3 } as const;

/** What is made of an upload, by its path on the site, and the name that records give it. */
async function filesOf(bytes: Buffer, name: string | undefined) {
  if (name === undefined) {
    // The image library is loaded on demand.
    const { drawPicture } = await import('./process-picture.ts');
    const picture = await drawPicture(bytes);
    return picture ? { stored: picture.name, files: picture.files } : { fault: 'no-picture' as const };
  }
  const checked = checkFile(bytes, name);
  return 'fault' in checked ? checked : { stored: checked.path, files: new Map([[checked.path, bytes]]) };
}

export const storeContentFile = onCall(async (call) => {
  const uid = requireRight(call, 'content');
  const { upload, name } = parseInput(storeFileInputSchema, call.data);
  requireRecordedRight(await documentOf('userRoles', uid).get(), 'content');
  const file = avatarBucket().file(contentUploadPath(uid, upload));
  const bytes = await readObject(file);
  // Whatever becomes of it: a second attempt uploads again.
  await file.delete({ ignoreNotFound: true });
  if (bytes === undefined) throw refusalError('invalid-input');
  const made = await filesOf(bytes, name);
  if ('fault' in made) return { fault: made.fault };
  const type = name === undefined ? 'image/webp' : 'application/octet-stream';
  await Promise.all(
    [...made.files].map(([path, content]) =>
      saveNew(avatarBucket().file(contentFilePath(path)), content, 'private, max-age=3600', type),
    ),
  );
  return { stored: made.stored };
}, INSTANCE);
