/**
 * Pictures of an earlier version, as clients uploaded them: each is re-encoded in its place, without metadata
 * and download token, and every guide gets the public copy of it. May be repeated: what the server has drawn
 * is left as it is.
 */
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { LIMITS } from '../../src/domain/limits.ts';

export interface MigratedPictures {
  readonly drawn: number;
  /** What could not be drawn and was removed. */
  readonly removed: number;
  readonly guides: number;
}

/** The functions' code reads the project from the environment when it is loaded. */
export async function migratePictures(): Promise<MigratedPictures> {
  const [
    { avatarBucket, firestore },
    { isDrawnHere, STORED_PICTURE },
    { pictureType },
    { readObject },
    { redrawPicture },
    { syncGuide },
  ] = await Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/uploads/stored-picture.ts'),
    import('../../functions/src/avatars/picture-type.ts'),
    import('../../functions/src/avatars/stored-pictures.ts'),
    import('../../functions/src/uploads/redraw-picture.ts'),
    import('../../functions/src/projection/sync-guide.ts'),
  ]);
  let [drawn, removed] = [0, 0];
  const [files] = await avatarBucket().getFiles({ prefix: 'avatars/' });
  for (const file of files) {
    if (isDrawnHere(file.metadata)) continue;
    const bytes = await readObject(file, LIMITS.avatarBytes);
    if (bytes === undefined) continue;
    const picture = bytes === 'too-large' ? undefined : await redrawPicture(bytes, pictureType(bytes));
    if (picture) {
      await file.save(Buffer.from(picture), { resumable: false, ...STORED_PICTURE });
      drawn += 1;
    } else {
      await file.delete({ ignoreNotFound: true });
      removed += 1;
    }
  }
  const { docs } = await firestore.collection(COLLECTIONS.guideProfiles).select().get();
  for (const { id } of docs) await syncGuide(id);
  return { drawn, removed, guides: docs.length };
}
