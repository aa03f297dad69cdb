/** What has changed since the last approval of a guide. Pure. */
import { APPROVED_FIELDS, type ApprovedField, type SeenField } from '../../../domain/guide/guide-fields.ts';
import { approvedValues, pendingChanges, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { changedSinceSeen, toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import { changedSinceApproval, RENEWAL } from '../../../domain/verification/verification.ts';
import { cardOf, type CardState, type DeskState } from './desk-state.ts';
import { lastApproval, type JoinedRequest } from './join-requests.ts';
import type { DecideInput } from './use-desk.ts';

/** Returns the approved values of a verified guide, instead of the current ones of the profile. */
export function asApproved(guide: GuideProfile): GuideProfile {
  return guide.is_verified && guide.approved ? { ...guide, ...approvedValues(guide.approved) } : guide;
}

/** Returns the changed fields that neither visitors nor the rest of the card show before an approval. */
export function unapprovedFields(guide: GuideProfile): ApprovedField[] {
  const pending = guide.is_verified ? pendingChanges(guide) : {};
  return APPROVED_FIELDS.filter((name) => name in pending);
}

type WithAttempts = Pick<JoinedRequest, 'guide' | 'profile' | 'attempts'>;

/** Returns the changed fields that needed no approval, so that visitors see what no admin has. */
export function unseenFields({ guide, profile, attempts }: WithAttempts): SeenField[] {
  const seen = lastApproval(attempts)?.data.seen;
  return guide?.approved && seen ? changedSinceApproval(seen, guide, profile) : [];
}

/** Returns whether the values of the last approval are known, so that changes can be identified. */
export function isComparable({ guide, attempts }: WithAttempts): boolean {
  return Boolean(guide?.approved && lastApproval(attempts)?.data.seen);
}

/** Returns the fields in which a request differs from the last approval, as far as its values are known. */
export function renewalChanges(joined: WithAttempts & Pick<JoinedRequest, 'request'>) {
  const { applied } = joined.request.data;
  const approved = joined.guide?.approved;
  return [
    ...APPROVED_FIELDS.filter((name) => applied && approved && applied[name] !== approved[name]),
    ...unseenFields(joined),
  ];
}

/** Returns whether nothing was started or failed on the card. */
function isUntouched({ phase, note, earlier, problem, changed }: CardState): boolean {
  return phase === 'open' && note.trim() === '' && !earlier && !problem && !changed;
}

/**
 * Returns the approvals of renewals that need no further review: the admin has viewed the card, and nothing has
 * changed since the last approval.
 */
export function readyRenewals(state: DeskState, requests: readonly JoinedRequest[]): DecideInput[] {
  return requests.flatMap((joined) => {
    const { request, name, current, guide, profile, isOwn } = joined;
    const seen = state.viewed.get(request.id);
    const isOpen = request.data.kind === RENEWAL && current.status === 'pending' && !isOwn;
    if (!isOpen || !seen || !guide || !isComparable(joined)) return [];
    const isAsSeen = changedSinceSeen(seen, toSeenProfile(withAccount(guide, profile))).length === 0;
    const isPlain = isAsSeen && renewalChanges(joined).length === 0;
    if (!isPlain || !isUntouched(cardOf(state, request.id))) return [];
    return { request, name, decision: 'approved', note: '', seen };
  });
}
