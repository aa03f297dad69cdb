/**
 * Days as text. Formatted here instead of by `Intl`, because Chromium has no Georgian locale data, and server and browser
 * write the same dates.
 */
import { TBILISI_OFFSET_MS } from './tbilisi-day.ts';
import type { Lang, Localized } from './lang.ts';

const MONTHS: Localized<readonly string[]> = {
  en: [
    'January', 'February', 'March', 'April', 'May', 'June',
    'July', 'August', 'September', 'October', 'November', 'December',
  ],
  ka: [
    'იანვარი', 'თებერვალი', 'მარტი', 'აპრილი', 'მაისი', 'ივნისი',
    'ივლისი', 'აგვისტო', 'სექტემბერი', 'ოქტომბერი', 'ნოემბერი', 'დეკემბერი',
  ],
}; // oxfmt-ignore

interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** A date-only text is midnight in UTC, which is the same day in Tbilisi. */
function toDay(date: Date | string): Day {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a date: ${String(date)}`);
  const shifted = new Date(instant.getTime() + TBILISI_OFFSET_MS);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** Returns 'August 2025' for `2025-08`. */
export function formatMonth(month: string, lang: Lang): string {
  const { year, month: number } = toDay(`${month}-01`);
  return `${MONTHS[lang][number - 1] ?? ''} ${year}`;
}

/**
 * Returns '10 აგვისტო, 2025' or 'August 10, 2025'.
 * @param date an instant, or an ISO date (`2025-08-10`) or date-time.
 * @throws RangeError when it is not a date.
 */
export function formatDate(date: Date | string, lang: Lang): string {
  const { year, month, day } = toDay(date);
  return `${formatYearDay({ month, day }, lang)}, ${year}`;
}

/** Returns the days from one to another, with month and year where they change: 'August 3–5, 2027'. */
export function formatDays(from: string, to: string, lang: Lang): string {
  const [first, last] = [toDay(from), toDay(to)];
  if (from === to) return formatDate(to, lang);
  if (first.year !== last.year) return `${formatDate(from, lang)}\u00a0– ${formatDate(to, lang)}`;
  if (first.month !== last.month) return `${formatYearDay(first, lang)}\u00a0– ${formatDate(to, lang)}`;
  const name = MONTHS[lang][last.month - 1] ?? '';
  const days = `${first.day}–${last.day}`;
  return lang === 'ka' ? `${days} ${name}, ${last.year}` : `${name} ${days}, ${last.year}`;
}

/** Returns '10 აგვისტო' or 'August 10'. */
export function formatYearDay({ month, day }: Omit<Day, 'year'>, lang: Lang): string {
  const name = MONTHS[lang][month - 1] ?? '';
  return lang === 'ka' ? `${day} ${name}` : `${name} ${day}`;
}

export function monthNames(lang: Lang): readonly string[] {
  return MONTHS[lang];
}
