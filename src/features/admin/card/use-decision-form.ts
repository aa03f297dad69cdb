import { useRef, useState, type RefObject } from 'react';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Decision } from '../../../domain/verification/verification.ts';
import type { SeenProfile } from '../../../domain/verification/seen-profile.ts';
import type { NoteHandle } from './NoteField.tsx';
import { hasKeyboard } from '../../../browser/has-keyboard.ts';
import { useDrawn } from './use-drawn.ts';
import { holdsKeys, isInView, useSettled, type Settled } from './use-settled.ts';
import { fitsNote, holdsReason, REJECTION_REASONS, withReason, type Reason } from './reason/reasons.ts';

interface DecisionFormOptions {
  /** The card, which must be unmoved for a moment before it can be decided. */
  readonly card: RefObject<HTMLElement | null>;
  /** When any card was last decided, in the time of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
  /** When a card last opened, or the focus last moved, without a user action. */
  readonly turnedAt: RefObject<number>;
  /** What the card shows of the guide; undefined when there is no profile. */
  readonly shown: SeenProfile | undefined;
  readonly note: string;
  /** Whether a rejection withdraws a verification, which needs a reason. */
  readonly withdraws: boolean;
  /** A note that was already sent as the reason of a rejection. */
  readonly sentAsReason: string | undefined;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision, note: string, drawn: SeenProfile | undefined) => void;
}

/** How a decision was given: a key refers to the card, a press to the position under the pointer. */
export type Press = 'key' | 'pointer';

export interface DecisionForm {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly noteField: RefObject<NoteHandle | null>;
  readonly buttons: RefObject<HTMLDivElement | null>;
  /** Whether a press of each button would decide now. */
  readonly isReady: Readonly<Record<Decision, boolean>>;
  /** Whether the card has been in view long enough to be read. */
  readonly isSeen: boolean;
  /** Whether the last press came before the admin can have read the card, and was ignored. */
  readonly wasTooSoon: boolean;
  /** What the guide changed since the card was opened. */
  readonly changed: readonly GuideFieldName[];
  readonly isAskedAboutChanges: boolean;
  /** Whether a rejection was tried without a reason; a second press confirms it unless it withdraws. */
  readonly asksForReason: boolean;
  readonly withdraws: boolean;
  /**
   * Whether an approval was tried with a note that gives a reason to reject; a second press confirms it.
   */
  readonly asksAboutReason: boolean;
  /** Returns whether keys are still disabled; if so, the card shows a message. */
  readonly holdKeys: () => boolean;
  readonly addReason: (reason: Reason, press: Press) => void;
  readonly approve: (press: Press) => void;
  /**
   * Without a note it focuses the field and asks once; the next rejection is sent without a note, unless it withdraws a
   * verification.
   */
  readonly reject: (press: Press) => void;
}

/** A rejection confirms none of the guide's texts, so changes by the guide do not delay it. */
function isReadyFor(
  decision: Decision,
  press: Press,
  { isInPlace, isUnderPointer, isRead }: Settled,
): boolean {
  return (press === 'key' ? isInPlace : isUnderPointer) && (isRead || decision === 'rejected');
}

/** Note and decision of a pending request, used by its buttons and its keys. */
export function useDecisionForm(options: DecisionFormOptions): DecisionForm {
  const { card, decidedAt, turnedAt, shown, note, withdraws, sentAsReason, onNote, onDecide } = options;
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

  /** The last keystrokes may not be in the desk's state yet. */
  const typed = () => noteField.current?.text() ?? note;

  const givesReason = () =>
    holdsReason(typed(), REJECTION_REASONS) || (typed().trim() !== '' && typed() === sentAsReason);

  const decide = (decision: Decision, press: Press) => {
    const isReady = isReadyFor(decision, press, settled.look());
    setTooSoon(!isReady);
    // A key refers to the card wherever it is, so scroll the card into view before deciding.
    if (press === 'key' && !isInView(card.current)) card.current?.scrollIntoView({ block: 'start' });
    if (!fitsNote(typed())) noteField.current?.focus();
    else if (isReady && !(decision === 'approved' && ask())) {
      onNote(typed());
      onDecide(decision, typed(), drawn);
    }
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
    withdraws,
    asksAboutReason,
    holdKeys: () => {
      const isHeld = holdsKeys(turnedAt);
      if (isHeld) setTooSoon(true);
      return isHeld;
    },
    addReason: (reason, press) => {
      settled.move(() => {
        noteField.current?.replace(withReason(typed(), reason));
        noteField.current?.show();
        // Who goes on typing writes, instead of giving commands. On a phone the focus would open its keyboard.
        if (press === 'key' || hasKeyboard()) noteField.current?.focus();
      });
    },
    approve: (press) => {
      if (givesReason() && noteAskedAbout !== typed()) {
        setNoteAskedAbout(typed());
        noteField.current?.focus();
      } else decide('approved', press);
    },
    reject: (press) => {
      if (typed().trim() === '' && (withdraws || !wasAsked)) {
        setWasAsked(true);
        noteField.current?.focus();
      } else decide('rejected', press);
    },
  };
}
