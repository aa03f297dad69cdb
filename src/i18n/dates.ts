/** Formats dates, times and numbers without `Intl` (see `formatDate`). */
import type { Lang } from '../domain/lang.ts';
import { TBILISI_OFFSET_MS } from '../domain/tbilisi-day.ts';
import { DAY_MS } from '../domain/timestamp.ts';

export { formatDate } from '../domain/format-date.ts';

const NO_BREAK_SPACE = '\u00A0';

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

/** Returns how long ago in whole days: 'today', 'yesterday', '3 days ago'. */
export function formatAge(since: Date, lang: Lang, now = Date.now()): string {
  const whole = Math.max(0, Math.floor((now - since.getTime()) / DAY_MS));
  if (whole === 0) return lang === 'ka' ? 'დღეს' : 'today';
  if (whole === 1) return lang === 'ka' ? 'გუშინ' : 'yesterday';
  return lang === 'ka' ? `${formatNumber(whole, lang)} დღის წინ` : `${formatNumber(whole, lang)} days ago`;
}
