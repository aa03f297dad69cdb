import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasServiceWorker } from '../../../browser/has-service-worker.ts';
import { LoadError } from '../../../i18n/module-cache.ts';
import { reloadOnce } from '../../../islands/retry/reload-once.ts';

export interface FallbackProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface ErrorBoundaryProps {
  readonly Fallback: ComponentType<FallbackProps>;
  readonly children: ReactNode;
}

interface BoundaryProps extends ErrorBoundaryProps {
  readonly pathname: string;
}

interface BoundaryState {
  readonly pathname: string;
  readonly failure: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pathname === state.pathname ? null : { pathname, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    // A chunk that is missing on the server belongs to an earlier release.
    if (error instanceof LoadError) reloadOnce();
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} onRetry={this.retry} /> : children;
  }
}

/** Catches render errors of its children, until another address is shown. `start.tsx` logs them. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} pathname={useLocation().pathname} />;
}

/**
 * Without a connection, what could not be loaded is requested from the service worker, which lists what
 * opens.
 */
export function retryOrReload(error: unknown, retry: () => void): void {
  if (error instanceof LoadError && !navigator.onLine && hasServiceWorker()) window.location.reload();
  else retry();
}
