/**
 * Keys of the HMACs of addresses, so that stored hashes identify nobody. Created by the server on demand
 * and readable only by it. The key of a day is deleted the following night; after that, no count can be
 * traced to a network.
 */
import * as z from 'zod/mini';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { TBILISI_OFFSET_MS, tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { DAY_MS, timestamp } from '../../../src/domain/timestamp.ts';
import { documentOf, firestore } from '../app.ts';
import { cached } from '../cached.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { SENDER_REMEMBERED_DAYS } from '../../../src/domain/settings.ts';
import { mailboxOf, sameAddress } from '../../../src/domain/messages/sender-address.ts';

const KEY_BYTES = 32;
const keySchema = z.object({ key: z.string() });

/** What hashes with one key. */
export type Hash = (...parts: readonly string[]) => string;

export interface MessageKeys {
  /** Permanent, so that confirmed and blocked addresses are recognised. */
  readonly address: Hash;
  /** Valid for one day. */
  readonly day: Hash;
  /** When the day is over. */
  readonly dayEnds: Date;
}

const known = new Map<string, Promise<Hash>>();
/** The permanent key, and those of two days. */
const MAX_KNOWN = 3;

/** Returns the keys for that time. */
export async function messageKeys(now: Date): Promise<MessageKeys> {
  const day = tbilisiDay(now);
  const dayEnds = new Date(Date.parse(`${day}T00:00:00Z`) - TBILISI_OFFSET_MS + DAY_MS);
  const [address, ofDay] = await Promise.all([hashOf('address', null), hashOf(day, dayEnds)]);
  return { address, day: ofDay, dayEnds };
}

function hashOf(id: string, erase_at: Date | null): Promise<Hash> {
  const reference = documentOf('messageKeys', id);
  return cached(known, id, MAX_KNOWN, () =>
    firestore.runTransaction(async (transaction) => {
      const stored = keySchema.safeParse((await transaction.get(reference)).data());
      if (stored.success) return hashWith(stored.data.key);
      const key = newToken();
      transaction.set(reference, { key, ...(erase_at && { erase_at }) });
      return hashWith(key);
    }),
  );
}

/** Hashes the parts as JSON, so that different lists never give the same input. */
function hashWith(key: string): Hash {
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** For the link of an email, or a key: nobody guesses it. */
export function newToken(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Returns the hash under which a token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

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
