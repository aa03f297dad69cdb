/** The open card: what it shows, what this admin has done with it, and what can be done. */
import { createContext, use } from 'react';
import type { CardState, DeskActions } from '../requests/use-decisions.ts';
import type { CardData } from './card-data.ts';
import type { DecisionForm } from './use-decision-form.ts';

export interface Card extends CardData {
  readonly state: CardState;
  readonly actions: DeskActions;
  /** Opens the next request; undefined if none is waiting. */
  readonly onNext: (() => void) | undefined;
  readonly form: DecisionForm;
  /** Whether the request waits for a decision. */
  readonly isWaiting: boolean;
}

export const CardContext = createContext<Card | undefined>(undefined);

/** @throws Error outside of a card, which is a programming error. */
export function useCard(): Card {
  const card = use(CardContext);
  if (!card) throw new Error('useCard must be used within a card');
  return card;
}
