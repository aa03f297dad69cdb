import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useToday } from '../../i18n/use-today.ts';

/** Today's date in Georgia; a page drawn on an earlier day is put right by `islands/frame/start-frame.ts`. */
export function Today() {
  const lang = useLang();
  const today = useToday();
  return (
    <time data-today dateTime={today}>
      {formatDate(today, lang)}
    </time>
  );
}
