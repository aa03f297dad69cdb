/** `failed_events/{id}`: what the server could not do and will not try again, for the desk to read. */
import * as z from 'zod/mini';
import { timestamp } from './timestamp.ts';

export const FAILURE_REASONS = [
  /** A document that the server cannot read. */
  'unreadable-document',
  /** An upload that was gone before it was drawn. */
  'missing-object',
  /** A role whose account does not exist. */
  'missing-account',
  /** It failed for as long as it was tried. */
  'kept-failing',
  /** A mail server refuses the letter for good. */
  'mail-refused',
  /** Sending was cut off: the letter may have arrived or not. */
  'mail-cut-off',
  /** A guide reported what a visitor wrote. */
  'message-reported',
  /** So many members cannot sign in any more that none of their accounts is deleted. */
  'many-lost-accounts',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The functions and jobs that list their failures, and messages that are listed once a guide reports one. */
export const FAILING_TASKS = [
  'syncPublicGuide',
  'syncDesk',
  'checkAvatar',
  'cleanUpAvatars',
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
  /** The account's id, and nothing else about the person; '' where it is nobody's. Deleted with the account. */
  account: z.string(),
  first_at: timestamp,
  last_at: timestamp,
  times: z.int(),
});
export type FailedEvent = z.infer<typeof failedEventSchema>;
