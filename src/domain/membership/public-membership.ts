/**
 * `public_memberships/{number}`, what anyone who knows a guide's number may read, and the result of checking it. For a guide
 * who is not listed it contains only initials; for a deleted account only that the membership has ended.
 */
import * as z from 'zod/mini';
import { shownClaims } from '../guide/field-kinds.ts';
import type { PublicGuide } from '../directory/public-guide.ts';
import { romanizedName } from '../spelling/romanize.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import { initialsOf } from '../guide/profile.ts';
import { DEFAULT_LANG, type Lang } from '../lang.ts';
import { isCurrent, membershipSchema, stateAt, type Membership } from './membership.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { lastDayOf } from './term.ts';

export const CHECK_OUTCOMES = [
  /** No number was given yet: show only the form. */
  'ask',
  /** The form was sent empty. */
  'missing',
  /** The typed text is not a number. */
  'invalid',
  'valid',
  'ended',
  /** The member ended it by deleting the account. */
  'left',
  'withdrawn',
  'unknown',
  /** Too many requests from this client. */
  'too-many',
  /** Nothing could be read. */
  'failed',
] as const;

/** Data of a listed guide as on the public page; a hidden level is left out. */
const checkedGuideSchema = z.object({
  slug: z.string(),
  full_name: z.string(),
  georgian_name: z.string(),
  latin_name: z.string(),
  avatar_url: z.nullable(z.string()),
  profession: z.string(),
  certification_level: z.optional(z.string()),
  further_professions: shownClaims,
});

/** Maximum characters in the field of the form. */
export const MAX_TYPED_NUMBER = 20;

export interface MembershipCheck {
  readonly outcome: (typeof CHECK_OUTCOMES)[number];
  /** The number that was checked. */
  readonly number?: string | undefined;
  /** The invalid text, returned for correction. */
  readonly typed?: string | undefined;
  /** ISO 8601. */
  readonly checked_at: string;
  /** Last day of the term, if it has one, or the day of the withdrawal or deletion, `YYYY-MM-DD`. */
  readonly until?: string | undefined;
  readonly initials?: string | undefined;
  readonly guide?: z.infer<typeof checkedGuideSchema> | undefined;
}

/** Number and term of a valid membership as shown on the public page; without an end, the number alone. */
export function publicTerm(
  membership: Membership | undefined,
): Pick<PublicGuide, 'member_number' | 'member_until'> {
  if (membership?.state !== 'valid') return {};
  const member_until = lastDayOf(membership.ends_at);
  return { member_number: membership.number, ...(member_until !== undefined && { member_until }) };
}

export const publicMembershipSchema = z.object({
  ...z.pick(membershipSchema, { state: true, ends_at: true, changed_at: true }).shape,
  /** '' where no name is stored. */
  initials: z.string(),
  /** Those of the approved name in Latin letters; '' where there is none. */
  latin_initials: z.string(),
  guide: z.nullable(checkedGuideSchema),
  /** The member ended it by deleting the account. */
  is_left: z.optional(z.literal(true)),
});
export type PublicMembership = z.infer<typeof publicMembershipSchema>;

/**
 * @param name as it was approved, '' in Latin letters unless it was; undefined where none is stored or can be read.
 * @param listed the guide's public page; undefined while there is none.
 * @returns undefined while nobody may learn that the number was given.
 */
export function toPublicMembership(
  { state, ends_at, changed_at }: Membership,
  name: Pick<GuideProfile, 'full_name' | 'latin_name'> | undefined,
  listed: PublicGuide | undefined,
): PublicMembership | undefined {
  if (state === 'unconfirmed') return undefined;
  const initials = initialsOf(name?.full_name ?? '');
  const latin_initials = initialsOf(name?.latin_name ?? '');
  const guide = state === 'valid' && listed ? checkedGuideSchema.parse(listed) : null;
  return { state, ends_at, changed_at, initials, latin_initials, guide };
}

/** What remains of a deleted account: that the number was given, and how the membership ended. */
export function formerMembership(
  { state, ends_at }: Pick<Membership, 'state' | 'ends_at'>,
  at: Date,
): PublicMembership {
  return {
    state: state === 'withdrawn' ? 'withdrawn' : 'ended',
    ...(isCurrent({ state, ends_at }, at) && { is_left: true }),
    ends_at: ends_at && ends_at < at ? ends_at : at,
    changed_at: at,
    initials: '',
    latin_initials: '',
    guide: null,
  };
}

/**
 * Only Georgian pages show Georgian letters, others Latin ones: as the member writes the name, else as Georgian letters
 * are read. Latin letters have several readings in Georgian.
 */
function initialsIn(
  lang: Lang,
  { initials, latin_initials }: Pick<PublicMembership, 'initials' | 'latin_initials'>,
): string {
  if (lang === DEFAULT_LANG) return initials;
  if (latin_initials !== '') return latin_initials;
  return Array.from(initials, (letter) => initialsOf(romanizedName(letter))).join('');
}

/** @param membership undefined if the number was never given. */
export function checkMembership(
  number: string,
  membership: PublicMembership | undefined,
  now: Date,
  lang: Lang,
): MembershipCheck {
  const known = { number, checked_at: now.toISOString() };
  const state = membership && stateAt(membership, now);
  if (!state || state === 'unconfirmed') return { ...known, outcome: 'unknown' };
  const { ends_at, changed_at, initials, guide, is_left } = membership;
  const until = state === 'withdrawn' ? tbilisiDay(changed_at) : lastDayOf(ends_at);
  return {
    ...known,
    outcome: is_left ? 'left' : state,
    ...(until !== undefined && { until }),
    ...(initials === '' ? {} : { initials: initialsIn(lang, membership) }),
    // A person who is not a member now is not listed either, even before the nightly job has run.
    ...(state === 'valid' && guide ? { guide } : {}),
  };
}
