/** Whether one more form may be taken, which sends an email to an address that is not confirmed yet. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  DAILY_MESSAGES,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_RESEND_MINUTES,
} from '../../../src/domain/settings.ts';
import type { MessageRefusal } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { planEntry } from '../failed-events/record-failure.ts';
import type { Caller } from '../rate-limit.ts';
import { readAllowance } from './daily-limits.ts';
import { isRemembered } from './known-senders.ts';
import type { MessageKeys } from './message-keys.ts';

export function confirmUntil(now: Date): Date {
  return new Date(now.getTime() + MESSAGE_CONFIRM_HOURS * HOUR_MS);
}

/** Minutes until the same form sends another email, rounded up. */
export function minutesLeft({ created_at }: { readonly created_at: Date }, now: Date): number {
  return MESSAGE_RESEND_MINUTES - Math.floor((now.getTime() - created_at.getTime()) / 60_000);
}

/** @returns why it is refused, or what counts it; its writes must follow all other reads of the transaction. */
export async function planSending(
  transaction: Transaction,
  keys: MessageKeys,
  email: string,
  caller: Caller,
  now: Date,
): Promise<{ refusal: MessageRefusal } | { take: (writer: Transaction) => void }> {
  const isKnown = await isRemembered(transaction, keys, email, now);
  const allowance = await readAllowance(transaction, keys, [
    caller.isDirect ? ['direct', ''] : ['network', caller.network],
    ['everybody', ''],
    ...(isKnown ? [] : [['newcomers', ''] as const]),
  ]);
  if (allowance.full !== undefined) return { refusal: 'too-many' };
  const mailbox = mailboxOf(email);
  // Whoever fills in the form with someone else's address fills a mailbox with few emails, and leaves some to its owner.
  const emails = await readAllowance(transaction, keys, [
    ['emailsOfNetwork', `${mailbox} ${caller.network}`],
    ['emails', mailbox],
  ]);
  if (emails.full !== undefined) return { refusal: 'too-many-emails' };
  const isHalf = allowance.numberOf('everybody') === DAILY_MESSAGES.everybody / 2;
  const warning = { what: 'guideMessage', account: '' } as const;
  const warnDesk = isHalf && (await planEntry(transaction, warning, 'many-messages'));
  return {
    take: (writer) => {
      if (warnDesk) warnDesk(writer);
      allowance.take(writer);
      emails.take(writer);
    },
  };
}
