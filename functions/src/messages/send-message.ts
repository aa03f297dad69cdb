/** Processes a submitted form: asks its sender to confirm the address, each time, because anybody can type it. */
import type { Transaction } from 'firebase-admin/firestore';
import type { Lang } from '../../../src/domain/lang.ts';
import type { GuideMessage, WrittenMessage } from '../../../src/domain/messages/message-form.ts';
import { MESSAGE_RESEND_MINUTES } from '../../../src/domain/settings.ts';
import type { MessageRefusal, MessageStep, Recipient } from '../../../src/domain/messages/message-page.ts';
import { documentOf } from '../app.ts';
import { parseMessage } from '../documents.ts';
import type { Caller } from '../rate-limit.ts';
import { inTransaction } from '../transactions.ts';
import { planForwarding } from './message-links.ts';
import { messageKeys, newToken, tokenHash, type MessageKeys, senderHash } from './message-keys.ts';
import { writeConfirmation } from './message-emails.ts';
import { confirmUntil, minutesLeft, planSending } from './plan-sending.ts';
import { readRecipient } from './recipient.ts';

export interface SentForm {
  readonly slug: string;
  readonly message: WrittenMessage;
  readonly language: Lang;
  readonly caller: Caller;
}

type Sent =
  | Extract<MessageStep, { step: 'sent' | 'check-mail' | 'closed' }>
  | { readonly refusal: MessageRefusal; readonly recipient: Recipient };

/** Posting the same form twice creates one message. */
export async function sendMessage(form: SentForm, now = new Date()): Promise<Sent> {
  const { slug, message, language, caller } = form;
  const keys = await messageKeys(now);
  return inTransaction(async (transaction): Promise<Sent> => {
    const recipient = await readRecipient(transaction, slug);
    if (!recipient) return { step: 'closed' };
    const { shown } = recipient;
    const { id, present } = await findPresent(transaction, keys, form);
    if (present && present.state !== 'unconfirmed') return { step: 'sent', recipient: shown };
    const step = { step: 'check-mail', recipient: shown, email: message.email } as const;
    const left = present ? minutesLeft(present, now) : 0;
    if (left > 0) return { ...step, minutes: left, isRepeated: true };
    const sending = await planSending(transaction, keys, message.email, caller, now);
    if ('refusal' in sending) return { refusal: sending.refusal, recipient: shown };
    const token = newToken();
    const stored: GuideMessage = {
      user_id: recipient.uid,
      slug,
      ...message,
      language,
      state: 'unconfirmed',
      sender_hash: senderHash(keys, message.email),
      confirm_hash: tokenHash(token),
      report_hash: null,
      created_at: now,
      forwarded_at: null,
      erase_at: confirmUntil(now),
    };
    const forwarding = await planForwarding(transaction, keys, stored, recipient, now);
    // Only the owner of an address, who confirms it, may learn that it is blocked.
    if ('refusal' in forwarding && forwarding.refusal !== 'blocked')
      return { refusal: forwarding.refusal, recipient: shown };
    sending.take(transaction);
    transaction.set(documentOf('guideMessages', id), stored);
    writeConfirmation(transaction, stored, shown, token);
    return { ...step, minutes: MESSAGE_RESEND_MINUTES, isRepeated: false };
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
