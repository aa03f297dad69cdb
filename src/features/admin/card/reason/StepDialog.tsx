import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../../i18n/use-t.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';

interface StepDialogProps {
  readonly title: string;
  readonly name: string;
  /** The effects on the guide and on the site. */
  readonly consequences: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly isDestructive?: boolean;
  /** Whether something was typed, which neither a press outside the dialog nor Escape may discard. */
  readonly isTyped: boolean;
  /** Returns whether all required fields are filled in, and marks the missing ones. */
  readonly check: () => boolean;
  /** Resolves to whether it succeeded. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Asks for confirmation before an action on a guide; stays open with the typed text when the action
 * fails.
 */
export function StepDialog(props: StepDialogProps) {
  const { title, name, consequences, action, isDestructive, isTyped, check, onConfirm, onClose, children } =
    props;
  const t = useT();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    // Missing fields must be rendered as invalid before the first one can be focused.
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
        if (isBusy) return;
        if (!isTyped) onClose();
        else if (cause === 'escapeKeyDown') cancel.current?.focus();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <LeaveGuard
        active={isTyped && !isBusy}
        title={t('admin.leave-step-title')}
        text={t('admin.leave-step-text')}
      />
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
        <Button ref={cancel} disabled={isBusy} onClick={onClose}>
          {t('admin.cancel')}
        </Button>
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
