/**
 * What the admin is doing with each card, apart from what the database says. A decision is shown at
 * once, rolled back when it fails, and never loses the note.
 */
import type { Decision, VerificationRequest } from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

/** A request as a card shows it. */
export interface DeskRequest {
  readonly id: string;
  readonly data: VerificationRequest;
}

export interface CardState {
  /** As it was last seen in the list, which it may have left since. */
  readonly request?: DeskRequest;
  readonly note: string;
  /** idle: open for a decision · sending: shown as decided, not confirmed · decided: by this admin. */
  readonly phase: 'idle' | 'sending' | 'decided';
  readonly decision?: Decision;
  /** Who was first, when a click came too late. */
  readonly takenBy?: { readonly status: Decision; readonly name: string | undefined };
  /** Why the last call failed. */
  readonly problem?: MessageId;
}

export type DeskState = ReadonlyMap<string, CardState>;

export type DeskAction =
  | { readonly type: 'note'; readonly request: DeskRequest; readonly note: string }
  | { readonly type: 'send'; readonly request: DeskRequest; readonly decision: Decision }
  | { readonly type: 'confirm'; readonly id: string }
  | { readonly type: 'fail'; readonly id: string; readonly problem: MessageId }
  | {
      readonly type: 'late';
      readonly id: string;
      readonly status: Decision;
      readonly name: string | undefined;
    }
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
  if (action.type === 'note') {
    const { request, note } = action;
    return next.set(request.id, { ...cardState(state, request.id), request, note });
  }
  const id = action.type === 'send' ? action.request.id : action.id;
  const {
    phase: _phase,
    decision: _decision,
    takenBy: _takenBy,
    problem: _problem,
    ...kept
  } = cardState(state, id);
  // A card that changes is the newest: it is put at the end.
  next.delete(id);
  switch (action.type) {
    case 'send':
      return next.set(id, { ...kept, request: action.request, phase: 'sending', decision: action.decision });
    case 'confirm':
      return withoutOldDecided(next.set(id, { ...cardState(state, id), phase: 'decided' }));
    case 'fail':
      return next.set(id, { ...kept, phase: 'idle', problem: action.problem });
    case 'reopen':
      return next.set(id, { ...kept, phase: 'idle' });
    case 'late':
      return next.set(id, { ...kept, phase: 'idle', takenBy: { status: action.status, name: action.name } });
    case 'dismiss':
      break;
  }
  return next;
}

/** Whether the card stays on the screen after its request has left the list. */
export function isKept(card: CardState): boolean {
  return card.phase !== 'idle' || card.note.trim() !== '' || card.takenBy !== undefined;
}

/** The request this admin decided on last and can still take back from its card. */
export function lastDecided(state: DeskState): string | undefined {
  return [...state].findLast(([, card]) => card.phase === 'decided')?.[0];
}

/** The cards that stay although the list does not hold them any more. */
export function keptRequests(state: DeskState): DeskRequest[] {
  return [...state.values()].filter(isKept).flatMap(({ request }) => (request ? [request] : []));
}
