import { createContext, use, useEffect } from 'react';

/** Whose messages ask, and say what is lost. */
export type LeaveQuestion =
  | 'account.leave'
  | 'admin.content-leave'
  | 'admin.leave'
  | 'admin.leave-step'
  | 'editor.leave';

/** Has a question asked before the page is left. @returns stops it. */
export type HoldLeaving = (question: LeaveQuestion) => () => void;

export const HoldLeavingContext = createContext<HoldLeaving>(() => () => undefined);

interface LeaveGuardProps {
  readonly active: boolean;
  readonly question: LeaveQuestion;
}

/** Has the application ask before unsaved changes are left. */
export function LeaveGuard({ active, question }: LeaveGuardProps): null {
  const hold = use(HoldLeavingContext);
  useEffect(() => (active ? hold(question) : undefined), [active, question, hold]);
  return null;
}
