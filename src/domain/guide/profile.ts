/** `profiles/{uid}`: the personal data of an account. */
import * as z from 'zod/mini';
import { parseAvatarUrl } from './avatar.ts';
import { MAIL_LANGS } from '../lang.ts';
import { LIMITS } from '../limits.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { maxCharacters } from '../text.ts';
import { isPersonName, toPersonName } from './name.ts';

export const firstNameSchema = z.string().check(z.refine(isPersonName), maxCharacters(LIMITS.firstName));
/** Empty for somebody with one name. */
export const lastNameSchema = z.string().check(
  z.refine((name) => name === '' || isPersonName(name)),
  maxCharacters(LIMITS.lastName),
);
/** A picture in the account's own folder of the bucket; the rules check whose folder it is. */
export const avatarUrlSchema = z.nullable(
  z.string().check(
    z.maxLength(LIMITS.avatarUrl),
    z.refine((url) => parseAvatarUrl(url) !== undefined),
  ),
);

export const profileSchema = z.object({
  first_name: z.string().check(maxCharacters(LIMITS.firstName)),
  last_name: z.string().check(maxCharacters(LIMITS.lastName)),
  full_name: z.string().check(maxCharacters(LIMITS.fullName)),
  avatar_url: avatarUrlSchema,
  username: z.nullable(z.string().check(maxCharacters(LIMITS.username))),
  email: z.nullable(z.string().check(z.maxLength(LIMITS.email))),
  /** Of emails: that of the page from which the account was created, until the owner chooses. */
  language: z.enum(MAIL_LANGS),
  /** Emails that the owner does not want (`MAIL_CHOICES`). */
  unwanted_mail: z.optional(z.array(z.string())),
  created_at: timestamp,
  /** Time of the owner's last change; missing before the first. */
  updated_at: z.optional(timestampOrNull),
});
export type Profile = z.infer<typeof profileSchema>;

/** The security rules reject a profile change unless the names are set. */
export function hasNames({ first_name, last_name }: Profile): boolean {
  return firstNameSchema.safeParse(first_name).success && lastNameSchema.safeParse(last_name).success;
}

/** First and last name joined (specification, section 7). */
export function joinName(firstName: string, lastName: string): string {
  return `${toPersonName(firstName)} ${toPersonName(lastName)}`.trim();
}

/** The name with the address, because owners change the names of their accounts; '' for nobody. */
export function labelOf(person: Pick<Profile, 'full_name' | 'email'> | undefined): string {
  return [person?.full_name, person?.email && `(${person.email})`].filter(Boolean).join(' ');
}

/** Returns at most this many characters, without splitting one, and with no separator at the end. */
function cut(text: string, characters: number): string {
  return Array.from(text)
    .slice(0, characters)
    .join('')
    .replace(/[-'’ ]$/u, '');
}

/** UTF-16 units of a display name that are read. */
const MAX_DISPLAY_NAME = 1000;

/**
 * First and last name of a display name as sign-in providers give it, in a form that may be stored;
 * either may be empty. What is no part of a name is left out: signs, digits, and words that mix
 * scripts, whose place stays empty because nobody can tell which letters are meant.
 */
export function splitName(displayName: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = toPersonName(displayName.slice(0, MAX_DISPLAY_NAME).normalize('NFKC'))
    .split(/[^\p{L}\p{M}'’-]/u)
    .map((word) => word.replace(/^[-'’\p{M}]+|(?<![-'’])[-'’]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => (isPersonName(word) ? word : ''));
  return {
    first_name: cut(first, LIMITS.firstName),
    last_name: cut(rest.filter((word) => word !== '').join(' '), LIMITS.lastName),
  };
}

/** Up to two letters for a picture that is missing; never upper-cased, Georgian has no capitals. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
