/** `guide_profiles/{uid}`: the guide's own data, and the association's decisions. */
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { changedFields } from '../merge-changes.ts';
import { recordOf } from '../record-of.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { areDistinct } from './claims.ts';
import {
  APPROVED_FIELDS,
  FLAGGED_FIELDS,
  flagOf,
  isScriptName,
  storedSchemas,
  type ApprovedField,
  type GuideFieldName,
  type ShowFlag,
} from './guide-fields.ts';

export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The fields that the owner may write. */
export const ownFieldsSchema = z.object(storedSchemas);

/** The same without the fields derived from the account: the fields of the editor's form. */
export const guideEditSchema = z
  .omit(ownFieldsSchema, { user_id: true, full_name: true })
  .check(z.refine(areDistinct));

/**
 * What a guide submitted for approval, and what an approval covers; the rules require it to equal the
 * guide profile at that moment.
 */
export const appliedSchema = z.pick(
  ownFieldsSchema,
  recordOf<Record<ApprovedField, true>>(APPROVED_FIELDS, () => true),
);
export type ApprovedValues = z.infer<typeof appliedSchema>;

/** What the association approved; shown on the public page. */
export const approvedSchema = z.extend(appliedSchema, {
  decided_at: timestamp,
  /** When the verification began; later approvals copy it. Missing if this approval began it. */
  verified_since: z.optional(timestamp),
});
export type Approved = z.infer<typeof approvedSchema>;

/** Returns since when the guide has been verified without a break. */
export function verifiedSince({ verified_since, decided_at }: Approved): Date {
  return verified_since ?? decided_at;
}

export const guideProfileSchema = z.object({
  ...storedSchemas,
  /** Version of the notice the guide agreed to (PUBLICATION_NOTICE_VERSION). */
  consent_version: z.string().check(z.maxLength(LIMITS.consentVersion)),
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  slug: z.optional(z.nullable(z.string())),
  approved: z.optional(z.nullable(approvedSchema)),
  open_request_id: z.optional(z.nullable(z.string())),
  created_at: timestampOrNull,
  updated_at: timestampOrNull,
});
export type GuideProfile = z.infer<typeof guideProfileSchema>;

/**
 * The server-owned fields, parsed independently of the owner's fields, so that a decision never
 * depends on those.
 */
export const verificationFieldsSchema = z.object({
  is_verified: z.catch(z.boolean(), false),
  verification_status: z.catch(z.enum(REQUEST_STATUSES), 'pending'),
  approved: z.catch(z.nullable(approvedSchema), null),
  slug: z.catch(z.nullable(z.string()), null),
  open_request_id: z.catch(z.nullable(z.string()), null),
  created_at: z.catch(timestampOrNull, null),
  updated_at: z.catch(timestampOrNull, null),
});
export type VerificationFields = z.infer<typeof verificationFieldsSchema>;

/** Returns whether visitors can find the guide (specification, section 4). */
export function isListed(profile: Pick<GuideProfile, 'is_public' | 'is_verified'>): boolean {
  return profile.is_public && profile.is_verified;
}

/** Returns whether the guide's own flag hides a field from visitors. */
export function isHidden(profile: Pick<GuideProfile, ShowFlag>, name: GuideFieldName): boolean {
  const flagged = FLAGGED_FIELDS.find((one) => one === name);
  return flagged !== undefined && !profile[flagOf(flagged)];
}

/** Returns these values alone: of a profile what its approval would confirm. */
export function approvedValues(profile: ApprovedValues): ApprovedValues {
  return recordOf<ApprovedValues>(APPROVED_FIELDS, (name) => profile[name]);
}

/** Returns the fields whose values differ; all if there were none. */
export function changedValues(before: ApprovedValues | undefined, after: ApprovedValues): ApprovedField[] {
  const changed = changedFields(before ? approvedValues(before) : {}, approvedValues(after));
  return APPROVED_FIELDS.filter((name) => changed.includes(name));
}

/** Returns the changed fields that wait for the next approval. */
export function pendingChanges(profile: ApprovedValues & Pick<GuideProfile, 'approved'>): ApprovedField[] {
  return profile.approved ? changedValues(profile.approved, profile) : [];
}

/** Returns the fields that differ, without those that say nothing of their own before and after. */
export function differingFields(before: ApprovedValues, after: ApprovedValues): ApprovedField[] {
  const versions = [before, after];
  return changedValues(before, after).filter(
    (name) => !versions.every((values) => saysNothing(name, values)),
  );
}

/** Returns whether nothing of a verified guide waits for an approval. */
export function isAsApproved(profile: GuideProfile): boolean {
  return profile.is_verified && pendingChanges(profile).length === 0;
}

/**
 * Returns the fields that differ from what was sent for approval: a decision covers what was sent. Names
 * in one script that were not sent are left out.
 */
export function changedSinceRequest(sent: ApprovedValues, profile: ApprovedValues): ApprovedField[] {
  return differingFields(sent, profile).filter((name) => sent[name] !== '' || !isScriptName(name));
}

/** Returns whether a name in one script is identical to the full name, or there are no further professions. */
export function saysNothing(name: ApprovedField, values: ApprovedValues): boolean {
  if (name === 'further_professions') return values[name].length === 0;
  return isScriptName(name) && values[name] === values.full_name;
}

/**
 * Returns whether the owner may request verification now: no request is open, and either nothing
 * was approved yet (or it was rejected), or approved fields have changed since. The rules agree.
 */
export function mayRequestVerification(profile: GuideProfile): boolean {
  if (profile.open_request_id) return false;
  return !profile.is_verified || pendingChanges(profile).length > 0;
}

/**
 * Returns whether a verified guide has saved a change that needs approval but has not requested it.
 */
export function isChangeUnsent(profile: GuideProfile): boolean {
  return profile.is_verified && mayRequestVerification(profile);
}

/** `ended`: approved once, but the membership term has ended. */
export type VerificationState = 'verified' | 'pending' | 'rejected' | 'ended' | 'not-requested';

/**
 * Returns the state to show: an open request counts as pending, regardless of earlier decisions.
 */
export function verificationState(profile: GuideProfile): VerificationState {
  if (profile.is_verified) return 'verified';
  if (profile.open_request_id) return 'pending';
  if (profile.verification_status === 'rejected') return 'rejected';
  if (profile.verification_status === 'approved') return 'ended';
  return 'not-requested';
}
