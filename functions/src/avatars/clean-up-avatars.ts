/** Removes pictures nobody shows any more. */
import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { avatarFolder, parseAvatarUrl } from '../../../src/domain/avatar.ts';
import { COLLECTIONS } from '../../../src/domain/deployment.ts';
import { avatarBucket, documentOf } from '../app.ts';

/** ms after which a picture that was uploaded and never saved counts as abandoned. */
const ABANDONED_AFTER = 60 * 60 * 1000;

function pathOf(url: unknown): string | undefined {
  return typeof url === 'string' ? parseAvatarUrl(url)?.path : undefined;
}

async function shownPaths(uid: string): Promise<ReadonlySet<string | undefined>> {
  const documents = await Promise.all([
    documentOf('profiles', uid).get(),
    documentOf('guideProfiles', uid).get(),
  ]);
  return new Set(documents.map((document) => pathOf(document.get('avatar_url'))));
}

/**
 * Deletes of the account's pictures the one just replaced and those abandoned. A picture that is
 * neither may be the upload of a save still under way.
 */
async function removeUnused(uid: string, replaced: string | undefined): Promise<void> {
  const shown = await shownPaths(uid);
  const [files] = await avatarBucket().getFiles({ prefix: `${avatarFolder(uid)}/` });
  const oldest = Date.now() - ABANDONED_AFTER;
  const unused = files.filter(({ name, metadata }) => {
    const isAbandoned = new Date(metadata.timeCreated ?? Date.now()).getTime() < oldest;
    return !shown.has(name) && (name === replaced || isAbandoned);
  });
  await Promise.all(unused.map((file) => file.delete({ ignoreNotFound: true })));
  if (unused.length > 0) logger.info('Unused pictures removed', { count: unused.length });
}

/** Runs when the account's picture changes; the guide profile only repeats it. */
export const cleanUpAvatars = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async ({ data, params }) => {
    const before = pathOf(data?.before.get('avatar_url'));
    const after = pathOf(data?.after.get('avatar_url'));
    if (before !== after) await removeUnused(params.uid, before);
  },
);
