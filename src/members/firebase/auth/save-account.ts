import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { COLLECTIONS } from '../../../domain/collections.ts';
import type { MailLang } from '../../../domain/lang.ts';
import type { MailChoice } from '../../../domain/guide/mail-choices.ts';
import { repeatIfTooSoon, saveWithin, untilNextSave } from '../firestore/saves.ts';
import { savingFirestore } from '../members-app.ts';

export interface AccountSettings {
  /** An empty one is removed. */
  readonly username: string;
  readonly language: MailLang;
  /** The emails that the owner does without. */
  readonly unwanted: readonly MailChoice[];
}

/** Stores the settings of the account. @throws like `saveWithin`. */
export function saveSettings(uid: string, { username, language, unwanted }: AccountSettings): Promise<void> {
  const profile = doc(savingFirestore, COLLECTIONS.profiles, uid);
  return repeatIfTooSoon(() =>
    saveWithin(async (transaction) => {
      await untilNextSave([await transaction.get(profile)]);
      transaction.update(profile, {
        username: username === '' ? null : username,
        language,
        unwanted_mail: [...unwanted],
        updated_at: serverTimestamp(),
      });
    }),
  );
}
