import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../../i18n/module-cache.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary.tsx';
import { reloadOutdated, retryOrReload } from './load-failure.ts';

/** Fallback for a screen that failed, between header and footer; another address resets it. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} Fallback={ScreenFailure} onError={reloadOutdated}>
      {children}
    </ErrorBoundary>
  );
}

/** The focused element was removed with the screen. */
function focusHeading(box: HTMLElement | null): void {
  box?.querySelector('h1')?.focus({ preventScroll: true });
}

function ScreenFailure({ error, onRetry }: FallbackProps) {
  const t = useT();
  const isLoading = error instanceof LoadError;
  const title = t(isLoading ? 'shell.error.load-title' : 'shell.error.title');
  const text = t(isLoading ? 'shell.error.load-text' : 'shell.error.text');
  return (
    <div ref={focusHeading} className="page-error">
      <PageHead title={title} description={text} noindex />
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={
          <>
            <button
              type="button"
              className="button-link button-link--contained button-link--primary"
              onClick={() => retryOrReload(error, onRetry)}
            >
              {t('shell.error.retry')}
            </button>
            <LocalButtonLink to="/">{t('shell.notFound.home')}</LocalButtonLink>
          </>
        }
      />
    </div>
  );
}
