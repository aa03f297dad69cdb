/** Dates of the day on which a page was drawn (`ui/text/Today.tsx`, `SiteFooter.tsx`) get today's. */
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { formatDate } from '../../i18n/dates.ts';
import { langOf } from '../lang-of.ts';
import { replaceText } from './replace-text.ts';
import { YEAR_PLACE } from './text-places.ts';

export function showToday(): void {
  const today = tbilisiDay(new Date());
  for (const date of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    if (date.dateTime === today) continue;
    date.dateTime = today;
    replaceText(date, formatDate(today, langOf(date)));
  }
  const year = today.slice(0, 4);
  for (const line of document.querySelectorAll<HTMLElement>('[data-year]')) {
    if (line.dataset['year'] === year) continue;
    line.dataset['year'] = year;
    replaceText(line, (line.dataset['text'] ?? '').replace(YEAR_PLACE, year));
  }
}
