import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../domain/membership/term.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LeaveGuard } from '../../shared/LeaveGuard.tsx';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import type { CardData, DecidedStep } from './card-data.ts';

export interface DecidedDialogProps {
  readonly step: DecidedStep;
  /** As it was when the dialog was opened: the server refuses a step that has become impossible. */
  readonly card: CardData;
  readonly actions: Pick<DeskActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly onClose: () => void;
}

function isSettable(day: string): boolean {
  const end = endAfterDay(day);
  return end !== undefined && isSettableEnd(end, new Date());
}

/**
 * Asks for confirmation before an action on a decided request, and for the reason, which the guide will read. Stays
 * open with the typed text when the action fails; neither a press outside nor Escape discards it.
 */
export function DecidedDialog({ step, card, actions, onClose }: DecidedDialogProps) {
  const t = useT();
  const { membership } = card;
  const presentDay = (membership && lastDayOf(membership.ends_at)) ?? '';
  const [reason, setReason] = useState('');
  const [lastDay, setLastDay] = useState(presentDay);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { isTooLong, hint } = useNoteHint(reason, 'admin.reason-hint');
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const hasDay = step === 'set-end';
  const isSame = lastDay === presentDay;
  const isTyped = reason.trim() !== '' || (hasDay && !isSame);
  const isMissing = isChecked && reason.trim() === '';
  const isDayWrong = hasDay && isChecked && (isSame || !isSettable(lastDay));
  // Two guides may have the same name.
  const name = membership
    ? t('admin.name-and-number', { name: card.name, number: String(membership.number) })
    : card.name;

  const act = () => {
    const admin_notes = reason.trim();
    const named = { ...card, name };
    if (step === 'reopen') return actions.reopen(card, admin_notes);
    if (step === 'revoke') return actions.revoke(named, admin_notes);
    return actions.setEnd(named, { last_day: lastDay, present_last_day: presentDay || null, admin_notes });
  };
  const confirm = async () => {
    // Fields must be rendered as invalid before the first one can be focused.
    flushSync(() => setChecked(true));
    const wrong = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) {
      wrong.focus();
      return;
    }
    setBusy(true);
    if (await act()) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={(_event, cause) => {
        if (isBusy) return;
        if (!isTyped) onClose();
        else if (cause === 'escapeKeyDown') cancel.current?.focus();
      }}
      fullWidth
      maxWidth="sm"
    >
      <LeaveGuard active={isTyped && !isBusy} question="admin.leave-step" />
      <DialogTitle>{t(`admin.${step}-title`)}</DialogTitle>
      <DialogContent ref={content}>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {t(`admin.${step}-text`)}
        </DialogContentText>
        {hasDay ? (
          <TextField
            type="date"
            label={t('shell.field.required', { label: t('admin.set-end-day') })}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
            error={isDayWrong}
            helperText={
              isDayWrong && t(isSame && lastDay ? 'admin.set-end-day-same' : 'admin.set-end-day-wrong')
            }
            slotProps={{ htmlInput: { 'aria-required': true } }}
            sx={{ mt: 1, mb: 2 }}
          />
        ) : null}
        <TextField
          label={t('shell.field.required', { label: t('admin.revoke-reason') })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={3}
          error={isMissing || isTooLong}
          helperText={isMissing ? t('admin.reason-needed') : hint}
          slotProps={{ htmlInput: { 'aria-required': true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button ref={cancel} disabled={isBusy} onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button
          color={hasDay ? 'primary' : 'error'}
          variant="contained"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {t(`admin.${step}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
