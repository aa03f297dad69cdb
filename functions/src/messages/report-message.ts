/**
 * Handles a guide's report of a message: blocks its sender for this guide, and lists the report for the
 * admins.
 */
import { SENDER_BARRED_DAYS } from '../../../src/domain/settings.ts';
import type { MessageStep } from '../../../src/domain/messages/message-page.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { documentOf } from '../app.ts';
import { planEntry } from '../failed-events/record-failure.ts';
import { inTransaction } from '../transactions.ts';
import { findMessage } from './find-message.ts';
import { blockId } from './forward-message.ts';

/** Without the button, only shows it, because programs also open links. */
export function followReport(isPressed: boolean, token: string, now = new Date()): Promise<MessageStep> {
  return inTransaction(async (transaction): Promise<MessageStep> => {
    const found = await findMessage(transaction, 'report', token);
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
