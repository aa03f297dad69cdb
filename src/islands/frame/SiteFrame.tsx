import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useSavedAt } from '../../browser/saved-copy.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';

/** Header and footer around every page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <NavigationProgress />
      <SiteHeader />
      <SavedNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Says that the page is a saved copy, and how old. */
function SavedNote() {
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
