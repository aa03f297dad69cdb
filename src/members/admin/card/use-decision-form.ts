import { useMemo, useRef, useState, type RefObject } from 'react';
import { hasKeyboard } from '../../../browser/has-keyboard.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import {
  changedSinceSeen,
  toSeenProfile,
  withAccount,
  type SeenProfile,
} from '../../../domain/verification/seen-profile.ts';
import { wasRevoked, type Decision } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { RequestCardProps } from './card-props.ts';
import type { NoteHandle } from './NoteField.tsx';
import { holdsKeys, isInView, useReadiness, type Readiness } from './readiness.ts';
import { fitsNote, holdsReason, REJECTION_REASONS, withReason, type Reason } from './reason/reasons.ts';

/** How a decision was given: a key refers to the card, a press to the position under the pointer. */
type Press = 'key' | 'pointer';

export type DecisionForm = ReturnType<typeof useDecisionForm>;

/** A rejection confirms none of the guide's texts, so changes by the guide do not delay it. */
function isReadyFor(
  decision: Decision,
  press: Press,
  { isInPlace, isUnderPointer, isRead }: Readiness,
): boolean {
  return (press === 'key' ? isInPlace : isUnderPointer) && (isRead || decision === 'rejected');
}

/** Tracks what an open card showed first, and what has changed since. @param now the current values. */
function useSeenProfile(now: SeenProfile | undefined) {
  const [seen, setSeen] = useState(now);
  const [reported, setReported] = useState<readonly GuideFieldName[]>([]);
  const unread = seen && now ? changedSinceSeen(seen, now) : [];
  return {
    /** What the admin has read; undefined when there is no profile. */
    seen: seen ?? now,
    changed: [...reported, ...unread],
    isAskedAboutChanges: unread.length === 0 && reported.length > 0,
    /** Marks the current values as read; returns whether any of them were new. */
    askAboutChanges: () => {
      setSeen(now);
      if (unread.length > 0) setReported([...reported, ...unread]);
      return unread.length > 0;
    },
  };
}

/**
 * Note and decision of a pending request, used by its buttons and its keys.
 * @param card the element that must be unmoved for a moment before it can be decided.
 */
export function useDecisionForm(props: RequestCardProps, card: RefObject<HTMLElement | null>) {
  const { request, name, guide, profile, card: state, actions, decidedAt, turnedAt } = props;
  const { note, sentAsReason } = state;
  const [wasAskedForReason, setWasAskedForReason] = useState(false);
  const [noteAskedAbout, setNoteAskedAbout] = useState<string>();
  const [wasTooSoon, setTooSoon] = useState(false);
  const noteField = useRef<NoteHandle>(null);
  const buttons = useRef<HTMLDivElement>(null);
  // Without a reason, a second rejection is sent, unless it withdraws a verification.
  const withdraws = wasRevoked(request.data);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const { seen, changed, isAskedAboutChanges, askAboutChanges } = useSeenProfile(shown);
  let question: MessageId | undefined;
  if (wasAskedForReason && note.trim() === '')
    question = withdraws ? 'admin.reject-withdraws' : 'admin.reject-without-reason';
  else if (noteAskedAbout === note) question = 'admin.approve-with-reason';
  const readiness = useReadiness(
    { card, buttons, decidedAt },
    JSON.stringify(shown ?? null),
    [question, isAskedAboutChanges && 'changes'].filter(Boolean).join(' '),
  );

  /** The last keystrokes may not be in the desk's state yet. */
  const typed = () => noteField.current?.text() ?? note;

  const givesReason = () =>
    holdsReason(typed(), REJECTION_REASONS) || (typed().trim() !== '' && typed() === sentAsReason);

  const decide = (decision: Decision, press: Press) => {
    const isReady = isReadyFor(decision, press, readiness.check());
    setTooSoon(!isReady);
    // A key refers to the card wherever it is, so scroll the card into view before deciding.
    if (press === 'key' && !isInView(card.current)) card.current?.scrollIntoView({ block: 'start' });
    if (!fitsNote(typed())) noteField.current?.focus();
    else if (isReady && !(decision === 'approved' && askAboutChanges())) {
      actions.note(request, typed());
      actions.decide({ request, name, decision, note: typed(), seen });
    }
  };
  return {
    noteField,
    buttons,
    /** What the card shows of the guide; undefined when there is no profile. */
    shown,
    /** Asked once before the decision. */
    question,
    /** Whether a press of each button would decide now. */
    isReady: {
      approved: isReadyFor('approved', 'pointer', readiness),
      rejected: isReadyFor('rejected', 'pointer', readiness),
    },
    /** Whether the card has been in view long enough to be read. */
    isViewed: readiness.isInPlace && readiness.isRead,
    /** Whether the last press came before the admin can have read the card, and was ignored. */
    wasTooSoon,
    /** What the guide changed since the card was opened. */
    changed: [...new Set([...(state.changed ?? []), ...changed])],
    isAskedAboutChanges: isAskedAboutChanges || state.changed !== undefined,
    /** Returns whether keys are still disabled; if so, the card shows a message. */
    holdKeys: () => {
      const isHeld = holdsKeys(turnedAt);
      if (isHeld) setTooSoon(true);
      return isHeld;
    },
    addReason: (reason: Reason, press: Press) => {
      readiness.move(() => {
        noteField.current?.replace(withReason(typed(), reason));
        noteField.current?.show();
        // Who goes on typing writes, instead of giving commands. On a phone the focus would open its keyboard.
        if (press === 'key' || hasKeyboard()) noteField.current?.focus();
      });
    },
    approve: (press: Press) => {
      if (givesReason() && noteAskedAbout !== typed()) {
        setNoteAskedAbout(typed());
        noteField.current?.focus();
      } else decide('approved', press);
    },
    reject: (press: Press) => {
      if (typed().trim() === '' && (withdraws || !wasAskedForReason)) {
        setWasAskedForReason(true);
        noteField.current?.focus();
      } else decide('rejected', press);
    },
  };
}
