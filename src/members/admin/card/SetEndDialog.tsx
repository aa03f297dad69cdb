import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Membership } from '../../../domain/membership/membership.ts';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../domain/membership/term.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { StepDialog, type StepDialogProps } from './StepDialog.tsx';

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
