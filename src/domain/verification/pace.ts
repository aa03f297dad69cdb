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

/** Returns the figures of these requests; undefined when too few were decided by an admin. */
export function paceOf(requests: readonly Decided[]): Omit<Pace, 'updated_at'> | undefined {
  const days = requests
    .flatMap(({ requested_at, reviewed_at, closed_as }) =>
      requested_at && reviewed_at && !closed_as ? reviewed_at.getTime() - requested_at.getTime() : [],
    )
    .map((ms) => Math.max(1, Math.ceil(ms / DAY_MS)))
    .slice(0, PACE_OF)
    .sort((a, b) => a - b);
  if (days.length < FEWEST) return undefined;
  const usual_days = days[Math.floor((days.length - 1) / 2)] ?? 0;
  return { count: days.length, usual_days, longest_days: Math.max(...days) };
}
