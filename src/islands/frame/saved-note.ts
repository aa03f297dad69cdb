/** Says that the page is a saved copy, and how old (`SiteFrame.tsx`). */
import { onSavedAt, savedAt } from '../../browser/saved-copy.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { langOf } from '../lang-of.ts';
import { elementOf } from './replace-text.ts';
import { DATE_PLACE, TIME_PLACE } from './text-places.ts';

export function showSavedNote(): void {
  const place = document.querySelector<HTMLElement>('[data-frame="saved-note"]');
  place?.querySelector('.saved-note')?.remove();
  const time = new Date(savedAt() ?? '');
  const note = elementOf(place?.querySelector('template'));
  if (!place || !note || Number.isNaN(time.getTime())) return;
  note.textContent = (place.dataset['text'] ?? '')
    .replace(DATE_PLACE, formatDate(time, langOf(document.documentElement)))
    .replace(TIME_PLACE, formatTime(time));
  place.append(note);
}

/** A part of the page that is loaded later may be a saved copy, too. */
export function startSavedNote(): void {
  onSavedAt(showSavedNote);
}
