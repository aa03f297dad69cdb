/**
 * The desk's reducer state: the tab, the counts on the tabs, and what the admin is doing with each card. A
 * decision is an optimistic update, rolled back when it fails, and never loses the note. Pure.
 */
import type { Decision, VerificationRequest } from '../../../domain/verification/verification.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import type { DeskCopy, DeskFigures } from '../../../domain/verification/desk-copy.ts';
import { changedSinceSeen, type SeenProfile } from '../../../domain/verification/seen-profile.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';

export const TABS = ['pending', 'approved', 'rejected', 'users'] as const;
export type TabName = (typeof TABS)[number];

/** A list of requests: those with a status, or the search results. */
export type ListName = RequestStatus | 'found';

/** A request, with the server's copied data for the desk if it exists. */
export interface DeskRequestData extends VerificationRequest {
  readonly desk?: DeskCopy | undefined;
  readonly search_words?: readonly string[] | undefined;
}

/** A request as a list shows it. */
export interface DeskRequest {
  readonly id: string;
  readonly data: DeskRequestData;
}

/** A decision that another admin made first. `reviewer` is undefined if the name is not known. */
export interface EarlierDecision {
  readonly decision: Decision;
  readonly reviewer: string | undefined;
}

export interface CardState {
  /** As last shown in the list, which it may have left since. */
  readonly request?: DeskRequest;
  readonly note: string;
  /** open: not decided here · deciding: shown as decided but not confirmed · decided: by this admin. */
  readonly phase: 'open' | 'deciding' | 'decided';
  readonly decision?: Decision;
  /** Whether the decision is being taken back, immediately or once it is confirmed. */
  readonly isReopening?: boolean;
  /** The decision of another admin because of which the server refused this one. */
  readonly earlier?: EarlierDecision;
  /** Why the last call failed. */
  readonly problem?: MessageId;
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[];
  /** The note sent to the guide with a rejection that was then taken back. */
  readonly sentAsReason?: string;
  /**
   * `reviewed_at` of the decision that this admin has just ended: snapshots may still contain it for some
   * seconds.
   */
  readonly ended?: Date | null;
}

/** Why a decision was not made. */
type FailureCause = Pick<CardState, 'earlier' | 'problem' | 'changed'>;

export interface DeskState {
  readonly tab: TabName;
  /** By request id; the card that changed last is at the end. */
  readonly cards: ReadonlyMap<string, CardState>;
  /** The request whose row last had the focus: a pending one stays when another admin decides it. */
  readonly focused: DeskRequest | undefined;
  /**
   * The last request that was taken back without being opened: it stays until its list contains it again.
   */
  readonly returned: DeskRequest | undefined;
  /** What the admin has viewed of guides who request a renewal, by request id. */
  readonly viewed: ReadonlyMap<string, SeenProfile>;
  /** The request whose card was opened automatically: it stays open while it is in the list. */
  readonly openedId: string | undefined;
  /** The server's last counts plus this admin's own changes since; undefined until counted. */
  readonly counts: DeskFigures | undefined;
  /** Incremented when a change already included in `counts` was refused: the server must count again. */
  readonly recounts: number;
}

export const INITIAL_DESK: DeskState = {
  tab: 'pending',
  cards: new Map(),
  viewed: new Map(),
  focused: undefined,
  returned: undefined,
  openedId: undefined,
  counts: undefined,
  recounts: 0,
};

export type DeskAction =
  | { readonly type: 'tab'; readonly tab: TabName }
  | { readonly type: 'counted'; readonly counts: DeskFigures }
  | { readonly type: 'focus'; readonly request: DeskRequest }
  | { readonly type: 'opened'; readonly id: string }
  | { readonly type: 'viewed'; readonly id: string; readonly seen: SeenProfile }
  /** Another page or order of the list: its first request is opened. */
  | { readonly type: 'turn' }
  | { readonly type: 'note'; readonly request: DeskRequest; readonly note: string }
  | { readonly type: 'decide'; readonly request: DeskRequest; readonly decision: Decision }
  | { readonly type: 'decided'; readonly id: string }
  | { readonly type: 'decide-failed'; readonly id: string; readonly cause: FailureCause }
  | { readonly type: 'reopen'; readonly id: string; readonly decision: Decision }
  /** `opens`: the admin has waited for it, so its card opens. */
  | {
      readonly type: 'reopened';
      readonly request: DeskRequest;
      readonly decision: Decision;
      readonly opens: boolean;
    }
  | { readonly type: 'reopen-failed'; readonly id: string }
  | { readonly type: 'revoked'; readonly request: DeskRequest }
  | { readonly type: 'dismiss'; readonly id: string };

/** Number of decided cards that stay for reopening; older ones are removed. */
export const PINNED_DECIDED = 3;

const OPEN_CARD: CardState = { note: '', phase: 'open' };

/** Returns whether a note was written on a card that is not decided. */
export function hasUnsentNote({ cards }: DeskState): boolean {
  return [...cards.values()].some(({ phase, note }) => phase === 'open' && note.trim() !== '');
}

export function cardOf({ cards }: DeskState, id: string): CardState {
  return cards.get(id) ?? OPEN_CARD;
}

/** Returns the card without the traces of its last decision: only request and note. */
function reset({ request, note }: CardState): CardState {
  return { ...(request ? { request } : {}), note, phase: 'open' };
}

/** Returns the card of a decided request whose decision was returned or revoked. */
function withEnded(card: CardState, { reviewed_at }: DeskRequestData): CardState {
  return { ...card, ended: reviewed_at ?? null };
}

/** Makes the card of this request no longer the open one. */
function withoutFocus(state: DeskState, id: string): DeskState {
  const { focused, returned } = state;
  return {
    ...state,
    focused: focused?.id === id ? undefined : focused,
    returned: returned?.id === id ? undefined : returned,
  };
}

/** Puts the card at the end; `undefined` removes it. */
function withCard(state: DeskState, id: string, card: CardState | undefined): DeskState {
  const cards = new Map(state.cards);
  cards.delete(id);
  if (card) cards.set(id, card);
  return { ...state, cards };
}

/** Updates the card in place, because responses may arrive in a different order than the decisions. */
function withChanged(state: DeskState, id: string, change: Partial<CardState>): DeskState {
  const card = state.cards.get(id);
  if (!card) return state;
  const cards = new Map(state.cards).set(id, { ...card, ...change });
  const decided = [...cards].filter(([, { phase }]) => phase === 'decided');
  for (const [old] of decided.slice(0, -PINNED_DECIDED)) cards.delete(old);
  return { ...state, cards };
}

/**
 * Moves one request to another count, optimistically. Must run before the request is sent: the server's
 * counts may arrive before its response, and the request would be counted twice.
 */
function withMoved(state: DeskState, from: RequestStatus, to: RequestStatus): DeskState {
  const { counts } = state;
  if (!counts) return state;
  return { ...state, counts: { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 } };
}

export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'tab':
      return { ...state, tab: action.tab, focused: undefined, returned: undefined, openedId: undefined };
    case 'counted':
      return { ...state, counts: action.counts };
    case 'turn':
      return { ...state, focused: undefined, returned: undefined, openedId: undefined };
    case 'viewed': {
      const { id, seen } = action;
      const known = state.viewed.get(id);
      const isNew = !known || changedSinceSeen(known, seen).length > 0;
      return isNew ? { ...state, viewed: new Map(state.viewed).set(id, seen) } : state;
    }
    case 'opened':
      return { ...state, openedId: action.id };
    case 'focus':
      if (state.focused === action.request) return state;
      return { ...state, focused: action.request, returned: undefined };
    case 'note': {
      const { request, note } = action;
      // Typing does not change the order of the cards.
      const cards = new Map(state.cards).set(request.id, { ...cardOf(state, request.id), request, note });
      return { ...state, cards };
    }
    case 'revoked': {
      const { id, data } = action.request;
      // Its bar, if it is still there, would offer to take back the approval that no longer stands.
      return withCard(state, id, withEnded({ ...reset(cardOf(state, id)), note: '' }, data));
    }
    case 'dismiss':
      return withCard(withoutFocus(state, action.id), action.id, undefined);
    default:
      return decisionReducer(state, action);
  }
}

type DecisionAction = Extract<DeskAction, { readonly type: `decide${string}` | `reopen${string}` }>;

/** Handles a decision that is pending, confirmed, failed, refused or taken back. */
function decisionReducer(state: DeskState, action: DecisionAction): DeskState {
  const id = 'request' in action ? action.request.id : action.id;
  const card = cardOf(state, id);
  switch (action.type) {
    case 'decide': {
      const { request, decision } = action;
      const deciding: CardState = { request, note: card.note, phase: 'deciding', decision };
      return withMoved(withCard(withoutFocus(state, id), id, deciding), 'pending', decision);
    }
    case 'decided':
      return withChanged(state, id, { phase: 'decided' });
    case 'decide-failed':
      return recount(withCard(state, id, { ...reset(card), ...action.cause }));
    case 'reopen':
      return withMoved(withChanged(state, id, { isReopening: true }), action.decision, 'pending');
    case 'reopen-failed':
      return recount(withChanged(state, id, { isReopening: false }));
    case 'reopened': {
      const { request, decision, opens } = action;
      const open = reset(card);
      const returned = decision === 'rejected' ? { ...open, sentAsReason: card.note } : open;
      if (request.data.status !== 'pending') {
        return withCard(state, id, withEnded(returned, request.data));
      }
      // The list of pending requests may contain it only a moment later; until then its card stays.
      const reopened = withCard(state, id, returned);
      return opens ? { ...reopened, focused: request } : { ...reopened, returned: request };
    }
  }
}

function recount(state: DeskState): DeskState {
  return { ...state, recounts: state.recounts + 1 };
}

/** Returns the status under which a list shows a request: one in use does not change. */
export function shownStatus(list: ListName, current: VerificationRequest, card: CardState): RequestStatus {
  if (list !== 'found') return list;
  // Until the snapshot arrives, a decided request is not offered for another decision.
  if (card.phase === 'decided' && current.status === 'pending') return card.decision ?? 'pending';
  return card.phase !== 'decided' && isPinned(card) ? 'pending' : current.status;
}

/** Returns whether the card stays on screen after its request has left the list. */
export function isPinned(card: CardState): boolean {
  return card.phase !== 'open' || card.note.trim() !== '' || card.earlier !== undefined;
}

/** Returns the pending requests that stay on screen although their list may not contain them any more. */
export function pinnedRequests({ cards, focused, returned }: DeskState): DeskRequest[] {
  const pinned = [...cards.values()].filter(isPinned).flatMap(({ request }) => request ?? []);
  return [...pinned, ...[focused, returned].filter((one) => one !== undefined)];
}

/** Time of the last reopening that a version of the request knows of, in ms since 1970. */
function reopenedAt(request: DeskRequest | undefined): number {
  return request?.data.returned?.at.getTime() ?? 0;
}

/**
 * Returns the requests that this admin decided and somebody else has reopened since. A list may contain a
 * request for a moment as it was before its decision.
 */
export function reopenedByOthers({ cards }: DeskState, pending: readonly DeskRequest[]): string[] {
  return pending.flatMap((listed) => {
    const card = cards.get(listed.id);
    const isDecided = card?.phase === 'decided' && !card.isReopening;
    return isDecided && reopenedAt(listed) > reopenedAt(card.request) ? listed.id : [];
  });
}

/**
 * Returns the request whose card is open: the last focused one, or the first pending one.
 * @param opensFirst whether a card may open that nobody selected.
 */
export function openRequest(
  state: DeskState,
  list: ListName,
  requests: readonly DeskRequest[],
  opensFirst: boolean,
): DeskRequest | undefined {
  const canOpen = ({ phase }: CardState) =>
    phase === 'open' || (phase === 'decided' ? list !== 'pending' : list !== 'pending' && list !== 'found');
  const open = requests.filter(({ id }) => canOpen(cardOf(state, id)));
  const find = (wanted: string | undefined) => open.find(({ id }) => id === wanted);
  const chosen = find(state.focused?.id);
  const opened = find(state.openedId);
  if (chosen || opensFirst) return chosen ?? opened ?? open[0];
  // It stays open while it is in use, but does not open again once decided.
  return opened && cardOf(state, opened.id).phase === 'open' ? opened : undefined;
}

/**
 * Returns the id of the request that this admin decided last, confirmed or not, and can still reopen from
 * its card. Undefined while a reopening is in progress: an impatient second press is not meant for the
 * previous decision.
 */
export function lastDecidedId({ cards }: DeskState): string | undefined {
  const last = [...cards].findLast(([, { phase }]) => phase !== 'open');
  return last?.[1].isReopening ? undefined : last?.[0];
}
