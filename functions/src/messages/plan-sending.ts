/**
 * How many messages and emails a sender, a network, a guide and all together may have in a day, and accounts a sign-in of
 * Google; counted in the transaction that writes.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  DAILY_MESSAGES,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_RESEND_MINUTES,
} from '../../../src/domain/settings.ts';
import { documentOf } from '../app.ts';
import { type MessageKeys, isRemembered } from './message-keys.ts';
import type { MessageRefusal } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { planEntry } from '../failed-events/failed-events.ts';
import type { Caller } from '../rate-limit.ts';

/**
 * @returns the first limit that is reached today, undefined if one more message is allowed; `take`, which counts it;
 * and `numberOf`, which number it has today.
 */
export async function readAllowance(
  transaction: Transaction,
  keys: MessageKeys,
  counted: readonly (readonly [what: keyof typeof DAILY_MESSAGES, who: string])[],
) {
  const entries = counted.map(([what, who]) => ({
    what,
    reference: documentOf('messageLimits', keys.day(what, who)),
  }));
  const stored = await transaction.getAll(...entries.map(({ reference }) => reference));
  const numbers = new Map(
    entries.map(({ what }, index) => [what, Number(stored[index]?.get('count') ?? 0) + 1]),
  );
  const full = entries.find(({ what }) => (numbers.get(what) ?? 0) > DAILY_MESSAGES[what]);
  const more = { count: FieldValue.increment(1), erase_at: keys.dayEnds };
  return {
    full: full?.what,
    numberOf: (what: keyof typeof DAILY_MESSAGES) => numbers.get(what),
    take: (writer: Transaction) => {
      for (const { reference } of entries) writer.set(reference, more, { merge: true });
    },
  };
}

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
