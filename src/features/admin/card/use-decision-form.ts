import { useRef, useState, type RefObject } from 'react';
import type { Decision } from '../../../domain/verification/verification.ts';
import { withReason, type Reason } from './reasons.ts';

interface DecisionFormOptions {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision) => void;
}

export interface DecisionForm {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
  /** Whether a rejection was tried without a reason, which a second one confirms. */
  readonly asksForReason: boolean;
  readonly addReason: (reason: Reason) => void;
  readonly approve: () => void;
  /** Without a note the field takes the focus and asks once; the next rejection is sent without. */
  readonly reject: () => void;
}

/** Note and decision of a pending request, for its buttons and its keys alike. */
export function useDecisionForm({ note, onNote, onDecide }: DecisionFormOptions): DecisionForm {
  const [wasAsked, setWasAsked] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const isEmpty = note.trim() === '';
  return {
    note,
    onNote,
    noteField,
    asksForReason: wasAsked && isEmpty,
    addReason: (reason) => onNote(withReason(note, reason)),
    approve: () => onDecide('approved'),
    reject: () => {
      if (isEmpty && !wasAsked) {
        setWasAsked(true);
        noteField.current?.focus();
      } else onDecide('rejected');
    },
  };
}
