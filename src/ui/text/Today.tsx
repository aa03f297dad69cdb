import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useToday } from '../../i18n/use-today.ts';

/** Where a page whose HTML is not rendered again says what day it is (`src/members/app/UnhydratedPage.tsx`). */
export const TODAY_SELECTOR = 'time[data-today]';

/** Today's date in Georgia. */
export function Today() {
  const lang = useLang();
  const today = useToday();
  return (
    <time data-today dateTime={today}>
      {formatDate(today, lang)}
    </time>
  );
}
