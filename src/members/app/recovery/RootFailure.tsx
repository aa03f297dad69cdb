import { useLocation } from 'react-router-dom';
import { parsePath } from '../../../domain/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { retryOrReload, type FallbackProps } from './ErrorBoundary.tsx';
import { FAILURE_TEXTS } from './failure-texts.ts';
import '../../../ui/links/ButtonLink.css';

/** Shown also after errors of header, footer and language, and depends on none of them. */
export function RootFailure({ error, onRetry }: FallbackProps) {
  const { lang } = parsePath(useLocation().pathname);
  const { title, text, retry } = FAILURE_TEXTS[lang];
  return (
    <main className="page-error" lang={lang}>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={
          <button
            type="button"
            className="button-link button-link--contained"
            onClick={() => retryOrReload(error, onRetry)}
          >
            {retry}
          </button>
        }
      />
    </main>
  );
}
