/**
 * Terms of memberships: when they end and when they can be renewed, in whole days of Tbilisi. An end is
 * stored as the instant after the last day.
 */
import { FIRST_REMINDER_DAYS, MAX_YEARS_AHEAD, REMINDER_DAYS, RENEWAL_DAYS, YEAR_END } from '../settings.ts';
import { TBILISI_OFFSET_MS, tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';

interface DayOfYear {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; in a month that is shorter, its last day. */
  readonly day: number;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

function yearInTbilisi(instant: Date): number {
  return Number(tbilisiDay(instant).slice(0, 4));
}

/** Returns the instant at which a day in Tbilisi ends. */
function endOf(year: number, { month, day }: DayOfYear): Date {
  const endOfMonth = Date.UTC(year, month, 1);
  return new Date(Math.min(Date.UTC(year, month - 1, day + 1), endOfMonth) - TBILISI_OFFSET_MS);
}

/**
 * Returns the end of a membership approved at that moment: the next end of the association's year for
 * which no renewal can be requested yet, so that a renewal always ends later than the term before it.
 */
export function termEnd(approvedAt: Date, yearEnd: DayOfYear = YEAR_END): Date {
  let year = yearInTbilisi(approvedAt);
  while (renewalOpensAt(endOf(year, yearEnd)) <= approvedAt) year += 1;
  return endOf(year, yearEnd);
}

/** Returns the last day of a term as `YYYY-MM-DD`. */
export function lastDayOf(endsAt: Date): string {
  return tbilisiDay(new Date(endsAt.getTime() - 1));
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
