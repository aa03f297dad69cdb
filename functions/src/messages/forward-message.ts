/** Forwards a message to the guide once its sender's address is confirmed. */
import type { Transaction } from 'firebase-admin/firestore';
import type { GuideMessage } from '../../../src/domain/messages/guide-message.ts';
import { MESSAGE_RETENTION_DAYS } from '../../../src/domain/settings.ts';
import type { MessageRefusal } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { documentOf } from '../app.ts';
import { readAllowance } from './plan-sending.ts';
import { newToken, tokenHash, type MessageKeys } from './message-keys.ts';
import { writeForwarded } from './message-emails.ts';
import type { FoundRecipient } from './recipient.ts';

/** Returns the id of a guide's block for a sender. */
export function blockId(uid: string, senderHash: string): string {
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
    // The office is not full of messages on one topic, or about one guide.
    ['guide', recipient.office === undefined ? uid : message.slug],
    ['sender', mailboxOf(message.email)],
  ]);
  if (allowance.full !== undefined)
    return { refusal: allowance.full === 'guide' && !recipient.office ? 'guide-full' : 'too-many' };
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
