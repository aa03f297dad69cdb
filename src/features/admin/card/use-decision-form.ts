import { useRef, useState, type RefObject } from 'react';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Decision } from '../../../domain/verification/verification.ts';
import type { DrawnState } from '../../../domain/verification/drawn-state.ts';
import type { NoteHandle } from './NoteField.tsx';
import { useDrawn } from './look/use-drawn.ts';
import { cameByItself, isInView, useSettled, type Settled } from './look/use-settled.ts';
import { holdsReason, REJECTION_REASONS, withReason, type Reason } from './reason/reasons.ts';

interface DecisionFormOptions {
  /** The card, which must stand still to be decided. */
  readonly card: RefObject<HTMLElement | null>;
  /** When any card was decided last, as of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
  /** When a card last opened, or the focus last moved, without a user action. */
  readonly turnedAt: RefObject<number>;
  /** What the card shows of the guide; undefined where there is no profile. */
  readonly shown: DrawnState | undefined;
  readonly note: string;
  /** A note that has been the reason of a rejection. */
  readonly sentAsReason: string | undefined;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision, note: string, drawn: DrawnState | undefined) => void;
}

/** How a decision was given: a key means the card, a press the place under the pointer. */
export type Press = 'key' | 'pointer';

export interface DecisionForm {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly noteField: RefObject<NoteHandle | null>;
  readonly buttons: RefObject<HTMLDivElement | null>;
  /** Whether a press of the button would decide so. */
  readonly isReady: Readonly<Record<Decision, boolean>>;
  /** Whether the card has stood still and in view long enough to be seen. */
  readonly isSeen: boolean;
  /** Whether the last press came before the admin can have seen the card, and decided nothing. */
  readonly wasTooSoon: boolean;
  /** What the guide changed since the card was opened. */
  readonly changed: readonly GuideFieldName[];
  readonly isAskedAboutChanges: boolean;
  /** Whether a rejection was tried without a reason, which a second one confirms. */
  readonly asksForReason: boolean;
  /** Whether an approval was tried whose note gives a reason to reject, which a second one confirms. */
  readonly asksAboutReason: boolean;
  /** Whether keys are to do nothing yet; says so on the card. */
  readonly holdKeys: () => boolean;
  readonly addReason: (reason: Reason) => void;
  readonly approve: (press: Press) => void;
  /** Without a note the field takes the focus and asks once; the next rejection is sent without. */
  readonly reject: (press: Press) => void;
}

/** A rejection confirms nothing of what the guide writes: who continues writing does not put it off. */
function isReadyFor(
  decision: Decision,
  press: Press,
  { isInPlace, isUnderPointer, isRead }: Settled,
): boolean {
  return (press === 'key' ? isInPlace : isUnderPointer) && (isRead || decision === 'rejected');
}

/** Note and decision of a pending request, for its buttons and its keys alike. */
export function useDecisionForm(options: DecisionFormOptions): DecisionForm {
  const { card, decidedAt, turnedAt, shown, note, sentAsReason, onNote, onDecide } = options;
  const [wasAsked, setWasAsked] = useState(false);
  const [noteAskedAbout, setNoteAskedAbout] = useState<string>();
  const [wasTooSoon, setTooSoon] = useState(false);
  const noteField = useRef<NoteHandle>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isEmpty = note.trim() === '';
  const asksForReason = wasAsked && isEmpty;
  const asksAboutReason = noteAskedAbout === note;
  const { drawn, changed, isAsked, ask } = useDrawn(shown);
  const question = [asksForReason && 'reason', asksAboutReason && 'note', isAsked && 'changes']
    .filter(Boolean)
    .join(' ');
  const settled = useSettled({ card, buttons, decidedAt }, JSON.stringify(shown ?? null), question);

  /** What was typed a moment ago may not have come to the desk yet. */
  const typed = () => noteField.current?.text() ?? note;

  const givesReason = () =>
    holdsReason(typed(), REJECTION_REASONS) || (typed().trim() !== '' && typed() === sentAsReason);

  const decide = (decision: Decision, press: Press) => {
    const isReady = isReadyFor(decision, press, settled.look());
    setTooSoon(!isReady);
    // A key means the card wherever it is: what is decided comes into view first.
    if (press === 'key' && !isInView(card.current)) card.current?.scrollIntoView({ block: 'start' });
    if (!isReady || (decision === 'approved' && ask())) return;
    onNote(typed());
    onDecide(decision, typed(), drawn);
  };
  return {
    note,
    onNote,
    noteField,
    buttons,
    isReady: {
      approved: isReadyFor('approved', 'pointer', settled),
      rejected: isReadyFor('rejected', 'pointer', settled),
    },
    isSeen: settled.isInPlace && settled.isRead,
    wasTooSoon,
    changed,
    isAskedAboutChanges: isAsked,
    asksForReason,
    asksAboutReason,
    holdKeys: () => {
      const isHeld = cameByItself(turnedAt);
      if (isHeld) setTooSoon(true);
      return isHeld;
    },
    addReason: (reason) => {
      settled.move(() => {
        noteField.current?.replace(withReason(typed(), reason));
        noteField.current?.show();
      });
    },
    approve: (press) => {
      if (givesReason() && noteAskedAbout !== typed()) {
        setNoteAskedAbout(typed());
        noteField.current?.focus();
      } else decide('approved', press);
    },
    reject: (press) => {
      if (typed().trim() === '' && !wasAsked) {
        setWasAsked(true);
        noteField.current?.focus();
      } else decide('rejected', press);
    },
  };
}
