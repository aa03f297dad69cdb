/** `guide_profiles/{uid}`: what a guide tells about himself, and what the association decided. */
import * as z from 'zod/mini';
import { CERTIFICATION_LEVELS, type CertificationLevel } from './certification.ts';
import { LIMITS } from '../limits.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { EDITOR_PROFESSIONS, type EditorProfession } from './professions.ts';
import { avatarUrlSchema } from './profile.ts';
import { LIST_ITEM, maxCharacters, notBlank } from '../text.ts';
import { STORED_WEBSITE } from './website.ts';

export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** '' means not chosen: neither is required by the form (specification, section 5). */
export const professionSchema = z.enum(['', ...EDITOR_PROFESSIONS]);
export const certificationLevelSchema = z.enum(['', ...CERTIFICATION_LEVELS]);

const listItem = z.string().check(z.trim(), z.regex(LIST_ITEM), maxCharacters(LIMITS.listItem));

export const SHOW_FLAGS = [
  'show_phone',
  'show_address',
  'show_website',
  'show_experience',
  'show_certifications',
] as const;
export type ShowFlag = (typeof SHOW_FLAGS)[number];

/** What the owner may write; the form, the rules and the seeds hold to the same fields. */
export const guideProfileOwnFields = {
  user_id: z.string().check(z.minLength(1), z.maxLength(128)),
  profession: professionSchema,
  experience_years: z.int().check(z.minimum(0), z.maximum(LIMITS.experienceYears)),
  languages: z.array(listItem).check(z.minLength(1), z.maxLength(LIMITS.languages)),
  specialties: z.array(listItem).check(z.maxLength(LIMITS.specialties)),
  description: z.string().check(maxCharacters(LIMITS.description)),
  bio: z.string().check(maxCharacters(LIMITS.bio)),
  certification_level: certificationLevelSchema,
  address: z.string().check(notBlank(), maxCharacters(LIMITS.address)),
  phone: z.string().check(notBlank(), maxCharacters(LIMITS.phone)),
  website: z.nullable(z.string().check(z.maxLength(LIMITS.website), z.regex(STORED_WEBSITE))),
  show_phone: z.boolean(),
  show_address: z.boolean(),
  show_website: z.boolean(),
  show_experience: z.boolean(),
  show_certifications: z.boolean(),
  is_public: z.boolean(),
  avatar_url: avatarUrlSchema,
  full_name: z.string().check(notBlank(), maxCharacters(LIMITS.fullName)),
};

/** The same without the fields that follow from others: what the editor's form is about. */
export const guideEditFields = z.omit(z.object(guideProfileOwnFields), { user_id: true, full_name: true });

/** The profession and level that the association confirmed; the public page shows these. */
export const approvedSchema = z.object({
  profession: professionSchema,
  certification_level: certificationLevelSchema,
  decided_at: timestamp,
});
export type Approved = z.infer<typeof approvedSchema>;

export const guideProfileSchema = z.object({
  ...guideProfileOwnFields,
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  slug: z.optional(z.nullable(z.string())),
  approved: z.optional(z.nullable(approvedSchema)),
  open_request_id: z.optional(z.nullable(z.string())),
  created_at: timestampOrNull,
  updated_at: timestampOrNull,
});
export type GuideProfile = z.infer<typeof guideProfileSchema>;

/** The fields the owner writes when the guide profile is created. */
export const OWN_FIELD_NAMES: readonly string[] = Object.keys(guideProfileOwnFields);

/** Whether visitors find the guide (specification, section 4). */
export function isListed(profile: Pick<GuideProfile, 'is_public' | 'is_verified'>): boolean {
  return profile.is_public && profile.is_verified;
}

/** What differs from what was approved, and so waits for the next approval. */
export function pendingChanges(
  profile: Pick<GuideProfile, 'profession' | 'certification_level' | 'approved'>,
): { profession?: '' | EditorProfession; certification_level?: '' | CertificationLevel } {
  const { approved } = profile;
  if (!approved) return {};
  return {
    ...(approved.profession === profile.profession ? {} : { profession: profile.profession }),
    ...(approved.certification_level === profile.certification_level
      ? {}
      : { certification_level: profile.certification_level }),
  };
}

/**
 * Whether the owner may ask for verification now: no request is open, and either nothing was
 * approved yet (or it was rejected), or profession or level changed since. The rules agree.
 */
export function mayRequestVerification(profile: GuideProfile): boolean {
  if (profile.open_request_id) return false;
  return !profile.is_verified || Object.keys(pendingChanges(profile)).length > 0;
}

export type VerificationState = 'verified' | 'pending' | 'rejected' | 'not-requested';

/** The state to show: an open request counts as pending, whatever was decided before. */
export function verificationState(profile: GuideProfile): VerificationState {
  if (profile.is_verified) return 'verified';
  if (profile.open_request_id) return 'pending';
  if (profile.verification_status === 'rejected') return 'rejected';
  return 'not-requested';
}
