/** Addresses whose owners have confirmed them, and mailboxes, as keyed hashes. */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MESSAGE_PERIODS } from '../../../src/domain/messages/message-limits.ts';
import { mailboxOf, sameAddress } from '../../../src/domain/messages/sender-address.ts';
import { DAY_MS, timestamp } from '../../../src/domain/timestamp.ts';
import { documentOf } from '../app.ts';
import type { MessageKeys } from './message-keys.ts';

const senderSchema = z.object({ erase_at: timestamp });

/** By which a guide's bar holds, however the address is spelled. */
export function senderHash(keys: MessageKeys, email: string): string {
  return keys.address('mailbox', mailboxOf(email));
}

function senderDocument(keys: MessageKeys, email: string) {
  return documentOf('messageSenders', keys.address('address', sameAddress(email)));
}

/** Whether the address needs no confirmation. */
export async function isRemembered(
  transaction: Transaction,
  keys: MessageKeys,
  email: string,
  now: Date,
): Promise<boolean> {
  const stored = senderSchema.safeParse((await transaction.get(senderDocument(keys, email))).data());
  return stored.success && stored.data.erase_at > now;
}

export function remember(writer: Transaction, keys: MessageKeys, email: string, now: Date): void {
  const erase_at = new Date(now.getTime() + MESSAGE_PERIODS.rememberedDays * DAY_MS);
  writer.set(senderDocument(keys, email), { confirmed_at: now, erase_at });
}
