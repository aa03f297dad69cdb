/** Processes a submitted form: asks its sender to confirm the address, each time, because anybody can type it. */
import type { Transaction } from 'firebase-admin/firestore';
import type { Lang } from '../../../src/domain/lang.ts';
import type { GuideMessage } from '../../../src/domain/messages/guide-message.ts';
import {
  DAILY_MESSAGES,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_RESEND_MINUTES,
} from '../../../src/domain/settings.ts';
import type { WrittenMessage } from '../../../src/domain/messages/message-form.ts';
import type { MessageRefusal, Recipient } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import { documentOf } from '../app.ts';
import { parseMessage } from '../documents.ts';
import { planEntry } from '../failed-events/record-failure.ts';
import type { Caller } from '../rate-limit.ts';
import { inTransaction } from '../transactions.ts';
import { readAllowance } from './daily-limits.ts';
import { planForwarding } from './forward-message.ts';
import { messageKeys, newToken, tokenHash, type MessageKeys } from './message-keys.ts';
import { writeConfirmation } from './message-emails.ts';
import { isRemembered, senderHash } from './known-senders.ts';
import { readRecipient, type FoundRecipient } from './recipient.ts';

export interface SentForm {
  readonly slug: string;
  readonly message: WrittenMessage;
  readonly language: Lang;
  readonly caller: Caller;
}

export type Sent =
  /** Forwarded since an earlier post. */
  | { readonly outcome: 'sent'; readonly recipient: Recipient }
  /** After `minutes` the form sends another email; none was sent for one that `isRepeated`. */
  | {
      readonly outcome: 'check-mail';
      readonly recipient: Recipient;
      readonly minutes: number;
      readonly isRepeated: boolean;
    }
  | { readonly outcome: 'refused'; readonly refusal: MessageRefusal; readonly recipient: Recipient }
  | { readonly outcome: 'closed' };

/** Posting the same form twice creates one message. */
export async function sendMessage(form: SentForm, now = new Date()): Promise<Sent> {
  const keys = await messageKeys(now);
  return inTransaction(async (transaction): Promise<Sent> => {
    const recipient = await readRecipient(transaction, form.slug);
    if (!recipient) return { outcome: 'closed' };
    const { shown } = recipient;
    const { id, present } = await findPresent(transaction, keys, form);
    if (present && present.state !== 'unconfirmed') return { outcome: 'sent', recipient: shown };
    const left = present ? minutesLeft(present, now) : 0;
    if (left > 0) return { outcome: 'check-mail', recipient: shown, minutes: left, isRepeated: true };
    const refusal = await take(transaction, keys, form, recipient, id, now);
    if (refusal !== undefined) return { outcome: 'refused', refusal, recipient: shown };
    return { outcome: 'check-mail', recipient: shown, minutes: MESSAGE_RESEND_MINUTES, isRepeated: false };
  });
}

/**
 * Finds what an earlier post of the form has stored. With a corrected address it replaces the message that
 * still waits for the wrong one, whose link then leads nowhere; a message that was sent stays.
 * @returns what is stored, and the id under which the message is or will be stored.
 */
async function findPresent(transaction: Transaction, keys: MessageKeys, { slug, message }: SentForm) {
  const sender = senderHash(keys, message.email);
  const read = async (...parts: readonly string[]) => {
    const id = keys.day(slug, ...parts);
    return { id, present: parseMessage(await transaction.get(documentOf('guideMessages', id))) };
  };
  const { email, ...rest } = message;
  const words = Object.values(rest).map(String);
  const { id, present } = await read(...words);
  if (!present || present.sender_hash === sender) return { id, present };
  return present.state === 'unconfirmed' ? { id, present: undefined } : read(...words, email);
}

/** Minutes until the form sends another email, rounded up. */
function minutesLeft({ created_at }: GuideMessage, now: Date): number {
  return MESSAGE_RESEND_MINUTES - Math.floor((now.getTime() - created_at.getTime()) / 60_000);
}

async function take(
  transaction: Transaction,
  keys: MessageKeys,
  form: SentForm,
  recipient: FoundRecipient,
  id: string,
  now: Date,
): Promise<MessageRefusal | undefined> {
  const { message, caller } = form;
  const isKnown = await isRemembered(transaction, keys, message.email, now);
  const allowance = await readAllowance(transaction, keys, [
    caller.isDirect ? ['direct', ''] : ['network', caller.network],
    ['everybody', ''],
    ...(isKnown ? [] : [['newcomers', ''] as const]),
  ]);
  if (allowance.full !== undefined) return 'too-many';
  const token = newToken();
  const stored = unconfirmed(keys, form, recipient, token, now);
  const forwarding = await planForwarding(transaction, keys, stored, recipient, now);
  // Only the owner of an address, who confirms it, may learn that it is blocked.
  if ('refusal' in forwarding && forwarding.refusal !== 'blocked') return forwarding.refusal;
  const mailbox = mailboxOf(message.email);
  // Whoever fills in the form with someone else's address fills a mailbox with few emails, and leaves some to its owner.
  const emails = await readAllowance(transaction, keys, [
    ['emailsOfNetwork', `${mailbox} ${caller.network}`],
    ['emails', mailbox],
  ]);
  if (emails.full !== undefined) return 'too-many-emails';
  const isHalf = allowance.numberOf('everybody') === DAILY_MESSAGES.everybody / 2;
  const warning = { what: 'guideMessage', account: '' } as const;
  const warnDesk = isHalf && (await planEntry(transaction, warning, 'many-messages'));
  if (warnDesk) warnDesk(transaction);
  allowance.take(transaction);
  emails.take(transaction);
  transaction.set(documentOf('guideMessages', id), stored);
  writeConfirmation(transaction, stored, recipient.shown, token);
  return undefined;
}

/** Returns the message as stored until its sender confirms the address. */
function unconfirmed(
  keys: MessageKeys,
  { slug, message, language }: SentForm,
  { uid }: FoundRecipient,
  token: string,
  now: Date,
): GuideMessage {
  const until = new Date(now.getTime() + MESSAGE_CONFIRM_HOURS * 60 * 60_000);
  return {
    user_id: uid,
    slug,
    ...message,
    language,
    state: 'unconfirmed',
    sender_hash: senderHash(keys, message.email),
    confirm_hash: tokenHash(token),
    confirm_until: until,
    report_hash: null,
    created_at: now,
    forwarded_at: null,
    erase_at: until,
  };
}
