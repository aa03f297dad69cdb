import { useT } from '../../../../i18n/use-t.ts';
import { useToday } from '../../../../i18n/use-today.ts';
import { possibleSteps, reopenConsequences, type DecidedStep } from '../../desk/decided-steps.ts';
import type { JoinedRequest } from '../../desk/join-requests.ts';
import type { CardActions } from '../card-props.ts';
import { RETURN_REASONS, REVOCATION_REASONS } from './reasons.ts';
import { SetEndDialog } from './SetEndDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

export interface OpenedStep {
  readonly step: DecidedStep;
  /** The request as it was when the dialog was opened. */
  readonly joined: JoinedRequest;
}

interface DecidedDialogProps {
  readonly opened: OpenedStep;
  /** The request as it is in the list; undefined if it has left it. */
  readonly present: JoinedRequest | undefined;
  readonly actions: Pick<CardActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly onClose: () => void;
  /** The reasons typed in dialogs that were closed without the action, by step and request. */
  readonly drafts: Map<string, string>;
}

/**
 * The dialog of an action on a decided request. It belongs to the list, not to the card: a narrower
 * window renders the card elsewhere, and the typed text would be lost.
 */
export function DecidedDialog({ opened, present, actions, onClose, drafts }: DecidedDialogProps) {
  const t = useT();
  const today = useToday();
  const { step } = opened;
  // When somebody else has made the step impossible, the typed text stays, and the server says why.
  const joined = present && possibleSteps(present).includes(step) ? present : opened.joined;
  const { current, name, membership } = joined;
  const request = { id: joined.request.id, data: current };
  const key = `${step} ${request.id}`;
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
        onConfirm={(reason) =>
          actions.revoke(request, { userId: current.user_id, name: dialog.name, reason })
        }
      />
    );
  }
  const { status: decision } = current;
  if (decision === 'pending') return null;
  return (
    <StepDialog
      {...dialog}
      step={step}
      consequences={t(reopenConsequences(joined, today))}
      reasons={RETURN_REASONS}
      onConfirm={(reason) => actions.reopen({ request, name, decision, reason })}
    />
  );
}
