import { createContext, use, useEffect } from 'react';

export interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
}

/** Has a question asked before the page is left. @returns stops it. */
export type HoldLeaving = (question: LeaveQuestion) => () => void;

export const HoldLeavingContext = createContext<HoldLeaving>(() => () => undefined);

interface LeaveGuardProps extends LeaveQuestion {
  readonly active: boolean;
}

/** Has the application ask before unsaved changes are left. */
export function LeaveGuard({ active, title, text }: LeaveGuardProps): null {
  const hold = use(HoldLeavingContext);
  useEffect(() => (active ? hold({ title, text }) : undefined), [active, title, text, hold]);
  return null;
}
