/** Letters are written in the transaction that makes true what they tell of, and sent when it has committed. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { langOfText } from '../../../src/domain/guide/text-lang.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import type { Occasion } from '../../../src/domain/mail/letters.ts';
import { renderLetter, type LetterValues } from '../../../src/domain/mail/render-letter.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';
import { siteOrigin } from './settings.ts';

/** Whom a letter goes to: an account, or an address that has none any more. */
export type Receiver = { readonly uid: string } | { readonly address: string };

export interface PlannedLetter {
  /** Says what the letter tells of: a second one under it is not written. */
  readonly id: string;
  readonly occasion: Occasion;
  readonly receiver: Receiver;
  readonly name: string;
  readonly lang: Lang;
  readonly values?: Omit<LetterValues, 'receiver'>;
}

/** The language that the account was opened in; of older accounts, that of the name. */
export function languageOf(profile: Profile): Lang {
  return profile.language ?? langOfText(profile.full_name);
}

/** The document of a letter that waits to be sent. */
export function letterDocument({ occasion, receiver, name, lang, values }: PlannedLetter) {
  return {
    toUids: 'uid' in receiver ? [receiver.uid] : [],
    to: 'address' in receiver ? [receiver.address] : [],
    message: renderLetter(occasion, lang, { receiver: name, ...values }, siteOrigin()),
    created_at: FieldValue.serverTimestamp(),
    delivery: {
      state: 'PENDING',
      attempts: 0,
      startTime: null,
      endTime: null,
      leaseExpireTime: null,
      nextAttemptTime: null,
      error: null,
    },
  };
}

/**
 * Reads whom to write to, before the writes of the transaction; the answer writes the letter. Somebody without a
 * profile has no account any more, and gets none.
 */
export async function planLetter(
  transaction: Transaction,
  uid: string,
  letter: Pick<PlannedLetter, 'id' | 'occasion' | 'values'>,
): Promise<() => void> {
  const profile = parseProfile(await transaction.get(documentOf('profiles', uid)));
  if (!profile) return () => undefined;
  const document = letterDocument({
    ...letter,
    receiver: { uid },
    name: profile.full_name,
    lang: languageOf(profile),
  });
  return () => transaction.create(documentOf('mail', letter.id), document);
}
