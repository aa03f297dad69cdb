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
  /** Whether a rejection was tried without a reason. */
  readonly isReasonMissing: boolean;
  readonly addReason: (reason: Reason) => void;
  readonly approve: () => void;
  /** Needs a note; without one the field takes the focus and shows why. */
  readonly reject: () => void;
}

/** Note and decision of a pending request, for its buttons and its keys alike. */
export function useDecisionForm({ note, onNote, onDecide }: DecisionFormOptions): DecisionForm {
  const [needsReason, setNeedsReason] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const isEmpty = note.trim() === '';
  return {
    note,
    onNote,
    noteField,
    isReasonMissing: needsReason && isEmpty,
    addReason: (reason) => onNote(withReason(note, reason)),
    approve: () => onDecide('approved'),
    reject: () => {
      if (isEmpty) {
        setNeedsReason(true);
        noteField.current?.focus();
      } else onDecide('rejected');
    },
  };
}
