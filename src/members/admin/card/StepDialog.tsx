import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hasKeyboard } from '../../../browser/has-keyboard.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LeaveGuard } from '../../shared/LeaveGuard.tsx';
import type { DecidedStep } from './decided-steps.ts';
import { useNoteHint } from './NoteField.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { isReason, withReason, type Reason } from './reasons.ts';

export interface StepDialogProps {
  readonly step: DecidedStep;
  readonly name: string;
  /** The reason typed in an earlier dialog that was closed without the action. */
  readonly draft: string;
  readonly onDraft: (reason: string) => void;
  /** The effects on the guide and on the site. */
  readonly consequences: string;
  /** Common reasons to choose from. */
  readonly reasons?: readonly Reason[];
  /** Whether something else than the reason was typed. */
  readonly isChanged?: boolean;
  /** Returns whether the other fields are filled in, and marks the missing ones. */
  readonly check?: () => boolean;
  /** Resolves to whether it succeeded. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** Fields before the reason. */
  readonly children?: ReactNode;
  /** A warning below the reason. */
  readonly warning?: string | undefined;
}

/**
 * Asks for confirmation before an action on a guide, and for the reason, which the guide will read. Stays
 * open with the typed text when the action fails; neither a press outside nor Escape discards it.
 */
export function StepDialog(props: StepDialogProps) {
  const { step, name, draft, onDraft, consequences, reasons, isChanged = false, onClose, children } = props;
  const t = useT();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState(draft);
  const [needsReason, setNeedsReason] = useState(false);
  const { isTooLong, hint } = useNoteHint(reason, 'admin.reason-hint');
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isEmpty = reason.trim() === '';
  const isMissing = needsReason && isEmpty;
  const isTyped = isChanged || !isEmpty;
  const write = (next: string) => {
    setReason(next);
    onDraft(next);
  };
  const check = () => {
    setNeedsReason(true);
    const isComplete = props.check?.() ?? true;
    return isComplete && isReason(reason);
  };
  const confirm = async () => {
    // Missing fields must be rendered as invalid before the first one can be focused.
    if (!flushSync(check)) {
      content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    if (await props.onConfirm(reason.trim())) {
      onDraft('');
      onClose();
    } else setBusy(false);
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
      <DialogTitle id={titleId}>
        {t(step === 'reopen' ? 'admin.return-title' : `admin.${step}-title`)}
      </DialogTitle>
      <DialogContent ref={content}>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{name}</strong>
          <br />
          {consequences}
        </DialogContentText>
        {children}
        {reasons ? (
          <ReasonChips
            reasons={reasons}
            onChoose={(chosen) => {
              write(withReason(reason, chosen));
              if (hasKeyboard()) field.current?.focus();
            }}
          />
        ) : null}
        <TextField
          label={t('shell.field.required', { label: t('admin.revoke-reason') })}
          inputRef={field}
          value={reason}
          onChange={(event) => write(event.target.value)}
          multiline
          minRows={3}
          fullWidth
          error={isMissing || isTooLong}
          helperText={isMissing ? t('admin.reason-needed') : hint}
          slotProps={{ htmlInput: { 'aria-required': true } }}
        />
        {props.warning === undefined ? null : (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {props.warning}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={cancel} disabled={isBusy} onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button
          color={step === 'set-end' ? 'primary' : 'error'}
          variant="contained"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {t(`admin.${step}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
