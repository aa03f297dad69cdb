/** What a verified guide has changed since the last approval. Pure. */
import { APPROVED_FIELDS, type ApprovedField, type SeenField } from '../../../domain/guide/guide-fields.ts';
import { approvedValues, pendingChanges, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { changedSinceApproval } from '../../../domain/verification/verification.ts';
import { lastApproval, type JoinedRequest } from './join-requests.ts';

/** Returns the approved values of a verified guide, instead of the current ones of the profile. */
export function asApproved(guide: GuideProfile): GuideProfile {
  return guide.is_verified && guide.approved ? { ...guide, ...approvedValues(guide.approved) } : guide;
}

/** Returns the changed fields that neither visitors nor the rest of the card show before an approval. */
export function unapprovedFields(guide: GuideProfile): ApprovedField[] {
  const pending = guide.is_verified ? pendingChanges(guide) : {};
  return APPROVED_FIELDS.filter((name) => name in pending);
}

/** Returns the changed fields that needed no approval, so that visitors see what no admin has. */
export function unseenFields({
  guide,
  profile,
  attempts,
}: Pick<JoinedRequest, 'guide' | 'profile' | 'attempts'>): SeenField[] {
  const seen = lastApproval(attempts)?.data.seen;
  return guide?.approved && seen ? changedSinceApproval(seen, guide, profile) : [];
}
