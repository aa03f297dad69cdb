import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { APPROVED_FIELDS, type ApprovedField } from '../../../domain/guide/guide-fields.ts';
import { saysNothing, type ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import { renewedEnd } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { QUESTION_IDLE_DAYS } from '../../../domain/settings.ts';
import { keysOf } from '../../../domain/record-of.ts';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import {
  changedSinceRevision,
  isIdle,
  openQuestion,
  revisionOf,
  type Question,
} from '../../../domain/verification/questions.ts';
import { changedSinceSeen, toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import { RENEWAL, wasRevoked, type Decision } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { fieldLabel, fieldLabels, approvedText } from '../../../i18n/guide-texts.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAssociationYear } from '../../firebase/firestore/verification-desk.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import type { CardState } from '../requests/use-decisions.ts';
import { ButtonBar, CardNote, useSecondsLeft } from './CardParts.tsx';
import { NoteField, ReasonChips } from './NoteField.tsx';
import type { RequestCardProps } from './RequestCard.tsx';
import { isComparable, renewalChanges, type CardData } from './card-data.ts';
import { REJECTION_REASONS, fitsNote, holdsReason, withReason, type Reason } from './reasons.ts';
import { SamePeople, useSamePeople } from './SamePeople.tsx';

interface PendingPartProps extends Pick<RequestCardProps, 'state' | 'actions'> {
  readonly card: CardData;
  readonly form: DecisionForm;
  readonly canDecide: boolean;
}

/** What an approval confirms and what is to be known about it, and the note; or why nothing can be decided here. */
export function PendingPart({ card, state, actions, form, canDecide }: PendingPartProps) {
  const { id, name, request } = card;
  const { noteField, samePeople, question, addReason, changed, isNewRevision } = form;
  const t = useT();
  const asked = openQuestion(request);
  return (
    <>
      {card.isOwn ? <CardNote>{t('admin.own')}</CardNote> : null}
      {request.kind === RENEWAL ? <RenewalNote card={card} /> : null}
      <NamesNote card={card} />
      <AppliedFor card={card} />
      {asked ? (
        <AskedNote
          card={card}
          asked={asked}
          onTakeBack={canDecide && !state.busy ? () => void actions.takeBackQuestion(card, asked) : undefined}
        />
      ) : null}
      {canDecide ? (
        <>
          <SamePeople {...samePeople} />
          <ChangedFields
            changed={changed}
            isNewRevision={isNewRevision}
            isAsked={state.changed !== undefined}
          />
          <NoteField
            ref={noteField}
            requestId={id}
            name={name}
            note={state.note}
            onNote={(note) => actions.change(id, { note })}
            question={question && t(question)}
          />
          <ReasonChips onChoose={addReason} />
        </>
      ) : null}
    </>
  );
}

/** Marks a request for a new term, with its last day, and lists the changes since the last approval. */
function RenewalNote({ card }: { readonly card: CardData }) {
  const t = useT();
  const lang = useLang();
  const [now] = useState(() => new Date());
  const year = useAssociationYear();
  const lastDay =
    year.status === 'ready' && card.membership
      ? lastDayOf(renewedEnd(card.membership, now, year.data.year_end))
      : undefined;
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
      {lastDay ? <div>{t('admin.renewal-until', { date: formatDate(lastDay, lang) })}</div> : null}
    </CardNote>
  );
}

interface AskedNoteProps {
  readonly card: CardData;
  readonly asked: Question;
  readonly onTakeBack: (() => void) | undefined;
}

/** Says that a question waits for its answer; it can be taken back until its email is sent. */
function AskedNote({ card: { request }, asked, onTakeBack }: AskedNoteProps) {
  const t = useT();
  const [now] = useState(() => new Date());
  const { undoUntil } = useDeskRows();
  const seconds = useSecondsLeft(undoUntil(asked.asked_at));
  return (
    <CardNote>
      {isIdle(request, now) ? t('admin.asked-long', { days: QUESTION_IDLE_DAYS }) : t('admin.asked')}
      {seconds > 0 ? <div>{t('admin.undo-until', { seconds })}</div> : null}
      {seconds > 0 && onTakeBack ? (
        <Button color="inherit" size="small" variant="outlined" onClick={onTakeBack} sx={{ mt: 0.5 }}>
          {t('admin.ask-back')}
        </Button>
      ) : null}
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

interface ChangedFieldsProps extends Pick<DecisionForm, 'changed' | 'isNewRevision'> {
  readonly isAsked: boolean;
}

/** Lists what the guide changed, or says that the guide answered, while the admin was reading. */
function ChangedFields({ changed, isNewRevision, isAsked }: ChangedFieldsProps) {
  const t = useT();
  if (changed.length === 0 && !isNewRevision) return null;
  const fields = changed.flatMap((name) => (name === 'user_id' ? [] : t(fieldLabel(name)))).join(', ');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {changed.length > 0 ? t('admin.changed-meanwhile', { fields }) : t('admin.answered-meanwhile')}{' '}
      {t(isAsked ? 'admin.changed-asks' : 'admin.changed-read')}
    </Alert>
  );
}

interface DecisionButtonsProps {
  readonly name: string;
  readonly busy: CardState['busy'];
  readonly form: DecisionForm;
}

/** The action, as it is said while it is under way, and its look. */
const STEPS = {
  approve: {
    busy: 'approved',
    busyText: 'admin.approving',
    look: { variant: 'contained', startIcon: <CheckCircleOutlined /> },
  },
  reject: {
    busy: 'rejected',
    busyText: 'admin.rejecting',
    look: { variant: 'outlined', color: 'error', startIcon: <CancelOutlined /> },
  },
  ask: {
    busy: 'asking',
    busyText: 'admin.asking',
    look: { variant: 'outlined', startIcon: <HelpOutlineOutlined /> },
  },
} as const;

/** Approve, Reject and Ask. */
export function DecisionButtons({ name, busy, form }: DecisionButtonsProps) {
  const t = useT();
  return (
    <ButtonBar>
      {keysOf(STEPS).map((step) => {
        const { busy: underWay, busyText, look } = STEPS[step];
        return (
          <Button
            key={step}
            {...look}
            aria-label={t(`admin.${step}-name`, { name })}
            aria-keyshortcuts={DESK_KEYS[step]}
            onClick={(event) => isFirstClick(event) && form[step]()}
            // Not `disabled`, so that the pressed one keeps the focus.
            aria-disabled={busy !== undefined}
          >
            {t(busy === underWay ? busyText : `admin.${step}`)}
          </Button>
        );
      })}
      {/* The buttons stay where they are. */}
      <span role="status" className="visually-hidden">
        {keysOf(STEPS).map((step) => (busy === STEPS[step].busy ? t(STEPS[step].busyText) : null))}
      </span>
    </ButtonBar>
  );
}

type DecisionForm = ReturnType<typeof useDecisionForm>;

type DecisionFormInput = Pick<RequestCardProps, 'state' | 'actions'> & { readonly card: CardData };

/** What is asked once before each step, about the note as it was. */
const QUESTIONS = {
  approve: 'admin.approve-with-reason',
  reject: 'admin.reject-without-reason',
  ask: 'admin.ask-empty',
} as const satisfies Readonly<Record<keyof typeof STEPS, MessageId>>;

/** Note and decision of a pending request, used by its buttons and its keys. */
export function useDecisionForm({ card, state, actions }: DecisionFormInput) {
  const { id, request, guide, profile } = card;
  const { note, sentAsReason, busy } = state;
  const [asked, setAsked] = useState<{ readonly about: keyof typeof STEPS; readonly note: string }>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const samePeople = useSamePeople(card);
  // Without a reason, a second rejection is sent, unless it withdraws a verification.
  const withdraws = wasRevoked(request);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const [shownFirst = shown] = useState(shown);
  const revision = revisionOf(request);
  const [firstRevision] = useState(revision);
  /** What the guide changed since the card was opened. */
  const changed = useMemo(() => {
    const unread = shownFirst && shown ? changedSinceSeen(shownFirst, shown) : [];
    const applied = changedSinceRevision(request, firstRevision);
    return [...new Set([...(state.changed ?? []), ...applied, ...unread])];
  }, [state.changed, request, firstRevision, shownFirst, shown]);
  const isAlone = samePeople.found?.length === 0;
  const look = useEffectEvent((alone: boolean) => {
    const looked = { seen: shownFirst, revision: firstRevision, isAlone: alone };
    if (request.kind === RENEWAL && request.status === 'pending') actions.change(id, { looked });
  });
  useEffect(() => look(isAlone), [isAlone]);
  const trimmed = note.trim();
  const about = asked?.note === trimmed ? asked.about : undefined;
  const question: MessageId | undefined =
    about && (about === 'reject' && withdraws ? 'admin.reject-withdraws' : QUESTIONS[about]);
  const askAbout = (step: keyof typeof STEPS) => {
    setAsked({ about: step, note: trimmed });
    noteField.current?.focus();
  };
  const givesReason = holdsReason(note, REJECTION_REASONS) || (trimmed !== '' && note === sentAsReason);
  const decide = (decided: Decision) => {
    // The server refuses once what has changed since the card was opened; then what is shown by now is meant.
    const seen = state.changed ? shown : shownFirst;
    const found = decided === 'approved' ? samePeople.found : undefined;
    void actions.decide({
      card,
      decision: decided,
      note,
      seen,
      revision: state.changed ? revision : firstRevision,
      otherPeople: (found ?? []).map((one) => one.user_id),
    });
  };
  /** Not while something is being done, or with a note that is too long. */
  const isReady = (): boolean => {
    const fits = fitsNote(note);
    if (!busy && !fits) noteField.current?.focus();
    return !busy && fits;
  };
  return {
    noteField,
    samePeople,
    /** Asked once before the decision. */
    question,
    changed,
    isNewRevision: revision !== firstRevision,
    addReason: (reason: Reason) => {
      if (!busy) actions.change(id, { note: withReason(note, reason, profile?.language) });
    },
    approve: () => {
      if (!isReady()) return;
      if (!samePeople.areOthers) samePeople.ask();
      else if (givesReason && about !== 'approve') askAbout('approve');
      else decide('approved');
    },
    reject: () => {
      if (!isReady()) return;
      if (trimmed === '' && (withdraws || about !== 'reject')) askAbout('reject');
      else decide('rejected');
    },
    ask: () => {
      if (!isReady()) return;
      if (trimmed === '') askAbout('ask');
      else void actions.ask(card, note);
    },
  };
}

/** Visitors search by these fields: a page without them is of little use. */
const WANTED = ['profession', 'certification_level'] as const;

/**
 * Shows what an approval of this request confirms, next to the previously approved and the current values
 * where they differ.
 */
function AppliedFor({ card: { request, guide, profile } }: { readonly card: CardData }) {
  const { applied } = request;
  const t = useT();
  const lang = useLang();
  const text = (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('admin.not-chosen');
  if (!applied) return <Alert severity="warning">{t('admin.applied-missing')}</Alert>;
  const present = guide && withAccount(guide, profile);
  const approved = guide?.approved ?? undefined;
  const versions = [applied, approved, present].filter((values) => values !== undefined);
  const gaps = WANTED.filter((name) => approvedText(name, applied, lang) === undefined);
  return (
    <Box
      component="section"
      aria-label={t('admin.applied')}
      sx={{ mb: 1.5, px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('admin.applied')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.25, overflowWrap: 'anywhere' }}>
        {APPROVED_FIELDS.filter((name) => !versions.every((values) => saysNothing(name, values))).map(
          (name) => {
            const value = text(name, applied);
            const before = approved && text(name, approved);
            const now = present && text(name, present);
            return (
              // Label and value in one line, where there is room.
              <Box
                key={name}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
              >
                <Typography component="dt" variant="body2" color="textSecondary">
                  {t(fieldLabel(name))}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                  {value}
                </Typography>
                {before === undefined || before === value ? null : (
                  <Typography component="dd" variant="body2" sx={{ m: 0, flexBasis: '100%' }}>
                    {t('admin.applied-before', { value: before })}
                  </Typography>
                )}
                {now === undefined || now === value ? null : (
                  <Typography component="dd" variant="body2" color="warning" sx={{ m: 0, flexBasis: '100%' }}>
                    {t('admin.applied-now', { value: now })}
                  </Typography>
                )}
              </Box>
            );
          },
        )}
      </Box>
      {gaps.length > 0 ? (
        <Alert severity="warning" role="note" sx={{ mt: 1 }}>
          {t('admin.applied-gaps', { fields: fieldLabels(gaps, t) })}
        </Alert>
      ) : null}
    </Box>
  );
}
