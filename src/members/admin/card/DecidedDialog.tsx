import type { Membership } from '../../../domain/membership/membership.ts';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../domain/membership/term.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToday } from '../../../i18n/use-today.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { StepDialog, type StepDialogProps } from './StepDialog.tsx';
import type { CardData } from './card-data.ts';
import { possibleSteps, reopenConsequences, type DecidedStep } from './decided-steps.ts';
import { RETURN_REASONS, REVOCATION_REASONS } from './reasons.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export interface OpenedStep {
  readonly step: DecidedStep;
  /** The request as it was when the dialog was opened. */
  readonly card: CardData;
}

interface DecidedDialogProps {
  readonly opened: OpenedStep;
  /** The request as it is now. */
  readonly present: CardData;
  readonly actions: Pick<DeskActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly onClose: () => void;
  /** The reasons typed in dialogs that were closed without the action, by step and request. */
  readonly drafts: Map<string, string>;
}

/** The dialog of an action on a decided request. */
export function DecidedDialog({ opened, present, actions, onClose, drafts }: DecidedDialogProps) {
  const t = useT();
  const today = useToday();
  const { step } = opened;
  // When somebody else has made the step impossible, the typed text stays, and the server says why.
  const card = possibleSteps(present).includes(step) ? present : opened.card;
  const { id, name, membership, request } = card;
  const key = `${step} ${id}`;
  const dialog = {
    // Two guides may have the same name.
    name: membership ? t('admin.name-and-number', { name, number: String(membership.number) }) : name,
    draft: drafts.get(key) ?? '',
    onDraft: (reason: string) => void drafts.set(key, reason),
    onClose,
  };
  if (step === 'set-end') {
    return membership ? <SetEndDialog {...dialog} membership={membership} onSetEnd={actions.setEnd} /> : null;
  }
  if (step === 'revoke') {
    return (
      <StepDialog
        {...dialog}
        step={step}
        consequences={t('admin.revoke-text')}
        reasons={REVOCATION_REASONS}
        onConfirm={(reason) => actions.revoke({ userId: request.user_id, name: dialog.name, reason })}
      />
    );
  }
  return (
    <StepDialog
      {...dialog}
      step={step}
      consequences={t(reopenConsequences(card, today))}
      reasons={RETURN_REASONS}
      onConfirm={(reason) => actions.reopen(card, reason)}
    />
  );
}

interface SetEndDialogProps extends Pick<StepDialogProps, 'name' | 'draft' | 'onDraft' | 'onClose'> {
  readonly membership: Membership;
  readonly onSetEnd: DeskActions['setEnd'];
}

function isSettable(day: string): boolean {
  const end = endAfterDay(day);
  return end !== undefined && isSettableEnd(end, new Date());
}

/** Sets another end of a membership. */
export function SetEndDialog({ membership, onSetEnd, ...dialog }: SetEndDialogProps) {
  const t = useT();
  const lang = useLang();
  const present = lastDayOf(membership.ends_at);
  const [lastDay, setLastDay] = useState(present);
  // Another admin may change the end while the dialog is open.
  const [replaced, setReplaced] = useState({ day: present, isChanged: false });
  const [isFaulty, setFaulty] = useState(false);
  const isSame = lastDay === present;
  const check = () => {
    if (present !== replaced.day) {
      setReplaced({ day: present, isChanged: true });
      return false;
    }
    const isRight = !isSame && isSettable(lastDay);
    setFaulty(!isRight);
    return isRight;
  };
  return (
    <StepDialog
      {...dialog}
      step="set-end"
      consequences={t('admin.set-end-text')}
      isChanged={!isSame}
      warning={
        replaced.isChanged ? t('admin.set-end-changed', { date: formatDate(replaced.day, lang) }) : undefined
      }
      check={check}
      onConfirm={(reason) =>
        onSetEnd({
          userId: membership.user_id,
          name: dialog.name,
          presentDay: replaced.day,
          lastDay,
          reason,
        })
      }
    >
      <TextField
        type="date"
        label={t('shell.field.required', { label: t('admin.set-end-day') })}
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
        error={isFaulty}
        helperText={isFaulty ? t(isSame ? 'admin.set-end-day-same' : 'admin.set-end-day-wrong') : undefined}
        slotProps={{ htmlInput: { 'aria-required': true } }}
        fullWidth
        sx={{ mt: 1, mb: 2 }}
      />
    </StepDialog>
  );
}
