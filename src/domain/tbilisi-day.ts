import { DAY_MS } from './timestamp.ts';

/** Georgia has had no daylight saving since 2005 (IANA time zone Asia/Tbilisi): UTC+4 all year. */
export const TBILISI_OFFSET_MS = 4 * 60 * 60 * 1000;

/** Returns the number of that day since 1970. */
export function tbilisiDayNumber(instant: Date): number {
  return Math.floor((instant.getTime() + TBILISI_OFFSET_MS) / DAY_MS);
}

/** Returns the day of an instant in Georgia, as `YYYY-MM-DD`. */
export function tbilisiDay(instant: Date): string {
  return new Date(instant.getTime() + TBILISI_OFFSET_MS).toISOString().slice(0, 10);
}
