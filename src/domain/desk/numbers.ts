/** The numbers of the desk. Pure: members and requests are counted from the rows, years by the server from the journal. */
import * as z from 'zod/mini';
import { endsLater } from '../membership/term.ts';
import { recordOf } from '../record-of.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { daysTaken, middleOf } from '../verification/pace.ts';
import { beforeDecisionSchema, journalEntrySchema } from '../verification/verification.ts';
import type { DeskPerson, RequestFields } from './desk-rows.ts';
import { choicesOf, type FilterName } from './register.ts';
import type { ViewContext } from './views.ts';

const NUMBERED = ['profession', 'level', 'region', 'language'] as const satisfies readonly FilterName[];
/** Of whom the numbers are: the lists of the register with these states. */
export const COUNTED = ['valid', 'listed'] as const;

/** The people with each value of a filter, the most frequent value first: each number is that of the register's list. */
export function memberNumbers(people: readonly DeskPerson[], context: ViewContext) {
  return NUMBERED.map((name) => {
    const counts = COUNTED.map((status) => choicesOf(people, name, { q: '', status }, context));
    const values = [...new Set(counts.flatMap((count) => [...count.keys()]))];
    const rows = values.map((value) => ({ value, counts: counts.map((count) => count.get(value) ?? 0) }));
    const weightOf = ({ counts: [valid = 0, listed = 0] }: (typeof rows)[number]) => valid + listed;
    return { name, rows: rows.toSorted((a, b) => weightOf(b) - weightOf(a)) };
  });
}

type CountedRequest = Pick<RequestFields, 'requested_at' | 'reviewed_at' | 'closed_as'>;

const monthOf = (date: Date | null | undefined) => date && tbilisiDay(date).slice(0, 7);

/** Of each month, this one first: requests made and decided, and within how many days half of these were. */
export function requestNumbers(requests: readonly CountedRequest[], now: Date, months: number) {
  const [year = 0, month = 0] = tbilisiDay(now).split('-').map(Number);
  return Array.from({ length: months }, (_, ago) => {
    const name = new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7);
    const days = daysTaken(requests.filter(({ reviewed_at }) => monthOf(reviewed_at) === name));
    return {
      month: name,
      made: requests.filter(({ requested_at }) => monthOf(requested_at) === name).length,
      decided: days.length,
      days: middleOf(days),
    };
  });
}

export const countedEntrySchema = z.object({
  ...z.pick(journalEntrySchema, { action: true, request_id: true, membership: true, at: true }).shape,
  before: z.pick(beforeDecisionSchema, { membership: true }),
});
type CountedEntry = z.infer<typeof countedEntrySchema>;

export const YEAR_EVENTS = ['joined', 'renewed', 'ended', 'withdrawn'] as const;
type YearEvent = (typeof YEAR_EVENTS)[number];

/**
 * joined: an approval gave the number, or confirmed it after the first one had been taken back; renewed: an approval
 * gave another term, also after an end or a withdrawal; ended: a term ended before it was renewed, or by the deletion of the
 * account; withdrawn: by an admin.
 */
function eventOf({ action, before, membership }: CountedEntry): YearEvent | undefined {
  if (action === 'ended') return 'ended';
  if (action === 'deleted') return before.membership?.state === 'valid' ? 'ended' : undefined;
  if (action === 'revoked') return 'withdrawn';
  if (action !== 'approved' || !membership) return undefined;
  const earlier = before.membership;
  if (!earlier || earlier.state === 'unconfirmed') return 'joined';
  return earlier.state !== 'valid' || endsLater(membership.ends_at, earlier.ends_at) ? 'renewed' : undefined;
}

/** Response of `readDeskNumbers`, which takes no input. */
export const deskNumbersSchema = z.object({
  /** The newest first. */
  years: z.array(z.object({ year: z.string(), counts: z.record(z.enum(YEAR_EVENTS), z.int()) })),
  entries: z.int(),
});
export type DeskNumbers = z.infer<typeof deskNumbersSchema>;

/**
 * Counts what happened in each year, in Georgia: without what was taken back, and with people whose accounts were deleted.
 * @param entries the oldest first.
 */
export function yearNumbers(entries: readonly CountedEntry[]): DeskNumbers {
  /** By the request: the decisions that stand. */
  const standing = new Map<string, readonly CountedEntry[]>();
  for (const entry of entries) {
    const { action, request_id } = entry;
    const decisions = standing.get(request_id) ?? [];
    // Undone without a request is a change of an end, which is not counted.
    if (action === 'undone' && request_id === '') continue;
    const isTakenBack = action === 'reopened' || action === 'taken-back' || action === 'undone';
    standing.set(request_id, isTakenBack ? decisions.slice(0, -1) : [...decisions, entry]);
  }
  const made = [...standing.values()].flat();
  const all = made.map((entry) => ({ year: tbilisiDay(entry.at).slice(0, 4), event: eventOf(entry) }));
  const years = [...new Set(all.map(({ year }) => year))].toSorted().toReversed();
  const countIn = (year: string, event: YearEvent) =>
    all.filter((one) => one.year === year && one.event === event).length;
  return {
    years: years.map((year) => ({
      year,
      counts: recordOf<Record<YearEvent, number>>(YEAR_EVENTS, (event) => countIn(year, event)),
    })),
    entries: entries.length,
  };
}
