/** `profiles/{uid}`: who an account belongs to. */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { moment } from './moment.ts';

export const firstNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.firstName));
export const lastNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.lastName));
export const avatarUrlSchema = z.nullable(z.string().check(z.maxLength(LIMITS.avatarUrl)));

export const profileSchema = z.object({
  first_name: z.string().check(z.maxLength(LIMITS.firstName)),
  last_name: z.string().check(z.maxLength(LIMITS.lastName)),
  full_name: z.string().check(z.maxLength(LIMITS.fullName)),
  avatar_url: avatarUrlSchema,
  username: z.nullable(z.string().check(z.maxLength(LIMITS.username))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.email)))),
  created_at: moment,
});
export type Profile = z.infer<typeof profileSchema>;

/** First and last name joined (specification, section 7). */
export function joinName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** First and last name of a display name as sign-in providers give it; either may be empty. */
export function splitName(displayName: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = displayName.trim().split(/\s+/u);
  return {
    first_name: first.slice(0, LIMITS.firstName),
    last_name: rest.join(' ').slice(0, LIMITS.lastName),
  };
}

/** Up to two letters for a picture that is missing; never upper-cased, Georgian has no capitals. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? '')][0] ?? '').join('');
}
