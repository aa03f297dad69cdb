/** What has changed since the last approval of a guide. Pure. */
import { APPROVED_FIELDS, type ApprovedField, type SeenField } from '../../../domain/guide/guide-fields.ts';
import { approvedValues, pendingChanges, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { changedSinceApproval, RENEWAL } from '../../../domain/verification/verification.ts';
import { lastApproval, type CardData } from './card-data.ts';

/** Returns the approved values of a verified guide, instead of the current ones of the profile. */
export function asApproved(guide: GuideProfile): GuideProfile {
  return guide.is_verified && guide.approved ? { ...guide, ...approvedValues(guide.approved) } : guide;
}

/** Returns the changed fields that neither visitors nor the rest of the card show before an approval. */
export function unapprovedFields(guide: GuideProfile): ApprovedField[] {
  const pending = guide.is_verified ? pendingChanges(guide) : {};
  return APPROVED_FIELDS.filter((name) => name in pending);
}

type WithAttempts = Pick<CardData, 'guide' | 'profile' | 'attempts'>;

/** Returns the changed fields that needed no approval, so that visitors see what no admin has. */
export function unseenFields({ guide, profile, attempts }: WithAttempts): SeenField[] {
  const seen = lastApproval({ attempts })?.data.seen;
  return guide?.approved && seen ? changedSinceApproval(seen, guide, profile) : [];
}

/** Returns whether the values of the last approval are known, so that changes can be identified. */
export function isComparable({ guide, attempts }: WithAttempts): boolean {
  return Boolean(guide?.approved && lastApproval({ attempts })?.data.seen);
}

type WithRequest = WithAttempts & Pick<CardData, 'request'>;

/** Returns the fields in which a request differs from the last approval, as far as its values are known. */
export function renewalChanges(card: WithRequest): (ApprovedField | SeenField)[] {
  const { applied } = card.request;
  const approved = card.guide?.approved;
  return [
    ...APPROVED_FIELDS.filter((name) => applied && approved && applied[name] !== approved[name]),
    ...unseenFields(card),
  ];
}

/** Whether a request for a new term needs no further review: nothing has changed since the last approval. */
export function isPlainRenewal(card: WithRequest & Pick<CardData, 'isOwn'>): boolean {
  const isRenewal = card.request.kind === RENEWAL && card.request.status === 'pending' && !card.isOwn;
  return isRenewal && isComparable(card) && renewalChanges(card).length === 0;
}
