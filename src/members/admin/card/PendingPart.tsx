import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import { RENEWAL } from '../../../domain/verification/verification.ts';
import { fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardState } from '../requests/card-state.ts';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import { AppliedFor } from './AppliedFor.tsx';
import { ButtonBar, CardNote } from './CardParts.tsx';
import { isComparable, renewalChanges, type CardData } from './card-data.ts';
import { NoteField, ReasonChips } from './NoteField.tsx';
import { REJECTION_REASONS } from './reasons.ts';
import type { RequestCardProps } from './RequestCard.tsx';
import type { DecisionForm } from './use-decision-form.ts';

interface PendingPartProps extends Pick<RequestCardProps, 'state' | 'actions'> {
  readonly card: CardData;
  readonly form: DecisionForm;
  readonly canDecide: boolean;
}

/** What an approval confirms and what is to be known about it, and the note; or why nothing can be decided here. */
export function PendingPart({ card, state, actions, form, canDecide }: PendingPartProps) {
  const { id, name, request } = card;
  const { noteField, question, addReason, changed } = form;
  const t = useT();
  return (
    <>
      {card.isOwn ? <CardNote>{t('admin.own')}</CardNote> : null}
      {request.kind === RENEWAL ? <RenewalNote card={card} /> : null}
      <NamesNote card={card} />
      <AppliedFor card={card} />
      {canDecide && state.problem ? (
        // The toast is announced; this message stays on the card.
        <CardNote severity="error">{t('admin.decide-failed-card', { problem: t(state.problem) })}</CardNote>
      ) : null}
      {canDecide ? (
        <>
          <ChangedFields changed={changed} isAsked={state.changed !== undefined} />
          <NoteField
            ref={noteField}
            requestId={id}
            name={name}
            note={state.note}
            onNote={(note) => actions.change(id, { note })}
            question={question && t(question)}
          />
          <ReasonChips reasons={REJECTION_REASONS} onChoose={addReason} hasKeys />
        </>
      ) : null}
    </>
  );
}

/** Marks a request for a new term, and lists the changes since the last approval. */
function RenewalNote({ card }: { readonly card: CardData }) {
  const t = useT();
  const changed = renewalChanges(card);
  const isKnown = isComparable(card);
  const isPlain = isKnown && changed.length === 0;
  return (
    <CardNote severity={isPlain ? 'info' : 'warning'}>
      <AlertTitle>{t('admin.renewal')}</AlertTitle>
      {changed.length > 0 ? (
        <div>{t('admin.renewal-changed', { fields: fieldLabels(changed, t) })}</div>
      ) : null}
      {isKnown ? null : <div>{t('admin.renewal-unknown')}</div>}
      {isPlain ? t('admin.renewal-unchanged') : null}
    </CardNote>
  );
}

/** Warns when the two names that an approval would publish cannot belong to one person. */
function NamesNote({ card: { request } }: { readonly card: CardData }) {
  const t = useT();
  const { applied } = request;
  if (!applied) return null;
  const names = [applied.full_name, applied.georgian_name, applied.latin_name];
  if (names.every((one) => names.every((other) => mayBeOneName(one, other)))) return null;
  return (
    <CardNote severity="warning">
      {t('admin.names-differ', { names: [...new Set(names.filter(Boolean))].join(' · ') })}
    </CardNote>
  );
}

/** Lists what the guide changed while the admin was reading. */
function ChangedFields({ changed, isAsked }: Pick<DecisionForm, 'changed'> & { readonly isAsked: boolean }) {
  const t = useT();
  if (changed.length === 0) return null;
  const fields = changed.flatMap((name) => (name === 'user_id' ? [] : t(fieldLabel(name)))).join(', ');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('admin.changed-meanwhile', { fields })} {t(isAsked ? 'admin.changed-asks' : 'admin.changed-read')}
    </Alert>
  );
}

interface DecisionButtonsProps {
  readonly name: string;
  readonly busy: CardState['busy'];
  readonly form: DecisionForm;
}

/** Approve and Reject. */
export function DecisionButtons({ name, busy, form: { approve, reject } }: DecisionButtonsProps) {
  const t = useT();
  // Not `disabled`, so that the pressed one keeps the focus.
  const waiting = {
    'aria-disabled': busy !== undefined,
    sx: { '&[aria-disabled="true"]': { opacity: 0.6 } },
  };
  return (
    <ButtonBar>
      <Button
        variant="contained"
        startIcon={<CheckCircleOutlined />}
        aria-label={t('admin.approve-name', { name })}
        aria-keyshortcuts={DESK_KEYS.approve}
        onClick={(event) => isFirstClick(event) && approve()}
        {...waiting}
      >
        {t(busy === 'approved' ? 'admin.approving' : 'admin.approve')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<CancelOutlined />}
        aria-label={t('admin.reject-name', { name })}
        aria-keyshortcuts={DESK_KEYS.reject}
        onClick={(event) => isFirstClick(event) && reject()}
        {...waiting}
      >
        {t(busy === 'rejected' ? 'admin.rejecting' : 'admin.reject')}
      </Button>
      {/* The buttons stay where they are. */}
      <span role="status" className="visually-hidden">
        {busy === 'approved' ? t('admin.approving') : null}
        {busy === 'rejected' ? t('admin.rejecting') : null}
      </span>
    </ButtonBar>
  );
}
