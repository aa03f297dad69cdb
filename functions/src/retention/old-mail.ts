/** Removes letters, sent or given up, whose time is over. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { MAIL_LIMITS } from '../../../src/domain/mail/mail.ts';
import { firestore } from '../app.ts';

/** Letters in one run; the rest waits for the next night. */
const MOST = 500;

/** @returns how many letters were removed. */
export async function removeOldMail(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - MAIL_LIMITS.keptDays * 86_400_000);
  const { docs } = await firestore
    .collection(COLLECTIONS.mail)
    .where('created_at', '<', oldest)
    .limit(MOST)
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
