import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import '../ui/ButtonLink.css';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Catches what no screen expected. React itself logs the error. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}

function UnexpectedError() {
  const t = useT();
  return (
    <main className="page-error">
      <title>{t('shell.error.title')}</title>
      <EmptyState
        heading="h1"
        title={t('shell.error.title')}
        text={t('shell.error.text')}
        action={
          <button
            type="button"
            className="button-link button-link--contained"
            onClick={() => window.location.reload()}
          >
            {t('shell.error.reload')}
          </button>
        }
      />
    </main>
  );
}
