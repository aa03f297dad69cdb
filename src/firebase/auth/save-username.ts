import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { COLLECTIONS } from '../../domain/collections.ts';
import { assertOnline, withTimeout } from '../errors.ts';
import { mayBeTooSoon, nextInterval, untilNextSave } from '../firestore/pace-saves.ts';
import { firestore } from '../members-app.ts';

const TIMEOUT_MS = 15_000;

/**
 * Stores the account's username; an empty one removes it. A transaction, because a plain write without
 * a connection would be kept and sent later.
 * @throws FailureError or FirebaseError when it was not saved, or that is not known (timeout).
 */
export async function saveUsername(uid: string, username: string): Promise<void> {
  await assertOnline();
  const profile = doc(firestore, COLLECTIONS.profiles, uid);
  const store = () =>
    withTimeout(TIMEOUT_MS, (signal) =>
      runTransaction(firestore, async (transaction) => {
        await untilNextSave([await transaction.get(profile)]);
        signal.throwIfAborted();
        transaction.update(profile, {
          username: username === '' ? null : username,
          updated_at: serverTimestamp(),
        });
      }),
    );
  await store().catch(async (error: unknown) => {
    if (!mayBeTooSoon(error)) throw error;
    await nextInterval();
    await store();
  });
}
