/**
 * Carries the pictures of an earlier version over, once, after the functions and rules were deployed:
 *
 *     node scripts/carry-over-pictures.ts [--production]
 *
 * Every stored picture is drawn anew in its place, without metadata and download token, and every guide gets
 * the public copy of it. May be repeated. Speaks to the emulators of a local run; with --production to the
 * project of GOOGLE_CLOUD_PROJECT, its bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '../src/domain/collections.ts';
import { LIMITS } from '../src/domain/limits.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';

export interface CarriedOver {
  readonly drawn: number;
  /** What could not be drawn and was removed. */
  readonly removed: number;
  readonly guides: number;
}

/** The functions' code reads the project from the environment when it is loaded. */
export async function carryOverPictures(): Promise<CarriedOver> {
  const [{ avatarBucket, firestore }, { pictureType }, { readObject }, { redrawPicture }, { syncGuide }] =
    await Promise.all([
      import('../functions/src/app.ts'),
      import('../functions/src/avatars/picture-type.ts'),
      import('../functions/src/avatars/read-object.ts'),
      import('../functions/src/avatars/redraw-picture.ts'),
      import('../functions/src/projection/sync-guide.ts'),
    ]);
  let [drawn, removed] = [0, 0];
  const [files] = await avatarBucket().getFiles({ prefix: 'avatars/' });
  for (const file of files) {
    const bytes = await readObject(file, LIMITS.avatarBytes);
    if (bytes === undefined) continue;
    const picture = bytes === 'too-large' ? undefined : await redrawPicture(bytes, pictureType(bytes));
    if (picture) {
      await file.save(Buffer.from(picture), {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: 'private, max-age=3600' },
      });
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

function setEnvironment(production: boolean): void {
  const project = production ? process.env['GOOGLE_CLOUD_PROJECT'] : LOCAL.project;
  const bucket = production ? process.env['STORAGE_BUCKET'] : LOCAL.bucket;
  if (!project || !bucket) throw new Error('GOOGLE_CLOUD_PROJECT and STORAGE_BUCKET must be set.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
  if (production) return;
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  pointAdminSdkAtEmulators();
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
  setEnvironment(values.production);
  const { drawn, removed, guides } = await carryOverPictures();
  console.log(`${drawn} pictures were drawn anew, ${removed} removed; ${guides} guides were looked at.`);
}
