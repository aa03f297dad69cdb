import { useT } from '../../../i18n/use-t.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { possibleSteps, reopenConsequences, type DecidedStep } from './decided-steps.ts';
import type { CardData } from './card-data.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { RETURN_REASONS, REVOCATION_REASONS } from './reasons.ts';
import { SetEndDialog } from './SetEndDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

export interface OpenedStep {
  readonly step: DecidedStep;
  /** The request as it was when the dialog was opened. */
  readonly card: CardData;
}

interface DecidedDialogProps {
  readonly opened: OpenedStep;
  /** The request as it is now. */
  readonly present: CardData;
  readonly actions: Pick<DeskActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly onClose: () => void;
  /** The reasons typed in dialogs that were closed without the action, by step and request. */
  readonly drafts: Map<string, string>;
}

/** The dialog of an action on a decided request. */
export function DecidedDialog({ opened, present, actions, onClose, drafts }: DecidedDialogProps) {
  const t = useT();
  const today = useToday();
  const { step } = opened;
  // When somebody else has made the step impossible, the typed text stays, and the server says why.
  const card = possibleSteps(present).includes(step) ? present : opened.card;
  const { id, name, membership, request } = card;
  const key = `${step} ${id}`;
  const dialog = {
    // Two guides may have the same name.
    name: membership ? t('admin.name-and-number', { name, number: String(membership.number) }) : name,
    draft: drafts.get(key) ?? '',
    onDraft: (reason: string) => void drafts.set(key, reason),
    onClose,
  };
  if (step === 'set-end') {
    return membership ? <SetEndDialog {...dialog} membership={membership} onSetEnd={actions.setEnd} /> : null;
  }
  if (step === 'revoke') {
    return (
      <StepDialog
        {...dialog}
        step={step}
        consequences={t('admin.revoke-text')}
        reasons={REVOCATION_REASONS}
        onConfirm={(reason) => actions.revoke({ userId: request.user_id, name: dialog.name, reason })}
      />
    );
  }
  return (
    <StepDialog
      {...dialog}
      step={step}
      consequences={t(reopenConsequences(card, today))}
      reasons={RETURN_REASONS}
      onConfirm={(reason) => actions.reopen(card, reason)}
    />
  );
}
