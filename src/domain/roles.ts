/**
 * The roles of accounts, and what each may do. Functions and screens ask `mayDo`; `isAdmin` of `firestore.rules` and
 * `storage.rules` repeats the roles of the desk.
 */
import * as z from 'zod/mini';
import { isKeyOf, keysOf } from './record-of.ts';
import { timestamp } from './timestamp.ts';

export type Right =
  /** Sees requests, accounts, the journal and failed events. */
  | 'desk'
  /** Approves and rejects requests, and takes such a decision back. */
  | 'decide'
  /** Withdraws a verification. */
  | 'revoke'
  /** Sets another end of a membership. */
  | 'set-end'
  /** Chooses on which day of the year terms end. */
  | 'set-year'
  /** Names and removes admins. */
  | 'name-admins'
  /** Writes and publishes content. */
  | 'content';

const RIGHTS = {
  admin: ['desk', 'decide', 'revoke', 'set-end', 'set-year', 'name-admins', 'content'],
  editor: ['content'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type Role = keyof typeof RIGHTS;
export const ROLES = keysOf(RIGHTS);

/** Also gets the emails to admins; the last one cannot leave. */
export const ADMIN_ROLE = 'admin' satisfies Role;

/** `user_roles/{uid}`. */
export const userRoleSchema = z.object({
  user_id: z.string(),
  role: z.string(),
  /** Missing in records that are older than this field. */
  granted_at: z.catch(z.optional(timestamp), undefined),
});
export type UserRole = z.infer<typeof userRoleSchema>;

interface SignInAccount {
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly providerData: readonly { readonly providerId: string; readonly email?: string | undefined }[];
}

/** Firebase's name of the only sign-in that counts. */
export const GOOGLE = 'google.com';

/**
 * Returns why the account of this address cannot become an admin, in the words of the command; undefined if it can.
 * Google must have verified its address: anybody can create a password account under any address, and an existing
 * account can be given somebody else's address.
 * @param profileEmail of the account's profile; undefined if there is none.
 */
export function whyNoAdmin(
  email: string,
  { emailVerified, disabled, providerData }: SignInAccount,
  profileEmail: string | null | undefined,
): string | undefined {
  const isIt = (address: string | null | undefined) => address?.toLowerCase() === email.toLowerCase();
  const isGoogles = providerData.some((one) => one.providerId === GOOGLE && isIt(one.email));
  if (!isGoogles) return 'has not signed in with Google';
  if (!emailVerified) return 'has not been verified by Google';
  if (disabled) return 'belongs to a disabled account';
  return profileEmail === undefined || isIt(profileEmail)
    ? undefined
    : 'is not the address under which the account signed in to the site first';
}

/** Returns undefined for any other value, as of a document or a token. */
export function toRole(value: unknown): Role | undefined {
  return typeof value === 'string' && isKeyOf(RIGHTS, value) ? value : undefined;
}

export function mayDo(role: unknown, right: Right): boolean {
  const known = toRole(role);
  return known !== undefined && RIGHTS[known].some((one) => one === right);
}
