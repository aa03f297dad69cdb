import { useMemo, useRef, useState } from 'react';
import { changedSinceSeen, toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import { wasRevoked, type Decision } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { CardData } from './card-data.ts';
import { fitsNote, holdsReason, REJECTION_REASONS, withReason, type Reason } from './reasons.ts';
import type { RequestCardProps } from './RequestCard.tsx';

export type DecisionForm = ReturnType<typeof useDecisionForm>;

type DecisionFormInput = Pick<RequestCardProps, 'state' | 'actions'> & { readonly card: CardData };

/** Note and decision of a pending request, used by its buttons and its keys. */
export function useDecisionForm({ card, state, actions }: DecisionFormInput) {
  const { id, request, guide, profile } = card;
  const { note, sentAsReason, busy } = state;
  const [wasAskedForReason, setWasAskedForReason] = useState(false);
  const [noteAskedAbout, setNoteAskedAbout] = useState<string>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  // Without a reason, a second rejection is sent, unless it withdraws a verification.
  const withdraws = wasRevoked(request);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const [shownFirst = shown] = useState(shown);
  /** What the guide changed since the card was opened. */
  const changed = useMemo(() => {
    const unread = shownFirst && shown ? changedSinceSeen(shownFirst, shown) : [];
    return [...new Set([...(state.changed ?? []), ...unread])];
  }, [state.changed, shownFirst, shown]);
  const isEmpty = note.trim() === '';
  let question: MessageId | undefined;
  if (wasAskedForReason && isEmpty)
    question = withdraws ? 'admin.reject-withdraws' : 'admin.reject-without-reason';
  else if (noteAskedAbout === note) question = 'admin.approve-with-reason';

  const givesReason = holdsReason(note, REJECTION_REASONS) || (!isEmpty && note === sentAsReason);
  const decide = (decided: Decision) => {
    if (!fitsNote(note)) noteField.current?.focus();
    // The server refuses once what has changed since the card was opened; then what is shown by now is meant.
    else void actions.decide({ card, decision: decided, note, seen: state.changed ? shown : shownFirst });
  };
  return {
    noteField,
    /** Asked once before the decision. */
    question,
    changed,
    addReason: (reason: Reason) => {
      if (!busy) actions.change(id, { note: withReason(note, reason) });
    },
    approve: () => {
      if (busy) return;
      if (givesReason && noteAskedAbout !== note) {
        setNoteAskedAbout(note);
        noteField.current?.focus();
      } else decide('approved');
    },
    reject: () => {
      if (busy) return;
      if (isEmpty && (withdraws || !wasAskedForReason)) {
        setWasAskedForReason(true);
        noteField.current?.focus();
      } else decide('rejected');
    },
  };
}
