/** The uploads of an account: their names, and how often each was attempted. */
import * as z from 'zod/mini';
import { MIN_UPLOAD_ATTEMPTS, UPLOAD_RETRY_MINUTES } from '../../../src/domain/limits.ts';
import { HOUR_MS, timestamp } from '../../../src/domain/timestamp.ts';
import { documentOf, firestore } from '../app.ts';
import { MAX_UPLOADS_PER_HOUR } from '../../../src/domain/settings.ts';

/** An uploaded file: its account, and its name without the extension. */
export interface Upload {
  readonly uid: string;
  readonly name: string;
}

/** Folder of all uploads. */
export const UPLOADS = 'uploads/';

/** Returns undefined for an object that is not an upload. */
export function parseUploadPath(objectName: string): Upload | undefined {
  const [, uid, name] = /^uploads\/([^/]+)\/([A-Za-z0-9_-]{8,64})\.(?:jpg|png|webp)$/u.exec(objectName) ?? [];
  return uid === undefined || name === undefined ? undefined : { uid, name };
}

const attemptsSchema = z.object({
  uploads: z.array(z.object({ upload: z.string(), first_at: timestamp, attempts: z.number() })),
});

/**
 * Counts an attempt, before the picture is decoded, so that one that crashes the instance is counted too. Uses the times of the attempts, not of the upload, so that time spent in the queue
 * does not count.
 * @returns `too-many` if the account has reached its limit, `given-up` if the upload keeps failing.
 * @param upload identical for each delivery of its event, and unique among the account's uploads.
 */
export async function beginAttempt(uid: string, upload: string, now = new Date()) {
  const reference = documentOf('pictureUploads', uid);
  return firestore.runTransaction(async (transaction) => {
    const [stored, closing] = await transaction.getAll(reference, documentOf('accountDeletions', uid));
    // Nothing new is stored about an account that is being deleted; its uploads are refused later.
    if (closing?.exists) return 'process';
    const since = now.getTime() - HOUR_MS;
    const known = attemptsSchema.safeParse(stored?.data()).data?.uploads ?? [];
    const recent = known.filter(({ first_at }) => first_at.getTime() > since);
    const others = recent.filter((one) => one.upload !== upload);
    const before = recent.find((one) => one.upload === upload);
    if (!before && others.length >= MAX_UPLOADS_PER_HOUR) return 'too-many';
    const { first_at, attempts } = before ?? { first_at: now, attempts: 0 };
    const isOld = now.getTime() - first_at.getTime() > UPLOAD_RETRY_MINUTES * 60_000;
    if (isOld && attempts >= MIN_UPLOAD_ATTEMPTS) return 'given-up';
    transaction.set(reference, {
      uploads: [...others, { upload, first_at, attempts: attempts + 1 }],
      erase_at: new Date(now.getTime() + HOUR_MS),
    });
    return 'process';
  });
}
