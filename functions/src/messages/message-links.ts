/** The links in the emails about a message: to confirm the address, which forwards it, and to report the message. */
import type { Transaction } from 'firebase-admin/firestore';
import type { GuideMessage } from '../../../src/domain/messages/message-form.ts';
import { MESSAGE_RETENTION_DAYS, SENDER_BARRED_DAYS } from '../../../src/domain/settings.ts';
import type { MessageRefusal, MessageStep } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { documentOf, firestore } from '../app.ts';
import { readAllowance } from './plan-sending.ts';
import { messageKeys, newToken, remember, tokenHash, type MessageKeys } from './message-keys.ts';
import { writeForwarded } from './message-emails.ts';
import { readRecipient, type FoundRecipient } from './recipient.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { parseMessage } from '../documents.ts';
import { inTransaction } from '../transactions.ts';
import { planEntry } from '../failed-events/failed-events.ts';

/** Returns the id of a guide's block for a sender. */
function blockId(uid: string, senderHash: string): string {
  return `${uid}-${senderHash}`;
}

/** @returns why it is refused, or what forwards it; its writes must follow all other reads of the transaction. */
export async function planForwarding(
  transaction: Transaction,
  keys: MessageKeys,
  message: GuideMessage,
  recipient: FoundRecipient,
  now: Date,
): Promise<{ refusal: MessageRefusal } | { write: (writer: Transaction, id: string) => void }> {
  const { uid } = recipient;
  const block = await transaction.get(documentOf('messageBlocks', blockId(uid, message.sender_hash)));
  if (block.exists) return { refusal: 'blocked' };
  const allowance = await readAllowance(transaction, keys, [
    // The office takes all that its senders may send: nobody shall close the way to report a false card.
    ...(recipient.office === undefined ? [['guide', uid] as const] : []),
    ['sender', mailboxOf(message.email)],
  ]);
  if (allowance.full !== undefined)
    return { refusal: allowance.full === 'guide' ? 'guide-full' : 'too-many' };
  const token = newToken();
  const forwarded: GuideMessage = {
    ...message,
    user_id: uid,
    state: 'forwarded',
    report_hash: tokenHash(token),
    forwarded_at: now,
    erase_at: new Date(now.getTime() + MESSAGE_RETENTION_DAYS * DAY_MS),
  };
  return {
    write: (writer, id) => {
      allowance.take(writer);
      writer.set(documentOf('guideMessages', id), forwarded);
      writeForwarded(writer, id, forwarded, recipient, token);
    },
  };
}

/** @param field of the link. Undefined where there is no such message, or none any more. */
async function findMessage(transaction: Transaction, field: 'confirm_hash' | 'report_hash', token: string) {
  const messages = firestore.collection(COLLECTIONS.guideMessages);
  const { docs } = await transaction.get(messages.where(field, '==', tokenHash(token)).limit(1));
  const message = docs[0] && parseMessage(docs[0]);
  return docs[0] && message ? { id: docs[0].id, message } : undefined;
}

/**
 * Handles the link of a confirmation. Opening it changes nothing, because programs open links too; the
 * button on its page forwards the message, once, and has the address remembered.
 */
export async function followConfirmation(
  isPressed: boolean,
  token: string,
  now = new Date(),
): Promise<MessageStep> {
  const keys = await messageKeys(now);
  return inTransaction(async (transaction): Promise<MessageStep> => {
    const found = await findMessage(transaction, 'confirm_hash', token);
    if (!found) return { step: 'no-link' };
    const { id, message } = found;
    const recipient = await readRecipient(transaction, message.slug);
    if (!recipient || recipient.uid !== message.user_id) return { step: 'closed' };
    const sent = { step: 'sent', recipient: recipient.shown } as const;
    if (message.state !== 'unconfirmed') return sent;
    if (message.erase_at <= now) return { step: 'no-link' };
    const { text, from, to, people } = message;
    const asked = { step: 'confirm', recipient: recipient.shown, text, from, to, people } as const;
    if (!isPressed) return asked;
    const forwarding = await planForwarding(transaction, keys, message, recipient, now);
    if ('refusal' in forwarding) return { ...asked, refusal: forwarding.refusal };
    remember(transaction, keys, message.email, now);
    forwarding.write(transaction, id);
    return sent;
  });
}

/** Blocks the sender for this guide, and lists the report for the admins. Without the button, only shows it, because programs also open links. */
export function followReport(isPressed: boolean, token: string, now = new Date()): Promise<MessageStep> {
  return inTransaction(async (transaction): Promise<MessageStep> => {
    const found = await findMessage(transaction, 'report_hash', token);
    if (!found) return { step: 'no-link' };
    const { state, user_id, sender_hash } = found.message;
    if (!isPressed || state !== 'forwarded') return { step: state === 'reported' ? 'reported' : 'report' };
    const task = { what: 'guideMessage', account: user_id } as const;
    const tellDesk = await planEntry(transaction, task, 'message-reported');
    const erase_at = new Date(now.getTime() + SENDER_BARRED_DAYS * DAY_MS);
    transaction.update(documentOf('guideMessages', found.id), { state: 'reported' });
    transaction.set(documentOf('messageBlocks', blockId(user_id, sender_hash)), {
      user_id,
      sender_hash,
      created_at: now,
      erase_at,
    });
    tellDesk(transaction);
    return { step: 'reported' };
  });
}
