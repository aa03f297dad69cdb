import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { ReasonChips } from './ReasonChips.tsx';
import { ReasonField } from './ReasonField.tsx';
import { withReason, type Reason } from './reasons.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly name: string;
  /** What it does, to the guide and to the site. */
  readonly consequences: string;
  /** The button that does it. */
  readonly action: string;
  readonly reasons: readonly Reason[];
  /** Resolves to whether it succeeded. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before something is taken from a guide. The reason is required, since the guide will read it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, name, consequences, action, reasons, onConfirm, onClose } = props;
  const t = useT();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = needsReason && reason.trim() === '';
  const confirm = async () => {
    if (reason.trim() === '') {
      setNeedsReason(true);
      return;
    }
    setBusy(true);
    if (await onConfirm(reason.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {consequences}
        </DialogContentText>
        <ReasonChips
          label={t('admin.presets')}
          reasons={reasons}
          onChoose={(chosen) => setReason(withReason(reason, chosen))}
        />
        <ReasonField value={reason} onChange={setReason} isMissing={isMissing} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button color="error" variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
