import { useRef, useState } from 'react';
import { hasKeyboard } from '../../../../browser/has-keyboard.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { ReasonChips } from './ReasonChips.tsx';
import { ReasonField } from './ReasonField.tsx';
import { isReason, withReason, type Reason } from './reasons.ts';
import { StepDialog } from './StepDialog.tsx';
import { useKeptReason, type KeptReason } from './use-kept-reason.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly name: string;
  readonly consequences: string;
  readonly action: string;
  readonly reasons: readonly Reason[];
  readonly kept: KeptReason;
  /** Resolves to whether it succeeded. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a guide loses something. The reason is required because the guide will
 * read it.
 */
export function ReasonDialog({ reasons, kept, onConfirm, ...dialog }: ReasonDialogProps) {
  const t = useT();
  const { reason, write, send } = useKeptReason(kept);
  const [needsReason, setNeedsReason] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = reason.trim() === '';
  return (
    <StepDialog
      {...dialog}
      isDestructive
      isTyped={!isEmpty}
      check={() => {
        setNeedsReason(true);
        return isReason(reason);
      }}
      onConfirm={() => send(onConfirm)}
    >
      <ReasonChips
        label={t('admin.presets')}
        reasons={reasons}
        onChoose={(chosen) => {
          write(withReason(reason, chosen));
          if (hasKeyboard()) field.current?.focus();
        }}
      />
      <ReasonField ref={field} value={reason} onChange={write} isMissing={needsReason && isEmpty} />
    </StepDialog>
  );
}
