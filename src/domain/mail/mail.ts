/**
 * `mail/{id}`: a letter to be sent, in the form of Firebase's extension "Trigger Email from Firestore", whose names the fields
 * have. Written in the transaction that makes true what it tells of; the id says what that is, so that it is told once.
 */
import * as z from 'zod/mini';
import { timestamp, timestampOrNull } from '../timestamp.ts';

/** `RETRY` waits for its next attempt; the other states are the extension's. */
export const MAIL_STATES = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const mailSchema = z.object({
  /** Accounts; their addresses are asked for when the letter is sent. */
  toUids: z.array(z.string()),
  /** Addresses of people who have no account any more. */
  to: z.array(z.string()),
  /** Where the answer goes, if not to the association. */
  replyTo: z.optional(z.string()),
  /** Nobody at the desk can fix its failure: a stranger typed the address. */
  isUnlisted: z.optional(z.boolean()),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  created_at: timestamp,
  delivery: z.object({
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    startTime: timestampOrNull,
    endTime: timestampOrNull,
    /** While one instance is sending it, nobody else does. */
    leaseExpireTime: timestampOrNull,
    nextAttemptTime: timestampOrNull,
    error: z.nullable(z.string()),
  }),
});
export type Mail = z.infer<typeof mailSchema>;

export const MAIL_LIMITS = {
  /** A sending that has not ended by then was cut off. */
  leaseSeconds: 120,
  /** Letters and what became of them are kept so long. */
  keptDays: 30,
  /** Requests that wait longer are told to the admins. */
  waitingDays: 3,
} as const;

/** Minutes between attempts; together a day. */
export const RETRY_MINUTES = [5, 15, 40, 60, 120, 240, 360, 600] as const;

/** When the next attempt is due after so many failed ones; undefined when there is none. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
}

/** What is to be done with a letter now. */
export type MailStep = 'send' | 'wait' | 'give-up';

/**
 * One whose sending was cut off may have arrived: it is given up, because a second copy cannot be taken back, and
 * someone looks.
 */
export function mailStep({ delivery }: Mail, now: Date): MailStep {
  const { state, nextAttemptTime, leaseExpireTime } = delivery;
  switch (state) {
    case 'PENDING':
      return 'send';
    case 'RETRY':
      return nextAttemptTime !== null && nextAttemptTime > now ? 'wait' : 'send';
    case 'PROCESSING':
      return leaseExpireTime !== null && leaseExpireTime > now ? 'wait' : 'give-up';
    case 'SUCCESS':
    case 'ERROR':
      return 'wait';
  }
}
