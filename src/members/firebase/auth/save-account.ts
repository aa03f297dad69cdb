import { doc, serverTimestamp, type UpdateData } from 'firebase/firestore/lite';
import { COLLECTIONS } from '../../../domain/collections.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { MailLang } from '../../../domain/lang.ts';
import type { MailChoice } from '../../../domain/guide/mail-choices.ts';
import { repeatIfTooSoon, saveWithin, untilNextSave } from '../firestore/saves.ts';
import { savingFirestore } from '../members-app.ts';

const TIMEOUT_MS = 15_000;

/** Stores fields of the account. @throws like `saveWithin`. */
function saveAccount(uid: string, fields: UpdateData<Profile>): Promise<void> {
  const profile = doc(savingFirestore, COLLECTIONS.profiles, uid);
  return repeatIfTooSoon(() =>
    saveWithin(TIMEOUT_MS, async (transaction) => {
      await untilNextSave([await transaction.get(profile)]);
      transaction.update(profile, { ...fields, updated_at: serverTimestamp() });
    }),
  );
}

/** Stores the account's username; an empty one removes it. @throws like `saveWithin`. */
export function saveUsername(uid: string, username: string): Promise<void> {
  return saveAccount(uid, { username: username === '' ? null : username });
}

export interface MailSettings {
  readonly language: MailLang;
  readonly unwanted: readonly MailChoice[];
}

/** Stores the language of emails, and which ones the owner does without. @throws like `saveWithin`. */
export function saveMailSettings(uid: string, { language, unwanted }: MailSettings): Promise<void> {
  return saveAccount(uid, { language, unwanted_mail: [...unwanted] });
}
