/**
 * Terms of memberships: when they end and when they can be renewed, in whole days of Tbilisi. An end is
 * stored as the instant after the last day; null stands for a term without one.
 */
import { FIRST_REMINDER_DAYS, MAX_YEARS_AHEAD, REMINDER_DAYS, RENEWAL_DAYS } from '../settings.ts';
import { TBILISI_OFFSET_MS, tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';
import type { YearEnd } from './association-year.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

function yearInTbilisi(instant: Date): number {
  return Number(tbilisiDay(instant).slice(0, 4));
}

/** Returns the instant at which a day in Tbilisi ends. */
function endOf(year: number, { month, day }: NonNullable<YearEnd>): Date {
  const endOfMonth = Date.UTC(year, month, 1);
  return new Date(Math.min(Date.UTC(year, month - 1, day + 1), endOfMonth) - TBILISI_OFFSET_MS);
}

/**
 * Returns the end of a term that begins at that moment: the next end of the association's year that is more than so many
 * days away. By default these are the days in which a renewal can be requested. null without a year.
 */
export function termEnd(from: Date, yearEnd: NonNullable<YearEnd>, days?: number): Date;
export function termEnd(from: Date, yearEnd: YearEnd, days?: number): Date | null;
export function termEnd(from: Date, yearEnd: YearEnd, days: number = RENEWAL_DAYS): Date | null {
  if (!yearEnd) return null;
  const earliest = from.getTime() + days * DAY_MS;
  let year = yearInTbilisi(from);
  while (endOf(year, yearEnd).getTime() <= earliest) year += 1;
  return endOf(year, yearEnd);
}

/** Returns the last day of a term as `YYYY-MM-DD`; undefined without an end. */
export function lastDayOf(endsAt: Date): string;
export function lastDayOf(endsAt: Date | null): string | undefined;
export function lastDayOf(endsAt: Date | null): string | undefined {
  return endsAt ? tbilisiDay(new Date(endsAt.getTime() - 1)) : undefined;
}

/** Returns the same day of the next year, both as `YYYY-MM-DD`; of 29 February the 28th. */
export function yearAfter(isoDay: string): string {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return lastDayOf(endOf(year + 1, { month, day }));
}

/** Returns whether a term ends later than another, which is also so if only the other one has an end. */
export function endsLater(endsAt: Date | null, other: Date | null): boolean {
  return other !== null && (endsAt === null || endsAt > other);
}

/** Returns the end of a term with that last day; undefined if the text is not a day. */
export function endAfterDay(isoDay: string): Date | undefined {
  const [, year, month, day] = ISO_DAY.exec(isoDay) ?? [];
  if (year === undefined) return undefined;
  const end = endOf(Number(year), { month: Number(month), day: Number(day) });
  return lastDayOf(end) === isoDay ? end : undefined;
}

/** Returns whether an admin may set this end: in the future, within a few years. */
export function isSettableEnd(endsAt: Date, now: Date): boolean {
  return endsAt > now && yearInTbilisi(endsAt) <= yearInTbilisi(now) + MAX_YEARS_AHEAD;
}

/** Returns when a renewal may first be requested. The rules agree. */
export function renewalOpensAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() - RENEWAL_DAYS * DAY_MS);
}

/** The reminder that is due: the last one, so that nights on which nothing ran bring one email. Undefined while none is. */
export function dueReminder(endsAt: Date, now: Date): number | undefined {
  return REMINDER_DAYS.findLast((days) => endsAt.getTime() - now.getTime() <= days * DAY_MS);
}

/** Returns the latest end of terms whose members have been reminded by now. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + FIRST_REMINDER_DAYS * DAY_MS);
}
