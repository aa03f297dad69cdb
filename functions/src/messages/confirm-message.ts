import type { MessageStep } from '../../../src/domain/messages/message-page.ts';
import { inTransaction } from '../transactions.ts';
import { findMessage } from './find-message.ts';
import { planForwarding } from './forward-message.ts';
import { remember } from './known-senders.ts';
import { messageKeys } from './message-keys.ts';
import { readRecipient } from './recipient.ts';

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
    const found = await findMessage(transaction, 'confirm', token);
    if (!found) return { step: 'no-link' };
    const { id, message } = found;
    const recipient = await readRecipient(transaction, message.slug);
    if (!recipient || recipient.uid !== message.user_id) return { step: 'closed' };
    const sent = { step: 'sent', recipient: recipient.shown } as const;
    if (message.state !== 'unconfirmed') return sent;
    if (message.confirm_until === null || message.confirm_until <= now) return { step: 'no-link' };
    const asked = { step: 'confirm', recipient: recipient.shown, text: message.text } as const;
    if (!isPressed) return asked;
    const forwarding = await planForwarding(transaction, keys, message, recipient, now);
    if ('refusal' in forwarding) return { ...asked, refusal: forwarding.refusal };
    remember(transaction, keys, message.email, now);
    forwarding.write(transaction, id);
    return sent;
  });
}
