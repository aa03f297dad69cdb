import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SavedNote } from './SavedNote.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

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
