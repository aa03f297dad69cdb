/** The checks at the start of every callable, and the error of each refusal. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { REFUSALS, type Refusal, type RefusalDetails } from '../../src/domain/verification/verification.ts';
import { GOOGLE, mayDo, userRoleSchema, type Right } from '../../src/domain/roles.ts';

export function refusalError(reason: Refusal, more: Omit<RefusalDetails, 'reason'> = {}): HttpsError {
  return new HttpsError(REFUSALS[reason], reason, { reason, ...more });
}

/** Only Google's sign-in counts, as in the rules. @throws HttpsError 'not-signed-in' */
function signedIn({ auth }: CallableRequest): NonNullable<CallableRequest['auth']> {
  if (auth?.token.firebase.sign_in_provider !== GOOGLE) throw refusalError('not-signed-in');
  return auth;
}

/** Returns the caller's uid. @throws HttpsError 'not-signed-in' */
export function requireUser(request: CallableRequest): string {
  return signedIn(request).uid;
}

/** Returns the caller's uid if the role in the token may do this. @throws HttpsError */
export function requireRight(request: CallableRequest, right: Right): string {
  const { uid, token } = signedIn(request);
  if (!mayDo(token['role'], right)) throw refusalError('not-admin');
  return uid;
}

/**
 * Checks the role document, read in the same transaction, because the token's claim may be up to an hour
 * old after a revocation.
 * @param reason what the refusal says; another one for the role of somebody else.
 * @throws HttpsError
 */
export function requireRecordedRight(
  role: DocumentSnapshot,
  right: Right,
  reason: Refusal = 'not-admin',
): void {
  const parsed = userRoleSchema.safeParse(role.data());
  if (!mayDo(parsed.data?.role, right)) throw refusalError(reason);
}

/** Fields that a person writes in. */
const NOTES: ReadonlySet<unknown> = new Set(['admin_notes', 'question', 'text']);

/** Returns the parsed input. @throws HttpsError 'note-too-long' or 'invalid-input' */
export function parseInput<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const onlyTooLong = parsed.error.issues.every(
    (issue) => issue.code === 'too_big' && NOTES.has(issue.path.at(-1)),
  );
  throw refusalError(onlyTooLong ? 'note-too-long' : 'invalid-input');
}
