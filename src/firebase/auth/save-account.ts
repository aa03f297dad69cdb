import { doc, runTransaction, serverTimestamp, type UpdateData } from 'firebase/firestore';
import { COLLECTIONS } from '../../domain/collections.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import type { MailLang } from '../../domain/lang.ts';
import type { MailChoice } from '../../domain/guide/mail-choices.ts';
import { assertOnline, withTimeout } from '../errors.ts';
import { mayBeTooSoon, nextInterval, untilNextSave } from '../firestore/throttle-saves.ts';
import { firestore } from '../members-app.ts';

const TIMEOUT_MS = 15_000;

/**
 * Stores fields of the account. A transaction, because a plain write without a connection would be queued and sent later.
 * @throws FailureError or FirebaseError when they were not saved, or that is not known (timeout).
 */
async function saveAccount(uid: string, fields: UpdateData<Profile>): Promise<void> {
  await assertOnline();
  const profile = doc(firestore, COLLECTIONS.profiles, uid);
  const store = () =>
    withTimeout(TIMEOUT_MS, (signal) =>
      runTransaction(firestore, async (transaction) => {
        await untilNextSave([await transaction.get(profile)]);
        signal.throwIfAborted();
        transaction.update(profile, { ...fields, updated_at: serverTimestamp() });
      }),
    );
  await store().catch(async (error: unknown) => {
    if (!mayBeTooSoon(error)) throw error;
    await nextInterval();
    await store();
  });
}

/** Stores the account's username; an empty one removes it. @throws like `saveAccount`. */
export function saveUsername(uid: string, username: string): Promise<void> {
  return saveAccount(uid, { username: username === '' ? null : username });
}

export interface MailSettings {
  readonly language: MailLang;
  readonly unwanted: readonly MailChoice[];
}

/** Stores the language of emails, and which ones the owner does without. @throws as `saveAccount`. */
export function saveMailSettings(uid: string, { language, unwanted }: MailSettings): Promise<void> {
  return saveAccount(uid, { language, unwanted_mail: [...unwanted] });
}
