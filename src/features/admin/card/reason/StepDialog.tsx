import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../../i18n/use-t.ts';

interface StepDialogProps {
  readonly title: string;
  readonly name: string;
  /** What it does, to the guide and to the site. */
  readonly consequences: string;
  /** The button that does it. */
  readonly action: string;
  readonly isDestructive?: boolean;
  /** Whether something was typed, which a press beside the dialog shall not throw away. */
  readonly isTyped: boolean;
  /** Whether everything needed is there; shows what is missing. */
  readonly check: () => boolean;
  /** Resolves to whether it succeeded. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done to a guide; stays open, with what was typed, when it fails. */
export function StepDialog(props: StepDialogProps) {
  const { title, name, consequences, action, isDestructive, isTyped, check, onConfirm, onClose, children } =
    props;
  const t = useT();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const confirm = async () => {
    // What is missing must be marked before it can be found.
    if (!flushSync(check)) {
      content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    if (await onConfirm()) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={(_event, cause) => {
        if (cause !== 'backdropClick' || !isTyped) onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent ref={content}>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {consequences}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button
          color={isDestructive ? 'error' : 'primary'}
          variant="contained"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
