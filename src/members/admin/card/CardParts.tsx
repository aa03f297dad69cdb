import { stateOn, type Membership } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { formatDate, useToday } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import { useCard } from './use-card.ts';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Undo from '@mui/icons-material/Undo';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

interface MembershipLineProps {
  readonly membership: Pick<Membership, 'number' | 'state' | 'ends_at' | 'changed_at'>;
}

export function MembershipLine({ membership }: MembershipLineProps) {
  const { t, lang } = useI18n();
  const { ends_at, changed_at } = membership;
  const number = String(membership.number);
  const state = stateOn(membership, useToday());
  const day = state === 'valid' || state === 'ended' ? lastDayOf(ends_at) : tbilisiDay(changed_at);
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(`admin.member-${state}`, { number, date: day === undefined ? 'none' : formatDate(day, lang) })}
    </Typography>
  );
}

interface CardNoteProps extends Pick<AlertProps, 'severity' | 'title' | 'children'> {
  readonly lines: readonly (string | false | null | undefined)[];
}

/** Remarks on the request or the guide, as far as they apply; not announced. */
export function CardNote({ severity = 'info', title, lines, children }: CardNoteProps) {
  const texts = lines.flatMap((line) => line || []);
  if (texts.length === 0) return null;
  return (
    <Alert severity={severity} role="note" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      {children}
    </Alert>
  );
}

function onTick(tick: () => void) {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
}

/** Returns the whole seconds left until a time of `performance.now()`, and counts them. */
export function useSecondsLeft(until = 0): number {
  return useSyncExternalStore(onTick, () => Math.ceil(Math.max(0, until - performance.now()) / 1000));
}

interface LastStepProps extends Pick<AlertProps, 'severity' | 'children'> {
  readonly at: Date;
  /** What the button says that undoes it while its email waits, and its full name. */
  readonly undo: string;
  readonly undoName?: string;
  readonly onUndo: () => void;
  /** Takes it back later, with a reason. */
  readonly onTakeBack?: (() => void) | undefined;
}

/** What was done last, and how to undo it: above the other buttons, where no slow second press undoes a decision. */
export function LastStep({ at, undo, undoName, onUndo, onTakeBack, severity, children }: LastStepProps) {
  const t = useT();
  const { state } = useCard();
  const { undoUntil } = useDeskRows();
  const seconds = useSecondsLeft(undoUntil(at));
  const isUndoing = state.busy === 'undoing';
  const isUndoable = seconds > 0 || isUndoing;
  const act = isUndoable ? onUndo : onTakeBack;
  if (!act && !children) return null;
  return (
    <Alert
      severity={severity}
      role="note"
      sx={{ flex: '1 1 100%', alignItems: 'center', py: 0, '& .MuiAlert-action': { pt: 0 } }}
      action={
        act ? (
          <Button
            color="inherit"
            startIcon={<Undo />}
            aria-label={isUndoable ? undoName : undefined}
            aria-keyshortcuts={DESK_KEYS.undo}
            // Not `disabled`, so that it keeps the focus until the card is open again.
            aria-disabled={isUndoing}
            onClick={(event) => isFirstClick(event) && !isUndoing && act()}
          >
            {isUndoing ? t('admin.busy-undoing') : isUndoable ? undo : t('admin.reopen')}
          </Button>
        ) : null
      }
    >
      {children} {seconds > 0 ? t('admin.undo-until', { seconds }) : null}
    </Alert>
  );
}

/** Marks the button that takes the focus after a decision or a question. */
export const NEXT = 'next-request';

export function NextButton({ variant }: Required<Pick<ButtonProps, 'variant'>>) {
  const t = useT();
  const { onNext } = useCard();
  if (!onNext) return <Typography variant="body2">{t('admin.no-next')}</Typography>;
  return (
    <Button
      variant={variant}
      endIcon={<ArrowForward />}
      className={NEXT}
      onClick={(event) => isFirstClick(event) && onNext()}
    >
      {t('admin.next-request')}
    </Button>
  );
}
