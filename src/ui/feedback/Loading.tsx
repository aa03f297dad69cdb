import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTimeout } from '../../browser/use-timer.ts';
import { useT } from '../../i18n/use-t.ts';

/** Shows its content once this many ms have passed since it was mounted. */
export function After({ ms, children }: { readonly ms: number; readonly children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useTimeout(() => setTime(true), ms);
  return isTime ? children : null;
}

/** ms of loading after which something is wrong. */
const SLOW_MS = 10_000;

interface LoadingProps {
  /** What is being loaded, as a whole sentence: 'Loading guides...'. */
  readonly label: string;
  /** Set if it replaces a whole page, which then needs a heading. */
  readonly isPage?: true;
}

/** A slow progress line with a text; announced once, and after a time what to do. */
export function Loading({ label, isPage }: LoadingProps) {
  const t = useT();
  return (
    <>
      {isPage ? <h1 className="visually-hidden">{label}</h1> : null}
      <Stack
        component="output"
        className="loading"
        spacing={2}
        sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 'clamp(3rem, 8vw, 6rem)' }}
      >
        <LinearProgress aria-hidden="true" sx={{ width: '9rem', height: 3 }} />
        <Typography component="span" color="textSecondary">
          {label}
        </Typography>
        <After ms={SLOW_MS}>
          <Typography component="span">{t('errors.slow')}</Typography>
          <Button onClick={() => window.location.reload()}>{t('errors.retry')}</Button>
        </After>
      </Stack>
    </>
  );
}
