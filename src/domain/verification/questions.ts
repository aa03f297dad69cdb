/**
 * What is asked and answered about an open request, and how the guide brings up to date what it applies for.
 * Pure: the server writes the results.
 */
import * as z from 'zod/mini';
import { APPROVED_FIELDS, type ApprovedField } from '../guide/guide-fields.ts';
import type { ApprovedValues, RequestStatus } from '../guide/guide-profile.ts';
import { QUESTION_IDLE_DAYS, QUESTION_REMINDER_DAYS } from '../settings.ts';
import { DAY_MS, timestamp } from '../timestamp.ts';

export const questionSchema = z.object({
  asked_at: timestamp,
  asked_by: z.string(),
  text: z.string(),
  /** Both missing until the guide answers. */
  answered_at: z.optional(timestamp),
  answer: z.optional(z.string()),
});
export type Question = z.infer<typeof questionSchema>;

/** Fields of a request; missing where nothing was asked and nothing was brought up to date. */
export const threadFields = {
  /** Oldest first. */
  questions: z.optional(z.array(questionSchema)),
  /** How often `applied` was replaced: an approval names the one that it saw. */
  applied_revision: z.optional(z.int()),
  /** For each revision after the first when it was made, and what it changed. */
  updates: z.optional(z.array(z.object({ at: timestamp, changed: z.array(z.enum(APPROVED_FIELDS)) }))),
};
const threadSchema = z.object(threadFields);
export type Thread = z.infer<typeof threadSchema>;

interface Asked extends Pick<Thread, 'questions'> {
  readonly status: RequestStatus;
}

/** Returns the question that waits for the guide's answer, of a request that is open. */
export function openQuestion({ status, questions }: Asked): Question | undefined {
  const last = questions?.at(-1);
  return status === 'pending' && last && !last.answered_at ? last : undefined;
}

/** Returns whether the guide has answered since the request was last looked at: nobody asked again, or decided. */
export function isAnswered({ status, questions }: Asked): boolean {
  return status === 'pending' && questions?.at(-1)?.answered_at !== undefined;
}

function daysOpen(request: Asked, now: Date): number | undefined {
  const question = openQuestion(request);
  return question && (now.getTime() - question.asked_at.getTime()) / DAY_MS;
}

/** Whether a guide is to be reminded of the question; not for longer than the email about it is stored. */
export function isReminderDue(request: Asked, now: Date): boolean {
  const days = daysOpen(request, now);
  return days !== undefined && days >= QUESTION_REMINDER_DAYS && days < 2 * QUESTION_REMINDER_DAYS;
}

/** Whether the guide has left the question without an answer for so long that the request counts as given up. */
export function isIdle(request: Asked, now: Date): boolean {
  const days = daysOpen(request, now);
  return days !== undefined && days >= QUESTION_IDLE_DAYS;
}

/** Returns how often what the request applies for was replaced. */
export function revisionOf({ applied_revision }: Pick<Thread, 'applied_revision'>): number {
  return applied_revision ?? 0;
}

/** Returns what the request applies for otherwise than in the revision that was seen. */
export function changedSinceRevision({ updates }: Pick<Thread, 'updates'>, seen: number): ApprovedField[] {
  const changed = (updates ?? []).slice(seen).flatMap((update) => update.changed);
  return APPROVED_FIELDS.filter((name) => changed.includes(name));
}

/** Returns the fields in which a profile differs from what was applied for; all if that is not known. */
export function notApplied(applied: ApprovedValues | undefined, profile: ApprovedValues): ApprovedField[] {
  return APPROVED_FIELDS.filter((name) => applied?.[name] !== profile[name]);
}
