/**
 * Outbox: emails are written in the transaction that they report on, and sent after it has committed. The
 * document's id is deterministic and serves as idempotency key: a second email under it is not written.
 */
import { FieldValue, type DocumentReference, type Query, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { nameInLang } from '../../../src/domain/guide/own-words.ts';
import { isUnwanted, type MailChoice } from '../../../src/domain/guide/mail-choices.ts';
import { isRecallable, mailSchema, type Mail, type ReportedDecision } from '../../../src/domain/mail/mail.ts';
import type { Occasion } from '../../../src/domain/mail/emails.ts';
import { renderEmail, type EmailValues } from '../../../src/domain/mail/render-email.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { documentOf, firestore } from '../app.ts';
import { siteOrigin } from './settings.ts';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import { parseGuideProfile, parseProfile } from '../documents.ts';

/** Whom an email goes to: an account, or an address that has none any more. */
type Receiver = { readonly uid: string } | { readonly address: string };

/** How an email is sent. */
interface Delivery extends Pick<Mail, 'replyTo' | 'isUnlisted' | 'decision'> {
  /** Sent at once if missing. */
  readonly notBefore?: Date;
}

export interface Email {
  readonly occasion: Occasion;
  readonly values?: Omit<EmailValues, 'receiver'>;
}

/** The document of an email that waits to be sent. */
export function emailDocument(
  receiver: Receiver,
  person: Pick<Person, 'full_name' | 'language' | 'georgian_name' | 'latin_name'>,
  { occasion, values }: Email,
  { notBefore, ...delivery }: Delivery = {},
) {
  const lang = person.language;
  const receiverName = nameInLang({ georgian_name: '', latin_name: '', ...person }, lang);
  const filled = { receiver: receiverName, ...values };
  return {
    toUids: 'uid' in receiver ? [receiver.uid] : [],
    to: 'address' in receiver ? [receiver.address] : [],
    ...delivery,
    message: renderEmail(occasion, lang, filled, siteOrigin(), tbilisiDay(new Date())),
    created_at: FieldValue.serverTimestamp(),
    delivery: {
      state: 'PENDING',
      attempts: 0,
      startTime: null,
      endTime: null,
      leaseExpireTime: null,
      nextAttemptTime: notBefore ?? null,
      error: null,
    },
  };
}

/** Writes the email. @param id what it reports on; fails if that email exists. */
export function writeEmail(
  writer: Transaction,
  id: string,
  ...email: Parameters<typeof emailDocument>
): void {
  writer.create(documentOf('mail', id), emailDocument(...email));
}

/**
 * Writes the email after the last read of the transaction: not if it was written before, if its receiver has no
 * account any more, or if they turned off what the setting is about.
 * @returns whether it was written.
 */
export async function writeEmailOnce(
  transaction: Transaction,
  uid: string,
  id: string,
  email: Email,
  setting?: MailChoice,
): Promise<boolean> {
  const person = await readPerson(transaction, uid);
  if (!person || (setting && isUnwanted(person, setting))) return false;
  if ((await transaction.get(documentOf('mail', id))).exists) return false;
  writeEmail(transaction, id, { uid }, person, email);
  return true;
}

/** Returns the emails to the guide about the decision or question whose sending has not begun. */
export async function unsentEmailsOn(
  transaction: Transaction,
  guideId: string,
  decision: ReportedDecision,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(emailsOf(guideId));
  // Documents that the Firebase extension has sent are of its own form, and must not block the action.
  return docs.flatMap((document) => {
    const { data: mail } = mailSchema.safeParse(document.data());
    return mail && isRecallable(mail, decision) ? [document.ref] : [];
  });
}

/** Emails to the account, in any delivery state. */
export function emailsOf(uid: string): Query {
  return firestore.collection(COLLECTIONS.mail).where('toUids', 'array-contains', uid);
}

/** The account, and the names of its guide profile: their owner may have corrected them there. */
export type Person = Profile & Partial<Pick<GuideProfile, 'georgian_name' | 'latin_name'>>;

export function personOf(account: Profile, guide: GuideProfile | undefined): Person {
  return guide ? { ...account, georgian_name: guide.georgian_name, latin_name: guide.latin_name } : account;
}

/** Returns undefined for somebody without a profile, who has no account any more. */
export async function readPerson(transaction: Transaction, uid: string): Promise<Person | undefined> {
  const [account, guide] = await transaction.getAll(
    documentOf('profiles', uid),
    documentOf('guideProfiles', uid),
  );
  const profile = account && parseProfile(account);
  return profile && personOf(profile, guide && parseGuideProfile(guide));
}
