import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';
import './RetryNotice.css';

/** What `offer-retry.ts` shows when a script of the page could not be loaded. */
export function RetryNotice() {
  const t = useT();
  return (
    <template data-frame="retry">
      <div className="offer-retry no-print" role="alert">
        <p>
          <strong>{t('shell.error.incomplete')}</strong> {t('shell.error.load-text')}
        </p>
        <button type="button" className="button-link button-link--contained button-link--primary">
          {t('shell.error.retry')}
        </button>
      </div>
    </template>
  );
}
