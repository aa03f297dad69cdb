/** Confirmed addresses and mailboxes, as keyed hashes. */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { SENDER_REMEMBERED_DAYS } from '../../../src/domain/settings.ts';
import { mailboxOf, sameAddress } from '../../../src/domain/messages/sender-address.ts';
import { DAY_MS, timestamp } from '../../../src/domain/timestamp.ts';
import { documentOf } from '../app.ts';
import type { MessageKeys } from './message-keys.ts';

const senderSchema = z.object({ erase_at: timestamp });

/** Returns the hash of the mailbox, so that a guide's block applies to every spelling of the address. */
export function senderHash(keys: MessageKeys, email: string): string {
  return keys.address('mailbox', mailboxOf(email));
}

function senderDocument(keys: MessageKeys, email: string) {
  return documentOf('messageSenders', keys.address('address', sameAddress(email)));
}

/** Returns whether the address was confirmed before. */
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
  const erase_at = new Date(now.getTime() + SENDER_REMEMBERED_DAYS * DAY_MS);
  writer.set(senderDocument(keys, email), { confirmed_at: now, erase_at });
}
