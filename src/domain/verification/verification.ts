/** Verification requests and the decision on them: pure rules; the server writes what they say. */
import * as z from 'zod/mini';
import {
  appliedSchema,
  approvedSchema,
  REQUEST_STATUSES,
  verifiedSince,
  type Applied,
  type GuideProfile,
} from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { dialledPhone } from '../guide/dialled-phone.ts';
import { GUIDE_FIELD_NAMES, SEEN_FIELDS, type SeenField } from '../guide/guide-fields.ts';
import { LIMITS } from '../limits.ts';
import {
  membershipBefore,
  membershipBeforeSchema,
  membershipEntrySchema,
  type Membership,
} from '../membership/membership.ts';
import { changedFields } from '../merge-changes.ts';
import { recordOf } from '../record-of.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { maxCharacters, toLines, visibleTextOrEmpty } from '../text.ts';
import { drawnStateSchema } from './drawn-state.ts';
import { standingFields } from './standing.ts';

/** What a decision found in the guide profile; taking it back restores this. */
export const beforeDecisionSchema = z.object({
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  approved: z.nullable(approvedSchema),
  /** null: there was none; missing in decisions from before there were memberships. */
  membership: z.optional(membershipBeforeSchema),
  /** Whether the verification had been withdrawn and was only returned to pending: it is so again, once this is taken back. */
  was_revoked: z.optional(z.boolean()),
});
export type BeforeDecision = z.infer<typeof beforeDecisionSchema>;

const adminNotes = z
  .string()
  .check(z.overwrite(toLines), visibleTextOrEmpty(), maxCharacters(LIMITS.adminNotes));

/** A value of any of these fields, as it is stored. */
const seenValueSchema = z.optional(z.nullable(z.union([z.string(), z.number(), z.array(z.string())])));
type SeenValue = Exclude<z.infer<typeof seenValueSchema>, undefined>;

/** The fields as an approval saw them, hidden ones too. Missing where the field was added later. */
const seenSchema = z.object(
  recordOf<Readonly<Record<SeenField, typeof seenValueSchema>>>(SEEN_FIELDS, () => seenValueSchema),
);
export type SeenFields = z.infer<typeof seenSchema>;

/** What visitors may see of a profile without an approval, to be compared later. */
export function seenFields(guide: GuideProfile): Readonly<Record<SeenField, SeenValue>> {
  return recordOf<Readonly<Record<SeenField, SeenValue>>>(SEEN_FIELDS, (name) => guide[name]);
}

/** Of a phone number; anything else is text that visitors read. */
const NUMBER_SIGNS = /^[\d\s+()./-]*$/u;

/** The same number is written in other groups by whoever typed it, and by the editor. */
function comparable<Fields extends SeenFields>(fields: Fields): Fields {
  const { phone } = fields;
  const isNumber = typeof phone === 'string' && NUMBER_SIGNS.test(phone);
  return isNumber ? { ...fields, phone: dialledPhone(phone) } : fields;
}

/**
 * What the guide has changed since the approval without asking anybody.
 * @param account whose picture visitors see; the guide profile only repeats it.
 */
export function changedSinceApproval(
  seen: SeenFields,
  guide: GuideProfile,
  account: Pick<Profile, 'avatar_url'> | undefined,
): SeenField[] {
  const { avatar_url } = account ?? guide;
  const changed = changedFields(comparable(seen), comparable(seenFields({ ...guide, avatar_url })));
  return SEEN_FIELDS.filter((name) => seen[name] !== undefined && changed.includes(name));
}

/** The kind of a request for another term; the rules hold when it may be made. */
export const RENEWAL = 'renewal';

export const verificationRequestSchema = z.object({
  user_id: z.string(),
  /**
   * Missing in requests made before approvals were bound to it. One that cannot be read counts as missing:
   * such a request is listed and can be rejected, but not approved.
   */
  applied: z.catch(z.optional(appliedSchema), undefined),
  /** Missing in requests for a first approval, or for the approval of a change. */
  kind: z.optional(z.literal(RENEWAL)),
  status: z.enum(REQUEST_STATUSES),
  requested_at: timestampOrNull,
  reviewed_at: z.optional(timestampOrNull),
  reviewed_by: z.optional(z.nullable(z.string())),
  admin_notes: z.optional(z.nullable(z.string().check(maxCharacters(LIMITS.adminNotes)))),
  before: z.optional(z.nullable(beforeDecisionSchema)),
  ...standingFields,
  /** What else the profile showed when it was approved, so that later changes can be marked. */
  seen: z.optional(z.nullable(seenSchema)),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Firestore keeps ids between two underscores on each side to itself. */
const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** Input of the callable `processVerificationRequest`. */
export const decisionInputSchema = z.strictObject({
  request_id: documentId,
  decision: z.enum(DECISIONS),
  admin_notes: z.optional(z.nullable(adminNotes)),
  /** What the card showed of the guide: what is not so any more is asked about instead of decided. */
  drawn: z.optional(z.nullable(drawnStateSchema)),
});
export type DecisionInput = z.infer<typeof decisionInputSchema>;

/** Input of `reopenRequest`, which takes a decision back. The guide reads the reason. */
export const reopenInputSchema = z.strictObject({
  request_id: documentId,
  admin_notes: z.optional(z.nullable(adminNotes)),
});

/** Input of `withdrawRequest`, by which a guide takes back the own open request. */
export const withdrawInputSchema = z.strictObject({ request_id: documentId });

/** Input of `revokeVerification`; the guide reads the reason. */
export const revokeInputSchema = z.strictObject({
  user_id: documentId,
  admin_notes: adminNotes.check(z.minLength(1)),
});

/** Input of `setMembershipEnd`; the guide reads the reason. */
export const setEndInputSchema = z.strictObject({
  user_id: documentId,
  /** `YYYY-MM-DD`, in Tbilisi. */
  last_day: z.string().check(z.maxLength(10)),
  admin_notes: adminNotes.check(z.minLength(1)),
});

/** Answer of the callable. */
export const decisionResultSchema = z.object({
  request_id: z.string(),
  status: z.enum(DECISIONS),
  /** ISO 8601. */
  reviewed_at: z.string(),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;

/** Why a call was refused; sent as `details.reason` of the error. */
export const REFUSALS = [
  'not-signed-in',
  'not-admin',
  'invalid-input',
  'note-too-long',
  'unknown-request',
  'already-decided',
  'changed-meanwhile',
  'own-request',
  'profile-missing',
  'profile-unreadable',
  'nothing-applied',
  // Of reopening and revoking.
  'not-decided',
  'superseded',
  'not-verified',
  // Of the account's own calls.
  'withdrawn-too-often',
  'account-closing',
  'last-admin',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const refusalDetailsSchema = z.object({
  reason: z.enum(REFUSALS),
  /** Of `already-decided`: what was decided, and by whom. */
  status: z.optional(z.enum(DECISIONS)),
  reviewed_by_name: z.optional(z.string()),
  /** Of `changed-meanwhile`: names of the fields that are not what the card showed. */
  changed: z.optional(z.array(z.enum(GUIDE_FIELD_NAMES))),
});
export type RefusalDetails = z.infer<typeof refusalDetailsSchema>;

/** Why an admin may not decide on this request, or undefined. */
export function refusalOf(
  request: Pick<VerificationRequest, 'status' | 'user_id'> | undefined,
  adminId: string,
): Refusal | undefined {
  if (!request) return 'unknown-request';
  if (request.user_id === adminId) return 'own-request';
  if (request.status !== 'pending') return 'already-decided';
  return undefined;
}

/**
 * Whether a pending request is a withdrawn verification that was returned: then its rejection, or its withdrawal by the guide,
 * ends the verification again, also where its term is over by then.
 */
export function wasRevoked(request: Pick<VerificationRequest, 'returned'>): boolean {
  return request.returned?.decision === 'revoked';
}

/**
 * Why this decision cannot be taken back, or undefined. Only the last decision on a guide's requests can: an older
 * state would overwrite what was decided since.
 */
export function reopenRefusalOf(
  request: Pick<VerificationRequest, 'status' | 'user_id' | 'before'>,
  adminId: string,
  guide: Pick<GuideProfile, 'open_request_id'>,
  isLatest: boolean,
): Refusal | undefined {
  if (request.user_id === adminId) return 'own-request';
  if (request.status === 'pending' || !request.before) return 'not-decided';
  if (guide.open_request_id || !isLatest) return 'superseded';
  return undefined;
}

/** A decision, and what an approval covers: what was applied for, never what the profile says by now. */
export type DecisionOn =
  | { readonly decision: 'approved'; readonly applied: Applied }
  | { readonly decision: 'rejected' };

/** The server-owned fields of the guide profile after a decision. A rejection ends a verification
 * only of a guide who was not verified before: a refused change leaves what was approved public. */
export function decidedFields(
  profile: Pick<GuideProfile, 'is_verified' | 'approved'>,
  decision: DecisionOn,
  decidedAt: Date,
): Partial<Pick<GuideProfile, 'is_verified' | 'verification_status' | 'approved' | 'open_request_id'>> {
  if (decision.decision === 'approved') {
    // A change that is approved does not make a long-standing guide look new.
    const continued = profile.is_verified && profile.approved;
    return {
      is_verified: true,
      verification_status: 'approved',
      approved: {
        ...decision.applied,
        decided_at: decidedAt,
        ...(continued ? { verified_since: verifiedSince(continued) } : {}),
      },
      open_request_id: null,
    };
  }
  return {
    verification_status: profile.is_verified ? 'approved' : 'rejected',
    open_request_id: null,
  };
}

/** The fields a decision changes, as they are now. */
export function beforeDecision(
  profile: Pick<GuideProfile, 'is_verified' | 'verification_status' | 'approved'>,
  membership: Membership | undefined,
): BeforeDecision {
  const { is_verified, verification_status, approved } = profile;
  return {
    is_verified,
    verification_status,
    approved: approved ?? null,
    membership: membershipBefore(membership),
  };
}

/** The server-owned fields of a guide profile whose verification was ended. */
export function revokedFields(): Pick<
  GuideProfile,
  'is_verified' | 'verification_status' | 'approved' | 'open_request_id'
> {
  return { is_verified: false, verification_status: 'rejected', approved: null, open_request_id: null };
}

/** The server-owned fields of the guide profile after its owner withdrew the open request: as before it. */
export function withdrawnFields({
  is_verified,
  verification_status,
}: Pick<GuideProfile, 'is_verified' | 'verification_status'>): Pick<
  GuideProfile,
  'verification_status' | 'open_request_id'
> {
  return { verification_status: is_verified ? 'approved' : verification_status, open_request_id: null };
}

/** What an admin does to a request. */
export const REQUEST_ACTIONS = [...DECISIONS, 'revoked', 'reopened'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What an entry of `decision_journal` records. */
export const JOURNAL_ACTIONS = [
  ...REQUEST_ACTIONS,
  /** By the guide. */
  'withdrawn',
  /** A membership whose term was over. */
  'ended',
  /** An admin set another end. */
  'end-set',
] as const;
export type JournalAction = (typeof JOURNAL_ACTIONS)[number];

/** `decision_journal/{id}`. */
export const journalEntrySchema = z.object({
  action: z.enum(JOURNAL_ACTIONS),
  /** '' where no request was changed. */
  request_id: z.string(),
  guide_id: z.string(),
  /** '' for what happened automatically. */
  actor_id: z.string(),
  notes: z.nullable(z.string()),
  before: beforeDecisionSchema,
  /** Number and end as they were afterwards; missing in entries from before there were memberships. */
  membership: z.optional(membershipEntrySchema),
  at: timestamp,
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const userRoleSchema = z.object({ user_id: z.string(), role: z.string() });
export const ADMIN_ROLE = 'admin';
