import { useCallback, useState } from 'react';
import { useToday } from '../../../../i18n/use-today.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { openSteps, type DecidedStep } from '../../desk/decided-steps.ts';
import type { JoinedRequest } from '../../desk/join-requests.ts';
import type { CardActions } from '../card-props.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RETURN_REASONS, REVOCATION_REASONS } from './reasons.ts';
import { returnConsequences } from './return-consequences.ts';
import { SetEndDialog } from './SetEndDialog.tsx';

export interface AskedStep {
  /** The request as it was when the dialog was opened. */
  readonly asked: { readonly joined: JoinedRequest; readonly step: DecidedStep } | undefined;
  /** Opens the dialog of a step. */
  readonly ask: (joined: JoinedRequest, step: DecidedStep) => void;
  readonly close: () => void;
  /** The texts of dialogs that were closed without the action, by step and request. */
  readonly reasons: Map<string, string>;
}

/** The open dialog about a request of a list. */
export function useAskedStep(): AskedStep {
  const [asked, setAsked] = useState<AskedStep['asked']>();
  const ask = useCallback((joined: JoinedRequest, step: DecidedStep) => setAsked({ joined, step }), []);
  const [reasons] = useState(() => new Map<string, string>());
  return { asked, ask, close: () => setAsked(undefined), reasons };
}

function isOpenStep(joined: JoinedRequest, step: DecidedStep): boolean {
  const { returns, canRevoke, canSetEnd } = openSteps(joined);
  return { return: returns !== undefined, revoke: canRevoke, end: canSetEnd }[step];
}

interface DecidedDialogsProps {
  /** As it was when the dialog was opened. */
  readonly asked: JoinedRequest;
  /** As it is in the list; undefined if it has left it. */
  readonly present: JoinedRequest | undefined;
  readonly step: DecidedStep;
  readonly actions: Pick<CardActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly onClose: () => void;
  readonly reasons: Map<string, string>;
}

/**
 * The dialog of an action on a decided request. It belongs to the list, not to the card: a narrower
 * window renders the card elsewhere, and the typed text would be lost.
 */
export function DecidedDialogs(props: DecidedDialogsProps) {
  const { asked, present: listed, step, actions, onClose, reasons } = props;
  const t = useT();
  const today = useToday();
  // When somebody else has made the step impossible, the typed text stays, and the server says why.
  const joined = listed && isOpenStep(listed, step) ? listed : asked;
  const { request, current, name, guide, membership } = joined;
  const { returns, canRevoke } = openSteps(joined);
  const present = { id: request.id, data: current };
  const key = `${step} ${request.id}`;
  const kept = { text: reasons.get(key) ?? '', keep: (text: string) => void reasons.set(key, text) };
  // Two guides may have the same name.
  const person = membership ? t('admin.name-and-number', { name, number: String(membership.number) }) : name;
  if (step === 'end' && membership) {
    return (
      <SetEndDialog
        membership={membership}
        name={person}
        kept={kept}
        onSetEnd={actions.setEnd}
        onClose={onClose}
      />
    );
  }
  if (step === 'return' && returns) {
    return (
      <ReasonDialog
        title={t('admin.return-title')}
        name={person}
        consequences={t(returnConsequences({ current, guide }, today))}
        action={t('admin.reopen')}
        reasons={RETURN_REASONS}
        kept={kept}
        onConfirm={(reason) => actions.reopen({ request: present, name, decision: returns, reason })}
        onClose={onClose}
      />
    );
  }
  if (step !== 'revoke' || !canRevoke) return null;
  return (
    <ReasonDialog
      title={t('admin.revoke-title')}
      name={person}
      consequences={t('admin.revoke-text')}
      action={t('admin.revoke')}
      reasons={REVOCATION_REASONS}
      kept={kept}
      onConfirm={(reason) => actions.revoke(present, { userId: request.data.user_id, name: person, reason })}
      onClose={onClose}
    />
  );
}
