import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import { DATE_PLACE, TIME_PLACE } from './text-places.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMessages } from './SiteMessages.tsx';

/**
 * Header and footer around every page. What depends on the language has `data-frame`, by which `translate-frame.ts`
 * replaces it.
 */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="skip-link" href="#main" data-frame="skip-link">
        {t('shell.skip')}
      </a>
      <SiteHeader />
      {/* Filled where the page is a saved copy (`saved-note.ts`). */}
      <div
        aria-live="polite"
        data-frame="saved-note"
        data-text={t('shell.savedCopy', { date: DATE_PLACE, time: TIME_PLACE })}
      >
        <template>
          <p className="saved-note" />
        </template>
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <SiteMessages />
      <RetryNotice />
    </>
  );
}
