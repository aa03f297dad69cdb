import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import { RENEWAL } from '../../../domain/verification/verification.ts';
import { fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardShortcuts } from '../desk/desk-keys.ts';
import type { EarlierDecision } from '../desk/desk-state.ts';
import { earlierDecision, earlierText } from '../desk/join-requests.ts';
import { isComparable, renewalChanges } from '../desk/since-approval.ts';
import { AppliedFor } from './AppliedFor.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { RequestCardProps } from './card-props.ts';
import { PendingActions } from './PendingActions.tsx';
import { REJECTION_REASONS } from './reason/reasons.ts';
import { useDecisionForm, type DecisionForm } from './use-decision-form.ts';

function shortcutsOf(form: DecisionForm): CardShortcuts {
  return {
    isHeld: form.holdKeys,
    approve: () => form.approve('key'),
    reject: () => form.reject('key'),
    note: () => form.noteField.current?.focus(),
    digits: REJECTION_REASONS.map((reason) => () => form.addReason(reason, 'key')),
  };
}

/** A pending request, with note and buttons, or the reason why there are none. */
export function PendingCard(props: RequestCardProps) {
  const { request, card, isOwn, actions, shortcuts } = props;
  const { kind } = request.data;
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const form = useDecisionForm(props, frame);
  const { shown } = form;
  const earlier = earlierDecision(props, card);
  const canDecide = !earlier && !isOwn;
  const keys = canDecide ? shortcutsOf(form) : {};
  useImperativeHandle(shortcuts, () => keys);
  const { view } = actions;
  const isViewed = kind === RENEWAL && canDecide && form.isViewed;
  useEffect(() => {
    if (isViewed && shown) view(request.id, shown);
  }, [view, request.id, isViewed, shown]);
  return (
    <CardFrame
      {...props}
      frame={frame}
      keys={keys}
      changed={form.changed}
      // Marks the request as in use, so that its card stays open when the list changes.
      onFocus={() => actions.focus(request)}
    >
      {earlier ? (
        <DecidedElsewhere earlier={earlier} note={card.note} onDismiss={() => actions.dismiss(request.id)} />
      ) : (
        <>
          {isOwn ? (
            <Alert severity="info" role="note">
              {t('admin.own')}
            </Alert>
          ) : null}
          {kind === RENEWAL ? <RenewalNote {...props} /> : null}
          <NamesNote {...props} />
          <AppliedFor {...props} />
        </>
      )}
      {canDecide && card.problem ? (
        // The toast is announced; this message stays on the card.
        <Alert severity="error" role="note" sx={{ mb: 2 }}>
          {t('admin.decide-failed-card', { problem: t(card.problem) })}
        </Alert>
      ) : null}
      {canDecide ? (
        <>
          <ChangedFields form={form} />
          <PendingActions {...props} form={form} />
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
      {earlierText(earlier, 'earlier', t)}
      {note ? (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{t('admin.note-unsent', { note })}</Typography>
      ) : null}
    </Alert>
  );
}

/** Marks a request for a new term, and lists the changes since the last approval. */
function RenewalNote(props: RequestCardProps) {
  const t = useT();
  const changed = renewalChanges(props);
  const isKnown = isComparable(props);
  const isPlain = changed.length === 0 && isKnown;
  return (
    <Alert severity={isPlain ? 'info' : 'warning'} role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.renewal')}</AlertTitle>
      {changed.length > 0 ? (
        <div>{t('admin.renewal-changed', { fields: fieldLabels(changed, t) })}</div>
      ) : null}
      {isKnown ? null : <div>{t('admin.renewal-unknown')}</div>}
      {isPlain ? t('admin.renewal-unchanged') : null}
    </Alert>
  );
}

/** Warns when the two names that an approval would publish cannot belong to one person. */
function NamesNote({ request }: Pick<RequestCardProps, 'request'>) {
  const t = useT();
  const { applied } = request.data;
  if (!applied) return null;
  const names = [applied.full_name, applied.georgian_name, applied.latin_name];
  if (names.every((one) => names.every((other) => mayBeOneName(one, other)))) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {t('admin.names-differ', { names: [...new Set(names.filter(Boolean))].join(' · ') })}
    </Alert>
  );
}

/** Lists what the guide changed while the admin was reading. */
function ChangedFields({ form: { changed, isAskedAboutChanges } }: { readonly form: DecisionForm }) {
  const t = useT();
  if (changed.length === 0) return null;
  const fields = changed.flatMap((name) => (name === 'user_id' ? [] : t(fieldLabel(name)))).join(', ');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('admin.changed-meanwhile', { fields })}{' '}
      {t(isAskedAboutChanges ? 'admin.changed-asks' : 'admin.changed-read')}
    </Alert>
  );
}
