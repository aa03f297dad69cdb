/** Works header and footer of every page. */
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { formatDate } from '../../i18n/dates.ts';
import { startColorScheme } from './color-scheme.ts';
import { startDropdown } from './dropdown.ts';
import { startMessages } from './messages.ts';
import { langOf, replaceText } from './page-texts.ts';
import { showSavedNote } from './saved-note.ts';
import { startSideMenu } from './side-menu.ts';
import { showSession, startSignOut } from './user-block.ts';

export function startFrame(): void {
  logNotFound();
  document.querySelectorAll<HTMLElement>('.dropdown').forEach(startDropdown);
  document.querySelectorAll<HTMLDialogElement>('dialog.side-menu').forEach(startSideMenu);
  startColorScheme();
  showSession();
  startSignOut();
  showToday();
  showSavedNote();
  startMessages();
  // By another tab, or by the members' application in this one.
  window.addEventListener('storage', showSession);
  // A tab that slept may have missed it; the inline script listens too.
  document.addEventListener('visibilitychange', () => window.dispatchEvent(new Event('storage')));
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back shows a document of before: its user may have signed out since.
    if (!persisted) return;
    showSession();
    showToday();
  });
}

/** Required by the specification (section 2, "Not found"). */
function logNotFound(): void {
  if (document.querySelector('.not-found')) console.info(`Page not found: ${window.location.pathname}`);
}

/** Dates of the day on which the page was drawn (`pages/legal`, `SiteFooter.tsx`) get today's. */
function showToday(): void {
  const today = tbilisiDay(new Date());
  for (const date of document.querySelectorAll<HTMLTimeElement>(
    `time[data-today]:not([datetime="${today}"])`,
  )) {
    date.dateTime = today;
    replaceText(date, formatDate(today, langOf(date)));
  }
  // What the page says of a day that is past (`pages/association/Intakes.tsx`).
  for (const one of document.querySelectorAll<HTMLElement>('[data-until]'))
    if ((one.dataset['until'] ?? '') < today) one.remove();
  const year = today.slice(0, 4);
  for (const line of document.querySelectorAll<HTMLElement>(`[data-year]:not([data-year="${year}"])`)) {
    const { year: drawn = '' } = line.dataset;
    line.dataset['year'] = year;
    replaceText(line, line.textContent.replace(drawn, year));
  }
}
