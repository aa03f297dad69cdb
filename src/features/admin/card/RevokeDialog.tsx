import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LIMITS } from '../../../domain/limits.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { RevokeInput } from '../desk/use-desk.ts';
import { ReasonChips } from './ReasonChips.tsx';
import { REVOCATION_REASONS, withReason } from './reasons.ts';

interface RevokeDialogProps {
  readonly userId: string;
  readonly name: string;
  /** Resolves to whether it succeeded. */
  readonly onRevoke: (input: RevokeInput) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Ends a guide's verification. The reason is required, since the guide will read it. */
export function RevokeDialog({ userId, name, onRevoke, onClose }: RevokeDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = needsReason && reason.trim() === '';
  const revoke = async () => {
    if (reason.trim() === '') {
      setNeedsReason(true);
      return;
    }
    setBusy(true);
    if (await onRevoke({ userId, reason: reason.trim() })) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="revoke-title" fullWidth maxWidth="sm">
      <DialogTitle id="revoke-title">{t('admin.revoke-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {t('admin.revoke-text')}
        </DialogContentText>
        <ReasonChips
          label={t('admin.presets')}
          reasons={REVOCATION_REASONS}
          onChoose={(chosen) => setReason(withReason(reason, chosen))}
        />
        <TextField
          label={t('shell.field.required', { label: t('admin.revoke-reason') })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={3}
          fullWidth
          error={isMissing}
          helperText={isMissing ? t('admin.reason-needed') : undefined}
          slotProps={{ htmlInput: { maxLength: LIMITS.adminNotes, 'aria-required': true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button color="error" variant="contained" disabled={isBusy} onClick={() => void revoke()}>
          {t('admin.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
