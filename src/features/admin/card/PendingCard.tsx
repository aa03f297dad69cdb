import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import { RENEWAL, wasRevoked } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardShortcuts } from '../desk/desk-keys.ts';
import type { EarlierDecision } from '../desk/desk-state.ts';
import { earlierDecision, earlierText } from '../desk/earlier-decision.ts';
import { AppliedFor } from './AppliedFor.tsx';
import { CardFrame } from './CardFrame.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { NamesNote } from './NamesNote.tsx';
import { PendingActions } from './PendingActions.tsx';
import { RenewalNote } from './RenewalNote.tsx';
import { REJECTION_REASONS } from './reason/reasons.ts';
import type { RequestCardProps } from './card-props.ts';
import { useDecisionForm, type DecisionForm } from './use-decision-form.ts';

/** The card's keyboard shortcuts; none when nothing can be decided. */
function keysOf(form: DecisionForm): CardShortcuts {
  return {
    isHeld: form.holdKeys,
    approve: () => form.approve('key'),
    reject: () => form.reject('key'),
    writeNote: () => form.noteField.current?.focus(),
    digits: REJECTION_REASONS.map((reason) => () => form.addReason(reason, 'key')),
  };
}

/** A pending request, with note and buttons, or the reason why there are none. */
export function PendingCard(props: RequestCardProps) {
  const { request, card, name, guide, profile, isOwn, actions, shortcuts, decidedAt, turnedAt } = props;
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const form = useDecisionForm({
    card: frame,
    decidedAt,
    turnedAt,
    shown,
    note: card.note,
    withdraws: wasRevoked(request.data),
    sentAsReason: card.sentAsReason,
    onNote: (note) => actions.note(request, note),
    onDecide: (decision, note, drawn) => actions.decide({ request, name, decision, note, drawn }),
  });
  const earlier = earlierDecision(props, card);
  const canDecide = !earlier && !isOwn;
  const keys = canDecide ? keysOf(form) : {};
  useImperativeHandle(shortcuts, () => keys);
  const { look } = actions;
  const isLookedAt = request.data.kind === RENEWAL && canDecide && form.isSeen;
  useEffect(() => {
    if (isLookedAt && shown) look(request.id, shown);
  }, [look, request.id, isLookedAt, shown]);
  const changed = [...new Set([...(card.changed ?? []), ...form.changed])];
  return (
    <CardFrame
      {...props}
      frame={frame}
      keys={keys}
      changed={changed}
      // Marks the request as in use, so that its card stays open when the list changes.
      onFocus={() => actions.focus(request)}
    >
      {earlier ? (
        <DecidedElsewhere earlier={earlier} note={card.note} onDismiss={() => actions.dismiss(request.id)} />
      ) : null}
      {!earlier && isOwn ? (
        <Alert severity="info" role="note">
          {t('admin.own')}
        </Alert>
      ) : null}
      {!earlier && request.data.kind === RENEWAL ? <RenewalNote {...props} /> : null}
      {earlier ? null : <NamesNote applied={request.data.applied} />}
      {earlier ? null : <AppliedFor applied={request.data.applied} guide={guide} profile={profile} />}
      {canDecide && card.problem ? (
        // The toast is announced; this message stays on the card.
        <Alert severity="error" role="note" sx={{ mb: 2 }}>
          {t('admin.decide-failed-card', { problem: t(card.problem) })}
        </Alert>
      ) : null}
      {canDecide ? (
        <>
          <ChangedFields changed={changed} isAsked={form.isAskedAboutChanges || card.changed !== undefined} />
          <PendingActions requestId={request.id} name={name} form={form} />
        </>
      ) : null}
    </CardFrame>
  );
}

interface DecidedElsewhereProps {
  readonly earlier: EarlierDecision;
  readonly note: string;
  readonly onDismiss: () => void;
}

/** Shown when another admin decided first; this admin's draft note can still be copied. */
function DecidedElsewhere({ earlier, note, onDismiss }: DecidedElsewhereProps) {
  const t = useT();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={onDismiss}>
          {t('admin.dismiss')}
        </Button>
      }
    >
      {earlierText(earlier, 'sentence', t)}
      {note ? (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{t('admin.note-unsent', { note })}</Typography>
      ) : null}
    </Alert>
  );
}
