/**
 * What the admin is doing with each card, apart from what the database says. A decision is shown at
 * once, rolled back when it fails, and never loses the note.
 */
import type { Decision } from '../../domain/verification.ts';

export interface CardState {
  readonly note: string;
  /** idle: open for a decision · sending: shown as decided, not confirmed · decided: by this admin. */
  readonly phase: 'idle' | 'sending' | 'decided';
  readonly decision?: Decision;
  /** Who was first, when a click came too late. */
  readonly takenBy?: { readonly status: Decision; readonly name: string | undefined };
}

export type DeskState = ReadonlyMap<string, CardState>;

export type DeskAction =
  | { readonly type: 'note'; readonly id: string; readonly note: string }
  | { readonly type: 'send'; readonly id: string; readonly decision: Decision }
  | { readonly type: 'confirm'; readonly id: string }
  | { readonly type: 'fail'; readonly id: string }
  | { readonly type: 'late'; readonly id: string; readonly status: Decision; readonly name: string | undefined }
  | { readonly type: 'reopen'; readonly id: string }
  | { readonly type: 'dismiss'; readonly id: string };

/** Confirmed cards that stay for an undo; older ones leave. */
export const KEPT_DECIDED = 3;

const IDLE: CardState = { note: '', phase: 'idle' };

export function cardState(state: DeskState, id: string): CardState {
  return state.get(id) ?? IDLE;
}

function withoutOldDecided(state: Map<string, CardState>): Map<string, CardState> {
  const decided = [...state].filter(([, card]) => card.phase === 'decided').map(([id]) => id);
  for (const id of decided.slice(0, Math.max(0, decided.length - KEPT_DECIDED))) state.delete(id);
  return state;
}

export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  const next = new Map(state);
  const card = cardState(state, action.id);
  const { note } = card;
  // A card that changes is the newest: it is put at the end.
  if (action.type !== 'note') next.delete(action.id);
  switch (action.type) {
    case 'note':
      return next.set(action.id, { ...card, note: action.note });
    case 'send':
      return next.set(action.id, { note, phase: 'sending', decision: action.decision });
    case 'confirm':
      return withoutOldDecided(next.set(action.id, { ...card, phase: 'decided' }));
    case 'fail':
    case 'reopen':
      return next.set(action.id, { note, phase: 'idle' });
    case 'late':
      return next.set(action.id, { note, phase: 'idle', takenBy: { status: action.status, name: action.name } });
    case 'dismiss':
      return next;
  }
}

/** Whether the card stays on the screen after its request has left the list. */
export function isKept(card: CardState): boolean {
  return card.phase !== 'idle' || card.note.trim() !== '' || card.takenBy !== undefined;
}

/** Decisions that are shown but not yet counted by the server. */
export function unconfirmed(state: DeskState): { readonly approved: number; readonly rejected: number } {
  const sending = [...state.values()].filter((card) => card.phase === 'sending');
  return {
    approved: sending.filter((card) => card.decision === 'approved').length,
    rejected: sending.filter((card) => card.decision === 'rejected').length,
  };
}
