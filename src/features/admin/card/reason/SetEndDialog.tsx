import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Membership } from '../../../../domain/membership/membership.ts';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../../domain/membership/term.ts';
import { formatDate } from '../../../../i18n/dates.ts';
import { useLang } from '../../../../i18n/lang-context.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { SetEndInput } from '../../desk/use-desk.ts';
import { ReasonField } from './ReasonField.tsx';
import { isReason } from './reasons.ts';
import { StepDialog } from './StepDialog.tsx';
import { useKeptReason, type KeptReason } from './use-kept-reason.ts';

interface SetEndDialogProps {
  readonly membership: Membership;
  readonly name: string;
  readonly kept: KeptReason;
  /** Resolves to whether it succeeded. */
  readonly onSetEnd: (input: SetEndInput) => Promise<boolean>;
  readonly onClose: () => void;
}

function isSettable(day: string): boolean {
  const end = endAfterDay(day);
  return end !== undefined && isSettableEnd(end, new Date());
}

/** Sets another end of a membership. The reason is required because the guide will read it. */
export function SetEndDialog({ membership, name, kept, onSetEnd, onClose }: SetEndDialogProps) {
  const t = useT();
  const lang = useLang();
  const present = lastDayOf(membership.ends_at);
  const [lastDay, setLastDay] = useState(present);
  const { reason, write, send } = useKeptReason(kept);
  // Another admin may change the end while the dialog is open.
  const [replaced, setReplaced] = useState({ day: present, isChanged: false });
  const [faults, setFaults] = useState({ day: false, reason: false });
  const isSame = lastDay === present;
  const check = () => {
    if (present !== replaced.day) {
      setReplaced({ day: present, isChanged: true });
      return false;
    }
    const found = { day: isSame || !isSettable(lastDay), reason: !isReason(reason) };
    setFaults(found);
    return !found.day && !found.reason;
  };
  return (
    <StepDialog
      title={t('admin.set-end-title')}
      name={name}
      consequences={t('admin.set-end-text')}
      action={t('admin.set-end')}
      isTyped={reason.trim() !== '' || !isSame}
      check={check}
      onConfirm={() =>
        send((given) =>
          onSetEnd({
            userId: membership.user_id,
            name,
            presentDay: replaced.day,
            lastDay,
            reason: given,
          }),
        )
      }
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          type="date"
          label={t('shell.field.required', { label: t('admin.set-end-day') })}
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
          error={faults.day}
          helperText={
            faults.day ? t(isSame ? 'admin.set-end-day-same' : 'admin.set-end-day-wrong') : undefined
          }
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-required': true } }}
        />
        <ReasonField value={reason} onChange={write} isMissing={faults.reason && reason.trim() === ''} />
        {replaced.isChanged ? (
          <Alert severity="warning">
            {t('admin.set-end-changed', { date: formatDate(replaced.day, lang) })}
          </Alert>
        ) : null}
      </Stack>
    </StepDialog>
  );
}
