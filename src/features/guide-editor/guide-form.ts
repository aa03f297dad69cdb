/**
 * The form of the guide profile: what is typed, the checks with their message keys, and the way
 * from stored documents to the form and back. Limits and lists are the domain's.
 */
import * as z from 'zod/mini';
import {
  certificationLevelSchema,
  guideEditFields,
  professionSchema,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { avatarUrlSchema, splitName, type Profile } from '../../domain/guide/profile.ts';
import { toWebsite } from '../../domain/guide/website.ts';
import type { GuideEdit } from '../../firebase/firestore/guide-documents.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

/** Digits of a number by ITU-T E.164: at most 15; the shortest that are in use have 5. */
const PHONE_DIGITS = { min: 5, max: 15 };

function message(id: MessageId): MessageId {
  return id;
}

function isPhone(typed: string): boolean {
  const digits = typed.replaceAll(/\D/gu, '').length;
  return /^\+?[\d\s()./-]+$/u.test(typed) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

function requiredText(required: MessageId, maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1, { error: required, abort: true }), atMost(maxLength));
}

/** Counts characters as the domain and the rules do: an emoji is one. */
function atMost(characters: number) {
  return z.refine<string>((typed) => Array.from(typed).length <= characters, message('editor.too-long'));
}

function text(maxLength: number) {
  return z.string().check(atMost(maxLength));
}

function isWholeYears(typed: string): boolean {
  const years = Number(typed);
  return Number.isInteger(years) && years <= LIMITS.experienceYears;
}

export const guideFormSchema = z.object({
  first_name: requiredText(message('editor.first-name-required'), LIMITS.firstName),
  last_name: requiredText(message('editor.last-name-required'), LIMITS.lastName),
  profession: professionSchema,
  experience_years: z.string().check(
    z.trim(),
    z.minLength(1, { error: message('editor.experience-required'), abort: true }),
    z.refine((years) => !(Number(years) < 0), { error: message('editor.experience-positive'), abort: true }),
    z.refine(isWholeYears, message('editor.experience-whole')),
  ),
  certification_level: certificationLevelSchema,
  languages: z
    .array(z.string())
    .check(
      z.minLength(1, message('editor.languages-required')),
      z.maxLength(LIMITS.languages, message('editor.too-many')),
    ),
  specialties: z.array(z.string()).check(z.maxLength(LIMITS.specialties, message('editor.too-many'))),
  description: text(LIMITS.description),
  bio: text(LIMITS.bio),
  address: requiredText(message('editor.address-required'), LIMITS.address),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: message('editor.phone-required'), abort: true }),
      atMost(LIMITS.phone),
      z.refine(isPhone, message('editor.phone-invalid')),
    ),
  website: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || toWebsite(typed) !== undefined,
        message('editor.website-invalid'),
      ),
    ),
  show_phone: z.boolean(),
  show_address: z.boolean(),
  show_website: z.boolean(),
  show_experience: z.boolean(),
  show_certifications: z.boolean(),
  is_public: z.boolean(),
  avatar_url: avatarUrlSchema,
});
export type GuideFormValues = z.infer<typeof guideFormSchema>;

/** The same values unchecked: what may stand in the fields while they are being filled in. */
export const guideFormShape = z.object({
  ...guideFormSchema.shape,
  first_name: z.string(),
  last_name: z.string(),
  experience_years: z.string(),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  description: z.string(),
  bio: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string(),
});

/** The form for what is stored; a new guide starts with the name of the account, everything hidden. */
export function toFormValues(
  profile: Profile | undefined,
  guide: GuideProfile | undefined,
  displayName: string,
): GuideFormValues {
  const name = profile?.first_name || profile?.last_name ? profile : splitName(displayName);
  return {
    first_name: name.first_name,
    last_name: name.last_name,
    profession: guide?.profession ?? '',
    experience_years: guide ? String(guide.experience_years) : '',
    certification_level: guide?.certification_level ?? '',
    languages: guide?.languages ?? [],
    specialties: guide?.specialties ?? [],
    description: guide?.description ?? '',
    bio: guide?.bio ?? '',
    address: guide?.address ?? '',
    phone: guide?.phone ?? '',
    website: guide?.website ?? '',
    show_phone: guide?.show_phone ?? false,
    show_address: guide?.show_address ?? false,
    show_website: guide?.show_website ?? false,
    show_experience: guide?.show_experience ?? false,
    show_certifications: guide?.show_certifications ?? false,
    is_public: guide?.is_public ?? true,
    avatar_url: guide?.avatar_url ?? profile?.avatar_url ?? null,
  };
}

/**
 * What is written for a valid form, parsed by the domain's own fields, so that the form can never
 * let through what they refuse.
 */
export function toGuideEdit(values: GuideFormValues): GuideEdit {
  const { first_name, last_name, ...rest } = values;
  const fields = guideEditFields.parse({
    ...rest,
    experience_years: Number(values.experience_years),
    website: toWebsite(values.website) ?? null,
  });
  return { ...fields, first_name, last_name };
}
