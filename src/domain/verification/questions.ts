/**
 * What is asked and answered about an open request, and how the guide brings up to date what it applies for.
 * Pure: the server writes the results.
 */
import * as z from 'zod/mini';
import { APPROVED_FIELDS, type ApprovedField } from '../guide/guide-fields.ts';
import type { RequestStatus } from '../guide/guide-profile.ts';
import { MAX_NOTE_CHARACTERS, QUESTION_IDLE_DAYS, QUESTION_REMINDER_DAYS } from '../settings.ts';
import { maxCharacters } from '../text.ts';
import { DAY_MS, timestamp } from '../timestamp.ts';

export const questionSchema = z.object({
  asked_at: timestamp,
  asked_by: z.string(),
  text: z.string(),
  /** Missing until the guide answers. */
  answered_at: z.optional(timestamp),
  /** '' if the guide has answered by bringing the request up to date. */
  answer: z.optional(z.string()),
});
export type Question = z.infer<typeof questionSchema>;

/** Fields of a request; missing where nothing was said, asked or brought up to date. */
export const threadFields = {
  /** Oldest first. */
  questions: z.optional(z.array(questionSchema)),
  /** What the guide says to have changed since the rejection before it. */
  what_changed: z.optional(z.string().check(maxCharacters(MAX_NOTE_CHARACTERS))),
  /** How often `applied` was replaced: an approval names the one that it saw. */
  applied_revision: z.optional(z.int()),
  /** For each revision after the first when it was made, and what it changed. */
  updates: z.optional(z.array(z.object({ at: timestamp, changed: z.array(z.enum(APPROVED_FIELDS)) }))),
};
export interface Thread extends z.infer<z.ZodMiniObject<typeof threadFields>> {
  readonly requested_at: Date | null;
}

interface Asked extends Pick<Thread, 'questions'> {
  readonly status: RequestStatus;
  /** When the last decision was taken back. */
  readonly returned?: { readonly at: Date; readonly reason: string | null } | null | undefined;
}

/**
 * Returns the question that waits for the guide's answer, of a request that is open. One that was asked before a decision
 * waits no more once the guide was told that this was taken back: it is the association that acts then.
 */
export function openQuestion({ status, questions, returned }: Asked): Question | undefined {
  const last = questions?.at(-1);
  const isSettled =
    !last || last.answered_at || (typeof returned?.reason === 'string' && last.asked_at < returned.at);
  return status === 'pending' && !isSettled ? last : undefined;
}

interface Discussed extends Asked, Pick<Thread, 'updates'> {}

/** What the guide has answered or brought up to date since the association last asked or decided. */
export interface ThreadNews {
  readonly isAnswer: boolean;
  readonly changed: readonly ApprovedField[];
}

/** Undefined if there is nothing new, or the association waits for an answer. */
export function threadNews(request: Discussed): ThreadNews | undefined {
  const { status, questions, updates = [], returned } = request;
  if (status !== 'pending' || openQuestion(request)) return undefined;
  const last = questions?.at(-1);
  const since = Math.max(Number(last?.asked_at ?? 0), Number(returned?.at ?? 0));
  const fresh = updates.filter(({ at }) => at.getTime() > since);
  if (fresh.length === 0) return undefined;
  const isAnswer = fresh.some(({ at }) => Number(at) === Number(last?.answered_at));
  return { isAnswer, changed: changedIn(fresh) };
}

/** Since the open question; 0 if there is none. */
function daysOpen(request: Asked, now: Date): number {
  const question = openQuestion(request);
  return question ? (now.getTime() - question.asked_at.getTime()) / DAY_MS : 0;
}

/** Whether a guide is to be reminded of the question; not for longer than the email about it is stored. */
export function isReminderDue(request: Asked, now: Date): boolean {
  const days = daysOpen(request, now);
  return days >= QUESTION_REMINDER_DAYS && days < 2 * QUESTION_REMINDER_DAYS;
}

/** Whether the guide has left the question without an answer for so long that the request counts as given up. */
export function isIdle(request: Asked, now: Date): boolean {
  return daysOpen(request, now) >= QUESTION_IDLE_DAYS;
}

/** A step of what was said about a request. */
interface ThreadEntry {
  readonly kind: 'said' | 'asked' | 'replaced' | 'answered' | 'added';
  readonly at: Date;
  /** Of a question: who asked. */
  readonly by?: string;
  readonly text: string;
  readonly changed: readonly ApprovedField[];
}

/** Returns what was said with the request, the questions, the answers and what was brought up to date, the oldest first. */
export function threadEntries({
  requested_at,
  what_changed = '',
  questions = [],
  updates = [],
}: Thread): readonly ThreadEntry[] {
  const said = { kind: 'said', at: requested_at ?? new Date(0), text: what_changed, changed: [] } as const;
  const last = questions.at(-1);
  const asked = questions.map((question) => {
    const { asked_at: at, asked_by: by, text, answered_at } = question;
    const kind = answered_at || question === last ? 'asked' : 'replaced';
    return { kind, at, by, text, changed: [] } as const;
  });
  const updated = updates.map(({ at, changed }) => {
    const answered = questions.find(({ answered_at }) => Number(answered_at) === Number(at));
    return { kind: answered ? 'answered' : 'added', at, text: answered?.answer ?? '', changed } as const;
  });
  const later = [...asked, ...updated].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return what_changed === '' ? later : [said, ...later];
}

/** Returns how often what the request applies for was replaced. */
export function revisionOf({ applied_revision }: Pick<Thread, 'applied_revision'>): number {
  return applied_revision ?? 0;
}

/** Returns what the request applies for otherwise than in the revision that was seen. */
export function changedSinceRevision({ updates }: Pick<Thread, 'updates'>, seen: number): ApprovedField[] {
  return changedIn(updates?.slice(seen));
}

function changedIn(updates: Thread['updates']): ApprovedField[] {
  const changed = updates?.flatMap((update) => update.changed);
  return APPROVED_FIELDS.filter((name) => changed?.includes(name));
}
