/** Formats dates, times and numbers without `Intl` (see `formatDate`). */
import type { Lang } from '../domain/lang.ts';
import { TBILISI_OFFSET_MS, tbilisiDay } from '../domain/tbilisi-day.ts';

export { formatDate } from '../domain/format-date.ts';

const NO_BREAK_SPACE = '\u00A0';

/** Today in Georgia as `YYYY-MM-DD`. */
export function useToday(): string {
  return tbilisiDay(new Date());
}

/** Time of day in Georgia: '14:05'; the same in both languages. */
export function formatTime(instant: Date): string {
  return new Date(instant.getTime() + TBILISI_OFFSET_MS).toISOString().slice(11, 16);
}

/** Thousands: a comma in English; in Georgian a no-break space, from five digits on. */
export function formatNumber(value: number, lang: Lang): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const isGrouped = lang === 'en' || whole.length > 4;
  const digits = isGrouped
    ? whole.replace(/\B(?=(?:\d{3})+$)/gu, lang === 'en' ? ',' : NO_BREAK_SPACE)
    : whole;
  const decimals = fraction === undefined ? '' : `${lang === 'en' ? '.' : ','}${fraction}`;
  return `${value < 0 ? '−' : ''}${digits}${decimals}`;
}
