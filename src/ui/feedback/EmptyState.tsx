import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Actions } from '../links/Actions.tsx';
import { ContourLines } from '../pictures/ContourLines.tsx';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What to do next. */
  readonly text?: ReactNode;
  /** Below the text. */
  readonly note?: ReactNode;
  /** Heading level, depending on its place on the page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Shows on a contour-line background that there is nothing yet, and what to do next. */
export function EmptyState({ title, text, note, heading = 'h2', children }: EmptyStateProps) {
  const isPage = heading === 'h1';
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        padding: 'clamp(2rem, 1.5rem + 3vw, 4.5rem) clamp(1.25rem, 4vw, 4rem)',
        background: 'none',
      }}
    >
      <ContourLines />
      <Typography variant={isPage ? 'h1' : 'h3'} component={heading} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Typography>
      {text === undefined ? null : (
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '36rem' }}>
          {text}
        </Typography>
      )}
      {note}
      {children === undefined ? null : <Actions sx={{ mt: 3 }}>{children}</Actions>}
    </Paper>
  );
}
