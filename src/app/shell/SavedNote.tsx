import { useSavedAt } from '../../browser/saved-copy.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import './SavedNote.css';

/** Says that the page is a kept copy, and how old. */
export function SavedNote() {
  const t = useT();
  const lang = useLang();
  const savedAt = useSavedAt();
  if (savedAt === undefined) return null;
  const time = new Date(savedAt);
  return (
    <output className="saved-note">
      {t('shell.savedCopy', { date: formatDate(time, lang), time: formatTime(time) })}
    </output>
  );
}
