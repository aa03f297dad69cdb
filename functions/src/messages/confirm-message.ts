/**
 * Handles the link of a confirmation. Opening it changes nothing, because programs open links too; the
 * button on its page forwards the message.
 */
import type { MessageStep } from '../../../src/domain/messages/message-page.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../transactions.ts';
import { findMessage, type FoundMessage } from './find-message.ts';
import { planForwarding } from './forward-message.ts';
import { remember } from './known-senders.ts';
import { messageKeys } from './message-keys.ts';
import { readRecipient, type FoundRecipient } from './recipient.ts';

/** Returns the message of the link, or the page with the reason why it is invalid. */
async function readLink(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<(FoundMessage & { readonly recipient: FoundRecipient }) | MessageStep> {
  const found = await findMessage(transaction, 'confirm', token);
  if (!found) return { step: 'no-link' };
  const { message } = found;
  const recipient = await readRecipient(transaction, message.slug);
  if (!recipient || recipient.uid !== message.user_id) return { step: 'closed' };
  if (message.state !== 'unconfirmed') return { step: 'sent', recipient: recipient.shown };
  if (message.confirm_until === null || message.confirm_until <= now) return { step: 'no-link' };
  return { ...found, recipient };
}

/** Returns the page with the button. */
export function openConfirmation(token: string, now = new Date()): Promise<MessageStep> {
  return inTransaction(async (transaction) => {
    const opened = await readLink(transaction, token, now);
    if ('step' in opened) return opened;
    return { step: 'confirm', recipient: opened.recipient.shown, text: opened.message.text };
  });
}

/** Forwards the message once, and remembers the address. */
export async function confirmMessage(token: string, now = new Date()): Promise<MessageStep> {
  const keys = await messageKeys(now);
  return inTransaction(async (transaction): Promise<MessageStep> => {
    const opened = await readLink(transaction, token, now);
    if ('step' in opened) return opened;
    const { id, message, recipient } = opened;
    const forwarding = await planForwarding(transaction, keys, message, recipient, now);
    if ('refusal' in forwarding)
      return { step: 'confirm', recipient: recipient.shown, text: message.text, refusal: forwarding.refusal };
    remember(transaction, keys, message.email, now);
    forwarding.write(transaction, id);
    return { step: 'sent', recipient: recipient.shown };
  });
}
