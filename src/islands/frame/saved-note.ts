/** Says that the page is a saved copy, and how old (`SiteFrame.tsx`). */
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { elementOf, langOf } from './page-texts.ts';

export function showSavedNote(): void {
  const place = document.querySelector('[data-saved-note]');
  place?.querySelector('.saved-note')?.remove();
  const time = new Date(document.documentElement.dataset['savedAt'] ?? '');
  const note = elementOf(place?.querySelector('template'));
  if (!place || !note || Number.isNaN(time.getTime())) return;
  note.textContent = note.textContent
    .replace('[date]', formatDate(time, langOf(document.documentElement)))
    .replace('[time]', formatTime(time));
  place.append(note);
}

/** A part of the page that is loaded later may be a saved copy, too. @param time when it was cached, if it was. */
export function noteSavedAt(time: string | undefined): void {
  const { dataset } = document.documentElement;
  if (time === undefined) delete dataset['savedAt'];
  else dataset['savedAt'] = time;
  showSavedNote();
}
