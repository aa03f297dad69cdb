/** How long requests take, from the last ones that were decided: numbers alone, nothing about people. Pure. */
import * as z from 'zod/mini';
import { DAY_MS, timestamp } from '../timestamp.ts';

/** So many of the last decisions count. */
export const PACE_OF = 20;
/** Fewer tell nothing, and might tell of someone. */
const FEWEST = 3;

/** `figures/verification`. */
export const paceSchema = z.object({
  /** How many decisions it is of. */
  count: z.number(),
  /** Whole days, begun ones included, that half of them took at most. */
  usual_days: z.number(),
  /** Whole days, begun ones included, that the slowest of them took. */
  longest_days: z.number(),
  updated_at: timestamp,
});
export type Pace = z.infer<typeof paceSchema>;

interface Decided {
  readonly requested_at: Date | null;
  readonly reviewed_at?: Date | null | undefined;
  readonly closed_as?: string | null | undefined;
}

/** The figures of these requests; undefined where too few of them were decided by an admin. */
export function paceOf(requests: readonly Decided[]): Omit<Pace, 'updated_at'> | undefined {
  const days = requests
    .flatMap(({ requested_at, reviewed_at, closed_as }) =>
      requested_at && reviewed_at && !closed_as ? reviewed_at.getTime() - requested_at.getTime() : [],
    )
    .map((ms) => Math.max(1, Math.ceil(ms / DAY_MS)))
    .slice(0, PACE_OF)
    .sort((a, b) => a - b);
  const usual_days = days[Math.floor((days.length - 1) / 2)];
  const longest_days = days.at(-1);
  if (days.length < FEWEST || usual_days === undefined || longest_days === undefined) return undefined;
  return { count: days.length, usual_days, longest_days };
}
