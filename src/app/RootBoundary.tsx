import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Localized } from '../domain/lang.ts';
import { parsePath } from '../i18n/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary.tsx';
import '../ui/ButtonLink.css';

/** Not in the message catalogue: it may be the catalogue that could not be fetched. */
const TEXTS: Localized<{ readonly title: string; readonly text: string; readonly retry: string }> = {
  en: {
    title: 'Unexpected Application Error!',
    text: 'Please check the connection and try again.',
    retry: 'Try again',
  },
  ka: {
    title: 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა',
    text: 'გთხოვთ, შეამოწმოთ ინტერნეტი და სცადოთ ხელახლა.',
    retry: 'ხელახლა ცდა',
  },
};

function RootFailure({ onRetry }: FallbackProps) {
  const { lang } = parsePath(useLocation().pathname);
  const { title, text, retry } = TEXTS[lang];
  return (
    <main className="page-error" lang={lang}>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={
          <button type="button" className="button-link button-link--contained" onClick={onRetry}>
            {retry}
          </button>
        }
      />
    </main>
  );
}

/** Around everything: header, footer and the language itself. Needs none of them. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} Fallback={RootFailure}>
      {children}
    </ErrorBoundary>
  );
}
