/** Removes pictures that are no longer shown. */
import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { handleEvent } from '../failed-events/record-failure.ts';
import { deletePictures, picturePath, picturesOf, shownPaths, writtenAt } from './stored-pictures.ts';

/** ms after which a picture that was uploaded and never saved counts as abandoned. */
const ABANDONED_AFTER = HOUR_MS;

/**
 * Deletes the account's replaced picture and abandoned ones. Any other unused picture may belong to a
 * save in progress.
 */
async function removeUnused(uid: string, replaced: string | undefined): Promise<void> {
  const shown = await shownPaths(uid);
  const files = await picturesOf(uid);
  const oldest = Date.now() - ABANDONED_AFTER;
  const unused = files.filter(
    (file) => !shown.has(file.name) && (file.name === replaced || writtenAt(file) < oldest),
  );
  await deletePictures(unused);
  if (unused.length > 0) logger.info('Unused pictures removed', { count: unused.length });
}

/** Runs when the account's picture changes; the guide profile only copies it. */
export const cleanUpAvatars = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  ({ data, params, time }) =>
    handleEvent({ what: 'cleanUpAvatars', account: params.uid }, time, async () => {
      const before = picturePath(data?.before.get('avatar_url'));
      const after = picturePath(data?.after.get('avatar_url'));
      if (before !== after) await removeUnused(params.uid, before);
    }),
);
