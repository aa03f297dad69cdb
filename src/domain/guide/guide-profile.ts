/** `guide_profiles/{uid}`: what a guide tells about himself, and what the association decided. */
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { recordOf } from '../record-of.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import {
  APPROVED_FIELDS,
  fieldOf,
  FLAGGED_FIELDS,
  flagOf,
  GUIDE_FIELD_NAMES,
  storedSchemas,
  type ApprovedField,
  type GuideFieldName,
  type ShowFlag,
} from './guide-fields.ts';

export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The fields of the owner as he may write them. */
export const ownFieldsSchema = z.object(storedSchemas);

/** The same without the fields that follow from the account: what the editor's form is about. */
export const guideEditSchema = z.omit(ownFieldsSchema, { user_id: true, full_name: true });

/** What an approval covers. */
const approvedFieldsSchema = z.pick(
  ownFieldsSchema,
  recordOf<Record<ApprovedField, true>>(APPROVED_FIELDS, () => true),
);
const { full_name, georgian_name, latin_name } = approvedFieldsSchema.shape;

/** What a guide asked to have confirmed; the rules hold it equal to the guide profile at that moment. */
export const appliedSchema = z.extend(approvedFieldsSchema, {
  /** Missing in requests made before names were given in both scripts. */
  georgian_name: z.prefault(georgian_name, ''),
  latin_name: z.prefault(latin_name, ''),
});
export type Applied = z.infer<typeof appliedSchema>;

/** What the association confirmed; the public page shows it. */
export const approvedSchema = z.object({
  ...approvedFieldsSchema.shape,
  /** Missing in approvals that were given before names were part of them. */
  full_name: z.optional(full_name),
  georgian_name: z.optional(georgian_name),
  latin_name: z.optional(latin_name),
  decided_at: timestamp,
  /** When the verification began, which later approvals continue; missing where this approval began it. */
  verified_since: z.optional(timestamp),
});
export type Approved = z.infer<typeof approvedSchema>;

/** Since when the guide has been verified without a break. */
export function verifiedSince({ verified_since, decided_at }: Approved): Date {
  return verified_since ?? decided_at;
}

/** Stands for a field that was added after a profile was stored; a flag hides until it is set. */
const ADDED_LATER = Object.fromEntries(
  GUIDE_FIELD_NAMES.filter((name) => !fieldOf(name).isRequired).map((name) => {
    const { kind, blank } = fieldOf(name);
    return [name, kind === 'flag' ? false : blank];
  }),
);

const guideDocumentSchema = z.object({
  ...storedSchemas,
  /** The wording under which the guide agreed to what is switched on (PUBLICATION_NOTICE_VERSION). */
  consent_version: z.optional(z.string().check(z.maxLength(LIMITS.consentVersion))),
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  slug: z.optional(z.nullable(z.string())),
  approved: z.optional(z.nullable(approvedSchema)),
  open_request_id: z.optional(z.nullable(z.string())),
  created_at: timestampOrNull,
  updated_at: timestampOrNull,
});

/** A guide profile as it is read. */
export const guideProfileSchema = z.pipe(
  z.transform((document: unknown) =>
    typeof document === 'object' ? { ...ADDED_LATER, ...document } : document,
  ),
  guideDocumentSchema,
);
export type GuideProfile = z.infer<typeof guideProfileSchema>;

/**
 * The fields of the server alone, read whatever the owner's fields hold, so that a decision never
 * depends on them.
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

/** Whether visitors find the guide (specification, section 4). */
export function isListed(profile: Pick<GuideProfile, 'is_public' | 'is_verified'>): boolean {
  return profile.is_public && profile.is_verified;
}

/** Whether the guide's own flag hides a field from visitors. */
export function isHidden(profile: Pick<GuideProfile, ShowFlag>, name: GuideFieldName): boolean {
  const flagged = FLAGGED_FIELDS.find((one) => one === name);
  return flagged !== undefined && !profile[flagOf(flagged)];
}

/** What the owner tells of the fields that need approval. */
export type ApprovedValues = Pick<GuideProfile, ApprovedField>;

/** What an approval of the profile as it is now confirms. */
export function approvedValues(profile: ApprovedValues): ApprovedValues {
  return recordOf<ApprovedValues>(APPROVED_FIELDS, (name) => profile[name]);
}

/** What was approved, with the values of `others` where the approval is older than the field. */
export function approvedOr(approved: Approved, others: ApprovedValues): ApprovedValues {
  return approvedValues({
    ...approved,
    full_name: approved.full_name ?? others.full_name,
    georgian_name: approved.georgian_name ?? others.georgian_name,
    latin_name: approved.latin_name ?? others.latin_name,
  });
}

/** What differs from what was approved, and so waits for the next approval. */
export function pendingChanges(
  profile: ApprovedValues & Pick<GuideProfile, 'approved'>,
): Partial<ApprovedValues> {
  const { approved } = profile;
  if (!approved) return {};
  // An approval without names was given to the names of that time, whatever they were.
  const changed = APPROVED_FIELDS.filter(
    (name) => approved[name] !== undefined && approved[name] !== profile[name],
  );
  return Object.fromEntries(changed.map((name) => [name, profile[name]]));
}

/** Whether a name in one script is the full name once more. */
export function repeatsFullName(name: ApprovedField, values: ApprovedValues): boolean {
  return (name === 'georgian_name' || name === 'latin_name') && values[name] === values.full_name;
}

/**
 * Whether the owner may ask for verification now: no request is open, and either nothing was
 * approved yet (or it was rejected), or what it covers changed since. The rules agree.
 */
export function mayRequestVerification(profile: GuideProfile): boolean {
  if (profile.open_request_id) return false;
  return !profile.is_verified || Object.keys(pendingChanges(profile)).length > 0;
}

/** Whether the owner may ask for an approval, and has none: never had one, or has it no more. */
export function mayAskToBeVerified(profile: GuideProfile): boolean {
  return !profile.is_verified && mayRequestVerification(profile);
}

/** Whether a verified guide has saved what visitors see after an approval alone, and has not asked for it. */
export function isChangeUnsent(profile: GuideProfile): boolean {
  return profile.is_verified && mayRequestVerification(profile);
}

/** `ended`: approved once, and the term of the membership is over. */
export type VerificationState = 'verified' | 'pending' | 'rejected' | 'ended' | 'not-requested';

/** The state to show: an open request counts as pending, whatever was decided before. */
export function verificationState(profile: GuideProfile): VerificationState {
  if (profile.is_verified) return 'verified';
  if (profile.open_request_id) return 'pending';
  if (profile.verification_status === 'rejected') return 'rejected';
  if (profile.verification_status === 'approved') return 'ended';
  return 'not-requested';
}
