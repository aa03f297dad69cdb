/** `failed_events/{id}`: operations that failed and are not retried, listed for admins. */
import * as z from 'zod/mini';
import { timestamp } from './timestamp.ts';

export const FAILURE_REASONS = [
  /** The server cannot parse a document. */
  'unreadable-document',
  /** An upload was deleted before it was processed. */
  'missing-object',
  /** A role whose account does not exist. */
  'missing-account',
  /** The operation failed until its retries ended. */
  'kept-failing',
  /** A mail server refuses the email for good. */
  'mail-refused',
  /** Sending was cut off: the email may have arrived or not. */
  'mail-cut-off',
  /** A guide reported what a visitor wrote. */
  'message-reported',
  /** Half of the day's messages to guides have been sent. */
  'many-messages',
  /**
   * Too many members have lost access to their accounts at once, so none of the accounts is
   * deleted.
   */
  'many-lost-accounts',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The functions and jobs that report failures, and messages that a guide has reported. */
export const FAILING_TASKS = [
  'syncPublicGuide',
  'checkAvatar',
  'syncRoleClaim',
  'everyNight',
  'everyHour',
  'sendMail',
  'guideMessage',
] as const;
export type FailingTask = (typeof FAILING_TASKS)[number];

export const failedEventSchema = z.object({
  what: z.enum(FAILING_TASKS),
  why: z.enum(FAILURE_REASONS),
  /**
   * The account's id, the only reference to the person; '' if no account is involved. Deleted with
   * the account.
   */
  account: z.string(),
  first_at: timestamp,
  last_at: timestamp,
  times: z.int(),
});
export type FailedEvent = z.infer<typeof failedEventSchema>;
