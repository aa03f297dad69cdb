/**
 * Terms of memberships: when they end and when they can be renewed, in whole days of Tbilisi. An end is
 * stored as the instant after the last day.
 */
import { TBILISI_OFFSET_MS, tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';

/** The last day of the association's year: 31 March. */
export const YEAR_END = { month: 3, day: 31 } as const;

/** A renewal may be requested this many days before the end. */
export const RENEWAL_DAYS = 90;

/** A member gets the first reminder this many days before the end. */
const FIRST_REMINDER_DAYS = 60;
export const LAST_REMINDER_DAYS = 7;
const REMINDER_DAYS = [FIRST_REMINDER_DAYS, 30, LAST_REMINDER_DAYS];

/** Maximum years ahead for an end that an admin sets. */
const MAX_YEARS_AHEAD = 5;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

function yearInTbilisi(instant: Date): number {
  return Number(tbilisiDay(instant).slice(0, 4));
}

/** Returns the instant at which a day in Tbilisi ends. @param month 1 to 12. */
function endOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day + 1) - TBILISI_OFFSET_MS);
}

/**
 * Returns the end of a membership approved at that moment. The association's year ends on 31 March;
 * approvals from 1 January on run to the end of the following year.
 */
export function termEnd(approvedAt: Date): Date {
  return endOf(yearInTbilisi(approvedAt) + 1, YEAR_END.month, YEAR_END.day);
}

/** Returns the last day of a term as `YYYY-MM-DD`. */
export function lastDayOf(endsAt: Date): string {
  return tbilisiDay(new Date(endsAt.getTime() - 1));
}

/** Returns the end of a term with that last day; undefined if the text is not a day. */
export function endAfterDay(isoDay: string): Date | undefined {
  const [, year, month, day] = ISO_DAY.exec(isoDay) ?? [];
  if (year === undefined) return undefined;
  const end = endOf(Number(year), Number(month), Number(day));
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
