/** Dates of the day on which a page was drawn (`ui/text/Today.tsx`, `SiteFooter.tsx`) get today's. */
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { formatDate } from '../../i18n/dates.ts';
import { langOf } from '../lang-of.ts';
import { replaceText } from './replace-text.ts';

export function showToday(): void {
  const today = tbilisiDay(new Date());
  for (const date of document.querySelectorAll<HTMLTimeElement>(
    `time[data-today]:not([datetime="${today}"])`,
  )) {
    date.dateTime = today;
    replaceText(date, formatDate(today, langOf(date)));
  }
  const year = today.slice(0, 4);
  for (const line of document.querySelectorAll<HTMLElement>(`[data-year]:not([data-year="${year}"])`)) {
    const { year: drawn = '' } = line.dataset;
    line.dataset['year'] = year;
    replaceText(line, line.textContent.replace(drawn, year));
  }
}
