import { useId, type ReactNode } from 'react';
import './Section.css';

interface SectionProps {
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** A coloured band across the page, or the plain background. */
  readonly tone?: 'paper' | 'ice' | 'night';
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A part of a page with a second-level heading, which names the region. */
export function Section({ title, intro, tone = 'paper', id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      className={['section', `section--${tone}`, className].filter(Boolean).join(' ')}
      aria-labelledby={title === undefined ? undefined : headingId}
      id={id}
    >
      <div className="section__inner">
        {title === undefined ? null : (
          <header className="section__head">
            <h2 id={headingId}>{title}</h2>
            {intro === undefined ? null : <p className="section__intro">{intro}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
