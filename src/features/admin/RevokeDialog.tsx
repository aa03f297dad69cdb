import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LIMITS } from '../../domain/limits.ts';
import { callMessage, revokeVerification } from '../../firebase/callables.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { REVOCATION_REASONS } from './rejection-reasons.ts';

interface RevokeDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Ends a guide's verification; the reason is required, for the guide reads it. */
export function RevokeDialog({ userId, name, onClose }: RevokeDialogProps) {
  const t = useT();
  const toast = useToast();
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
    try {
      await revokeVerification(userId, reason.trim());
      toast({ severity: 'success', message: t('admin.revoked') });
      onClose();
    } catch (error) {
      toast({ severity: 'error', title: t('admin.revoke-failed'), message: t(callMessage(error)) });
      setBusy(false);
    }
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
          note={reason}
          onNote={setReason}
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
