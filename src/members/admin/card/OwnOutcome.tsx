import ArrowForward from '@mui/icons-material/ArrowForward';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CardState, OwnDecision } from '../requests/card-state.ts';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import { ButtonBar } from './CardParts.tsx';

/** Marks the button that takes the focus after a decision. */
export const NEXT = 'next-request';

/** Where Approve and Reject were, a slow second press does not undo the decision. */
const PLACES = {
  next: { order: { xs: 2, sm: 1 }, flexBasis: { xs: '100%', sm: 'auto' } },
  undo: { order: { xs: 1, sm: 2, lg: -1 }, flexBasis: { xs: '100%', sm: 'auto' }, ml: { sm: 'auto', lg: 0 } },
} as const;

interface OwnOutcomeProps {
  readonly name: string;
  readonly own: OwnDecision;
  readonly busy: CardState['busy'];
  readonly onUndo: (own: OwnDecision) => void;
  /** Asks for a reason first. */
  readonly onTakeBack: () => void;
  /** Undefined if no other request is waiting. */
  readonly onNext: (() => void) | undefined;
}

const TICK_MS = 250;

/** Returns the whole seconds left until a time of `performance.now()`, and counts them. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => performance.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(Math.max(0, until - now) / 1000);
}

/** What this admin has decided, how to take it back, and the way to the next request. */
export function OwnOutcome({ name, own, busy, onUndo, onTakeBack, onNext }: OwnOutcomeProps) {
  const t = useT();
  const seconds = useSecondsLeft(own.undoUntil);
  const isUndoing = busy === 'reopening';
  return (
    <ButtonBar>
      <Alert
        severity={own.decision === 'approved' ? 'success' : 'warning'}
        role="presentation"
        sx={{ flex: { xs: '1 1 100%', lg: '1 1 0' } }}
      >
        {t(`admin.decided-${own.decision}`, { name })}
        {seconds > 0 ? <Box>{t('admin.undo-until', { seconds })}</Box> : null}
      </Alert>
      {onNext ? (
        <Button
          variant="contained"
          endIcon={<ArrowForward />}
          className={NEXT}
          sx={PLACES.next}
          onClick={(event) => isFirstClick(event) && onNext()}
        >
          {t('admin.next-request')}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ ...PLACES.next, minHeight: { xs: '2.75rem', sm: 0 } }}>
          {t('admin.no-next')}
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<Undo />}
        aria-keyshortcuts={DESK_KEYS.undo}
        // Not `disabled`, so that it keeps the focus until the card is open again.
        aria-disabled={isUndoing}
        sx={{ ...PLACES.undo, '&[aria-disabled="true"]': { opacity: 0.6 } }}
        {...(seconds > 0 ? { 'aria-label': t('admin.reopen-undo-name', { name }) } : {})}
        onClick={(event) => {
          if (!isFirstClick(event) || isUndoing) return;
          if (seconds > 0) onUndo(own);
          else onTakeBack();
        }}
      >
        {isUndoing ? t('admin.reopening') : t(seconds > 0 ? 'admin.reopen-undo' : 'admin.take-back')}
      </Button>
    </ButtonBar>
  );
}
