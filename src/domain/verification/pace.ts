/**
 * How long verification requests take, computed from the latest decisions; contains no personal data.
 * Pure.
 */
import * as z from 'zod/mini';
import { DAY_MS, timestamp } from '../timestamp.ts';

/** Number of latest decisions used. */
export const PACE_OF = 20;
/** With fewer decisions the figures are unreliable and could reveal a single case. */
const FEWEST = 3;

/** `figures/verification`. */
export const paceSchema = z.object({
  /** Number of decisions used. */
  count: z.number(),
  /** Whole days, rounded up, within which half of them were decided. */
  usual_days: z.number(),
  /** Whole days, rounded up, of the slowest decision. */
  longest_days: z.number(),
  updated_at: timestamp,
});
export type Pace = z.infer<typeof paceSchema>;

interface Decided {
  readonly requested_at: Date | null;
  readonly reviewed_at?: Date | null | undefined;
  readonly closed_as?: string | null | undefined;
}

/** Returns how many days, begun ones included, each request took that an admin decided. */
export function daysTaken(requests: readonly Decided[]): number[] {
  return requests
    .flatMap(({ requested_at, reviewed_at, closed_as }) =>
      requested_at && reviewed_at && !closed_as ? reviewed_at.getTime() - requested_at.getTime() : [],
    )
    .map((ms) => Math.max(1, Math.ceil(ms / DAY_MS)));
}

/** Returns the median, of two the smaller one; undefined of nothing. */
export function middleOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}

/** Returns the figures of these requests; undefined when too few were decided by an admin. */
export function paceOf(requests: readonly Decided[]): Omit<Pace, 'updated_at'> | undefined {
  const days = daysTaken(requests).slice(0, PACE_OF);
  if (days.length < FEWEST) return undefined;
  return { count: days.length, usual_days: middleOf(days) ?? 0, longest_days: Math.max(...days) };
}
