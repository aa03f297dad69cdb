import { Component, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** A new value resets the boundary, because other content may render without errors. */
  readonly resetKey: string;
  readonly Fallback: ComponentType<FallbackProps>;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly key: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches render errors of its children. `start.tsx` logs them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { key: this.props.resetKey, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { key }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return key === resetKey ? null : { key: resetKey, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} onRetry={this.retry} /> : children;
  }
}
