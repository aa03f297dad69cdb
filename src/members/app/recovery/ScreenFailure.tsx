import { LoadError } from '../../../i18n/module-cache.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { retryOrReload, type FallbackProps } from './ErrorBoundary.tsx';

/** The focused element was removed with the screen. */
function focusHeading(box: HTMLElement | null): void {
  box?.querySelector('h1')?.focus({ preventScroll: true });
}

/** In place of a screen, between header and footer. */
export function ScreenFailure({ error, onRetry }: FallbackProps) {
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
