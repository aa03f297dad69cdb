import { useEffect, useMemo, useRef, useState } from 'react';
import { toRequestRow } from '../../../domain/desk/request-rows.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import {
  changedSinceSeen,
  toSeenProfile,
  withAccount,
  type SeenProfile,
} from '../../../domain/verification/seen-profile.ts';
import { wasRevoked, type Decision } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { DecideInput } from '../requests/use-decisions.ts';
import { isPlainRenewal, type CardData } from './card-data.ts';
import type { NoteHandle } from './NoteField.tsx';
import { fitsNote, holdsReason, REJECTION_REASONS, withReason, type Reason } from './reasons.ts';
import type { RequestCardProps } from './RequestCard.tsx';
import { useSamePeople } from './SamePeople.tsx';

export type DecisionForm = ReturnType<typeof useDecisionForm>;

const NO_PEOPLE = new Map<string, never>();

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

type DecisionFormInput = Pick<RequestCardProps, 'row' | 'state' | 'actions' | 'onView'> & {
  readonly card: CardData;
};

/** Note and decision of a pending request, used by its buttons and its keys. */
export function useDecisionForm({ card, row, state, actions, onView }: DecisionFormInput) {
  const { id, request, name, guide, profile } = card;
  const { note, sentAsReason, busy } = state;
  const [wasAskedForReason, setWasAskedForReason] = useState(false);
  const [noteAskedAbout, setNoteAskedAbout] = useState<string>();
  const noteField = useRef<NoteHandle>(null);
  const samePeople = useSamePeople(card);
  // Without a reason, a second rejection is sent, unless it withdraws a verification.
  const withdraws = wasRevoked(request);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const { seen, changed, isAskedAboutChanges, askAboutChanges } = useSeenProfile(shown);
  let question: MessageId | undefined;
  if (wasAskedForReason && note.trim() === '')
    question = withdraws ? 'admin.reject-withdraws' : 'admin.reject-without-reason';
  else if (noteAskedAbout === note) question = 'admin.approve-with-reason';

  const decision = (decided: Decision, text: string, of: SeenProfile | undefined): DecideInput => ({
    row: row ?? toRequestRow({ id, data: request }, NO_PEOPLE),
    name,
    decision: decided,
    note: text,
    seen: of,
    withdraws,
    otherPeople: decided === 'approved' ? (samePeople.found ?? []).map((one) => one.user_id) : [],
  });
  const isPlain = isPlainRenewal(card);
  useEffect(() => {
    onView(id, isPlain ? decision('approved', '', shown) : undefined);
    // The rest belongs to the same request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isPlain, shown, onView]);

  /** The last keystrokes may not be in the desk's state yet. */
  const typed = () => noteField.current?.text() ?? note;

  const givesReason = () =>
    holdsReason(typed(), REJECTION_REASONS) || (typed().trim() !== '' && typed() === sentAsReason);

  const decide = (decided: Decision) => {
    if (!fitsNote(typed())) noteField.current?.focus();
    else if (!(decided === 'approved' && askAboutChanges())) {
      actions.write(id, typed());
      void actions.decide(decision(decided, typed(), seen));
    }
  };
  return {
    noteField,
    samePeople,
    /** Asked once before the decision. */
    question,
    /** What the guide changed since the card was opened. */
    changed: [...new Set([...(state.changed ?? []), ...changed])],
    isAskedAboutChanges: isAskedAboutChanges || state.changed !== undefined,
    addReason: (reason: Reason) => {
      if (!busy) noteField.current?.replace(withReason(typed(), reason));
    },
    approve: () => {
      if (busy) return;
      if (!samePeople.areOthers) samePeople.ask();
      else if (givesReason() && noteAskedAbout !== typed()) {
        setNoteAskedAbout(typed());
        noteField.current?.focus();
      } else decide('approved');
    },
    reject: () => {
      if (busy) return;
      if (typed().trim() === '' && (withdraws || !wasAskedForReason)) {
        setWasAskedForReason(true);
        noteField.current?.focus();
      } else decide('rejected');
    },
  };
}
