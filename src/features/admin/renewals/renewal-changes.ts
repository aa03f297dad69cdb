/** Compares a renewal request with the guide's last approval. Pure. */
import { APPROVED_FIELDS } from '../../../domain/guide/guide-fields.ts';
import {
  changedSinceSeen,
  toSeenProfile,
  withAccount,
  type SeenProfile,
} from '../../../domain/verification/seen-profile.ts';
import { RENEWAL } from '../../../domain/verification/verification.ts';
import { cardOf, type CardState, type DeskState } from '../desk/desk-state.ts';
import { lastApproval, type JoinedRequest } from '../desk/join-requests.ts';
import { unseenFields } from '../desk/since-approval.ts';

type Renewal = Pick<JoinedRequest, 'request' | 'guide' | 'profile' | 'attempts'>;

/**
 * Returns whether the values of the last approval are known, so that unchanged fields can be identified.
 */
export function isComparable({ guide, attempts }: Renewal): boolean {
  return Boolean(guide?.approved && lastApproval(attempts)?.data.seen);
}

/** Returns the fields that have changed since the last approval, as far as its values are known. */
export function renewalChanges(renewal: Renewal) {
  const { request, guide } = renewal;
  const { applied } = request.data;
  const approved = guide?.approved;
  return [
    ...APPROVED_FIELDS.filter((name) => applied && approved && applied[name] !== approved[name]),
    ...unseenFields(renewal),
  ];
}

/** Returns whether nothing was started or failed on the card. */
function isUntouched({ phase, note, earlier, problem, changed }: CardState): boolean {
  return phase === 'open' && note.trim() === '' && !earlier && !problem && !changed;
}

export interface ReadyRenewal {
  readonly joined: JoinedRequest;
  /** What the admin has viewed of the guide. */
  readonly drawn: SeenProfile;
}

function ready(state: DeskState, joined: JoinedRequest): ReadyRenewal[] {
  const { request, current, guide, profile, isOwn } = joined;
  const drawn = state.looked.get(request.id);
  const isAsked = request.data.kind === RENEWAL && current.status === 'pending' && !isOwn;
  if (!isAsked || !drawn || !guide || !isComparable(joined)) return [];
  const isAsSeen = changedSinceSeen(drawn, toSeenProfile(withAccount(guide, profile))).length === 0;
  const isPlain = isAsSeen && renewalChanges(joined).length === 0;
  return isPlain && isUntouched(cardOf(state, request.id)) ? [{ joined, drawn }] : [];
}

/**
 * Returns the renewals that need no further review: the admin has viewed the card, and nothing has
 * changed since the last approval.
 */
export function readyRenewals(state: DeskState, requests: readonly JoinedRequest[]): ReadyRenewal[] {
  return requests.flatMap((joined) => ready(state, joined));
}
