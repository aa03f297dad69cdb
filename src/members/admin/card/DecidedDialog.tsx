import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../domain/membership/term.ts';
import { MAX_NOTE_CHARACTERS } from '../../../domain/settings.ts';
import { charactersOver } from '../../../domain/text.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../shared/Field.tsx';
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

/** Asks for the reason, which the guide will read. Typed text stays when the action fails, and on Escape or a press outside. */
export function DecidedDialog({ step, card, actions, onClose }: DecidedDialogProps) {
  const t = useT();
  const { membership } = card;
  const presentDay = (membership && lastDayOf(membership.ends_at)) ?? '';
  const { control, formState, handleSubmit } = useForm({ defaultValues: { day: presentDay, reason: '' } });
  const { isDirty, isSubmitting } = formState;
  const { hint } = useNoteHint(useWatch({ control, name: 'reason' }), 'admin.reason-hint');
  const cancel = useRef<HTMLButtonElement>(null);
  const hasDay = step === 'set-end';
  const checkReason = (reason: string): MessageId | boolean =>
    reason.trim() === '' ? 'admin.reason-needed' : charactersOver(reason, MAX_NOTE_CHARACTERS) === 0;
  const checkDay = (day: string): MessageId | true => {
    if (day !== '' && day === presentDay) return 'admin.set-end-day-same';
    const end = endAfterDay(day);
    return (end && isSettableEnd(end, new Date())) || 'admin.set-end-day-wrong';
  };
  // Two guides may have the same name.
  const name = membership
    ? t('admin.name-and-number', { name: card.name, number: String(membership.number) })
    : card.name;

  const confirm = handleSubmit(async ({ day: last_day, reason }) => {
    const admin_notes = reason.trim();
    const named = { ...card, name };
    const act = {
      reopen: () => actions.reopen(card, admin_notes),
      revoke: () => actions.revoke(named, admin_notes),
      'set-end': () => actions.setEnd(named, { last_day, present_last_day: presentDay || null, admin_notes }),
    }[step];
    if (await act()) onClose();
  });
  return (
    <Dialog
      open
      onClose={(_event, cause) => {
        if (isSubmitting) return;
        if (!isDirty) onClose();
        else if (cause === 'escapeKeyDown') cancel.current?.focus();
      }}
      fullWidth
      maxWidth="sm"
    >
      <LeaveGuard active={isDirty && !isSubmitting} question="admin.leave-step" />
      <DialogTitle>{t(`admin.${step}-title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {t(`admin.${step}-text`)}
        </DialogContentText>
        {hasDay ? (
          <Field
            control={control}
            name="day"
            validate={checkDay}
            type="date"
            required
            label={t('admin.set-end-day')}
            sx={{ mt: 1, mb: 2 }}
          />
        ) : null}
        <Field
          control={control}
          name="reason"
          validate={checkReason}
          required
          limit={MAX_NOTE_CHARACTERS}
          label={t('admin.revoke-reason')}
          helperText={hint}
          multiline
          minRows={3}
        />
      </DialogContent>
      <DialogActions>
        <Button ref={cancel} disabled={isSubmitting} onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button
          color={hasDay ? 'primary' : 'error'}
          variant="contained"
          disabled={isSubmitting}
          onClick={() => void confirm()}
        >
          {t(`admin.${step}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
