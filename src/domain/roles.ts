/**
 * The roles of accounts, and what each may do. Functions and screens ask `mayDo`; `isAdmin` of `firestore.rules` and
 * `storage.rules` repeats the roles of the desk.
 */
import * as z from 'zod/mini';
import { isKeyOf } from './record-of.ts';

export type Right =
  /** Sees requests, accounts, the journal and failed events. */
  | 'desk'
  /** Approves and rejects requests, and takes such a decision back. */
  | 'decide'
  /** Withdraws a verification. */
  | 'revoke'
  /** Sets another end of a membership. */
  | 'set-end';

const RIGHTS = {
  admin: ['desk', 'decide', 'revoke', 'set-end'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type Role = keyof typeof RIGHTS;

/** Also gets the emails to admins; the last one cannot leave. */
export const ADMIN_ROLE = 'admin' satisfies Role;

/** `user_roles/{uid}`. */
export const userRoleSchema = z.object({ user_id: z.string(), role: z.string() });

/** Returns undefined for any other value, as of a document or a token. */
export function toRole(value: unknown): Role | undefined {
  return typeof value === 'string' && isKeyOf(RIGHTS, value) ? value : undefined;
}

export function mayDo(role: unknown, right: Right): boolean {
  const known = toRole(role);
  return known !== undefined && RIGHTS[known].includes(right);
}
