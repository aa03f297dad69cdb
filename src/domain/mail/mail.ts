/**
 * `mail/{id}`: an email to be sent, in the form of Firebase's extension "Trigger Email from Firestore", whose names the fields
 * have. Written in the transaction that it reports on; the id says which, so that it is written once.
 */
import * as z from 'zod/mini';
import { timestamp, timestampOrNull } from '../timestamp.ts';

export const mailSchema = z.object({
  /** Accounts; their addresses are looked up when the email is sent. */
  toUids: z.array(z.string()),
  /** Addresses of people who no longer have an account. */
  to: z.array(z.string()),
  /** Reply address, if not the association's. */
  replyTo: z.optional(z.string()),
  /** Not listed for the admins when it fails: a visitor typed the address, so nobody can correct it. */
  isUnlisted: z.optional(z.boolean()),
  /** The decision or question that it reports, and its time: taking that back deletes an email that is not sent yet. */
  decision: z.optional(z.object({ request_id: z.string(), decided_at: timestamp })),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  created_at: timestamp,
  delivery: z.object({
    /** `RETRY` waits for its next attempt; the other states are those of the Firebase extension. */
    state: z.enum(['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR']),
    attempts: z.int(),
    startTime: timestampOrNull,
    endTime: timestampOrNull,
    /** Until then, only one instance may send it. */
    leaseExpireTime: timestampOrNull,
    /** Not before; null means at once. */
    nextAttemptTime: timestampOrNull,
    error: z.nullable(z.string()),
  }),
});
export type Mail = z.infer<typeof mailSchema>;
export type ReportedDecision = NonNullable<Mail['decision']>;

/** After this time a sending attempt counts as interrupted. */
export const LEASE_SECONDS = 120;

/** Minutes between attempts; a day in total. */
export const RETRY_MINUTES = [5, 15, 40, 60, 120, 240, 360, 600] as const;

/** Returns whether this is the email about that decision and its sending has not begun, so that it can be deleted. */
export function isRecallable(
  { decision, delivery }: Mail,
  { request_id, decided_at }: ReportedDecision,
): boolean {
  return (
    delivery.state === 'PENDING' &&
    decision?.request_id === request_id &&
    decision.decided_at.getTime() === decided_at.getTime()
  );
}

/** Returns when the next attempt is due after this many failures; undefined when there is none. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
}

/** What is to be done with an email now. */
export type MailStep = 'send' | 'wait' | 'give-up';

/**
 * An interrupted attempt may have delivered the email. It is given up and reported to the admins, because
 * a second copy could not be taken back.
 */
export function mailStep({ delivery }: Mail, now: Date): MailStep {
  const { state, nextAttemptTime, leaseExpireTime } = delivery;
  switch (state) {
    case 'PENDING':
    case 'RETRY':
      return nextAttemptTime !== null && nextAttemptTime > now ? 'wait' : 'send';
    case 'PROCESSING':
      return leaseExpireTime !== null && leaseExpireTime > now ? 'wait' : 'give-up';
    case 'SUCCESS':
    case 'ERROR':
      return 'wait';
  }
}
