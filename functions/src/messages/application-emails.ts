/** The emails about an application, in the transaction that they report on, and the link that they have in common. */
import { FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { DEFAULT_LANG, MAIL_LANGS, readableLang } from '../../../src/domain/lang.ts';
import type { Occasion } from '../../../src/domain/mail/emails.ts';
import {
  APPLICATION_ANSWERS,
  applicantName,
  type Application,
} from '../../../src/domain/school/applications.ts';
import { MESSAGE_CONFIRM_HOURS } from '../../../src/domain/settings.ts';
import { documentId } from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';
import { writeEmail } from '../mail/outbox.ts';
import { officeAddress } from '../mail/settings.ts';
import { tokenHash, type MessageKeys } from './message-keys.ts';

type ApplicationOccasion = Extract<Occasion, `application-${string}`>;

/** Characters of an id, which is a hash. */
const ID_LENGTH = 43;

/** The id and a hash of it that only the server can make; stored nowhere. Of another address it is another one. */
export function linkToken(keys: MessageKeys, id: string, { email }: Pick<Application, 'email'>): string {
  return id + keys.address('application', id, email);
}

/** Returns the id at the beginning of a token, if there may be one. */
export function idOf(token: string): string | undefined {
  return documentId.safeParse(token.slice(0, ID_LENGTH)).data;
}

/** Their ids begin with that of the application, with which they go. */
export function emailsAbout(id: string): Query {
  const name = FieldPath.documentId();
  return firestore.collection(COLLECTIONS.mail).where(name, '>', `${id}-`).where(name, '<', `${id}.`);
}

/** In the language of the form. Until the address is confirmed, it greets nobody: it may be somebody else's. */
export function toApplicant(
  writer: Transaction,
  keys: MessageKeys,
  id: string,
  application: Application,
  occasion: ApplicationOccasion,
  now: Date,
): void {
  const { intake, email, language, number, state, note: reason, contact } = application;
  const { phone, languages, experience: message } = application;
  const token = linkToken(keys, id, application);
  const name = applicantName(application);
  const answer = APPLICATION_ANSWERS.find((one) => one === state);
  const waiting = state === 'waiting' && { waiting: number };
  const about = { number, name, reason, answer, phone, languages, message, ...waiting };
  writeEmail(
    writer,
    `${id}-${occasion}-${tokenHash(token)}-${now.getTime()}`,
    { address: email },
    { full_name: number > 0 ? (contact ?? name) : '', language: readableLang(MAIL_LANGS, language) },
    { occasion, values: { intake, hours: MESSAGE_CONFIRM_HOURS, token, ...about } },
    { isUnlisted: true },
  );
}

/** Without the date of birth, which the desk shows. @param published the address on the contact page. */
export function toSchool(
  writer: Transaction,
  published: string | undefined,
  id: string,
  application: Application,
  occasion: ApplicationOccasion,
  now: Date,
): void {
  const address = published ?? officeAddress();
  if (address === undefined) return;
  const { intake, number, email, phone, languages, experience: message, language, contact } = application;
  const about = { about: contact ?? '', name: applicantName(application) };
  writeEmail(
    writer,
    `${id}-${occasion}-${now.getTime()}`,
    { address },
    { full_name: '', language: DEFAULT_LANG },
    { occasion, values: { intake, number, email, phone, languages, language, message, ...about } },
    { replyTo: email },
  );
}
