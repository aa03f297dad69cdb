import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Membership } from '../../../../domain/membership/membership.ts';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../../domain/membership/term.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { SetEndInput } from '../../desk/use-desk.ts';
import { ReasonField } from './ReasonField.tsx';

interface SetEndDialogProps {
  readonly membership: Membership;
  readonly name: string;
  /** Resolves to whether it succeeded. */
  readonly onSetEnd: (input: SetEndInput) => Promise<boolean>;
  readonly onClose: () => void;
}

function isSettable(day: string): boolean {
  const end = endAfterDay(day);
  return end !== undefined && isSettableEnd(end, new Date());
}

/** Gives a membership another end. The reason is required, since the guide will read it. */
export function SetEndDialog({ membership, name, onSetEnd, onClose }: SetEndDialogProps) {
  const t = useT();
  const [lastDay, setLastDay] = useState(lastDayOf(membership.ends_at));
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState({ day: false, reason: false });
  const [isBusy, setBusy] = useState(false);
  const setEnd = async () => {
    const found = { day: !isSettable(lastDay), reason: reason.trim() === '' };
    setFaults(found);
    if (found.day || found.reason) return;
    setBusy(true);
    if (await onSetEnd({ userId: membership.user_id, lastDay, reason: reason.trim() })) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="set-end-title" fullWidth maxWidth="sm">
      <DialogTitle id="set-end-title">{t('admin.set-end-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {t('admin.set-end-text')}
        </DialogContentText>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            type="date"
            label={t('shell.field.required', { label: t('admin.set-end-day') })}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
            error={faults.day}
            helperText={faults.day ? t('admin.set-end-day-wrong') : undefined}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-required': true } }}
          />
          <ReasonField value={reason} onChange={setReason} isMissing={faults.reason} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void setEnd()}>
          {t('admin.set-end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
