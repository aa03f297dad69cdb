import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do next. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Heading level, depending on its place on the page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** Shows on a contour-line background that there is nothing yet, and what to do next. */
export function EmptyState({ title, text, action, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Heading className="empty-state__title" tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {text === undefined ? null : <p className="empty-state__text">{text}</p>}
      {children}
      {action === undefined ? null : <div className="empty-state__action">{action}</div>}
    </div>
  );
}
