/** The checks at the start of every callable, and the error of each refusal. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest, type FunctionsErrorCode } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { type Refusal, type RefusalDetails } from '../../src/domain/verification/verification.ts';
import { mayDo, userRoleSchema, type Right } from '../../src/domain/roles.ts';

/** Code and message of each refusal. The messages are for logs; screens translate the reason. */
const REFUSAL_ERRORS: Readonly<Record<Refusal, readonly [FunctionsErrorCode, string]>> = {
  'not-signed-in': ['unauthenticated', 'Sign in first.'],
  'not-admin': ['permission-denied', 'Only an admin may do this.'],
  'invalid-input': ['invalid-argument', 'The input is not valid.'],
  'note-too-long': ['out-of-range', 'The note is too long.'],
  'unknown-request': ['not-found', 'There is no such request.'],
  'already-decided': ['already-exists', 'The request has been decided.'],
  'changed-meanwhile': ['aborted', 'The guide profile has changed since the admin saw it.'],
  'own-request': ['failed-precondition', 'Nobody decides on their own request.'],
  'profile-missing': ['aborted', 'The guide profile of the request is missing.'],
  'nothing-applied': ['failed-precondition', 'The request does not contain the values to confirm.'],
  'reason-missing': ['failed-precondition', 'The decision needs a reason.'],
  'profile-unreadable': ['failed-precondition', 'The guide profile cannot be read.'],
  'not-decided': ['failed-precondition', 'The request has not been decided.'],
  superseded: ['aborted', 'There is a newer decision or request.'],
  'not-verified': ['failed-precondition', 'The guide is not verified.'],
  'end-changed': ['aborted', 'The membership has another end by now.'],
  'undo-late': ['failed-precondition', 'The guide is being told of it by now.'],
  'year-changed': ['aborted', 'The association’s year or its members have changed since the admin saw them.'],
  'no-question': ['failed-precondition', 'There is no such question to answer or take back.'],
  'question-sent': ['failed-precondition', 'The email about the question is on its way.'],
  'too-many-questions': ['resource-exhausted', 'Too many questions were asked about the request.'],
  'names-differ': ['failed-precondition', 'The name of the guide profile is not that of the account.'],
  'updated-too-often': ['resource-exhausted', 'The request was brought up to date too often.'],
  'not-eligible': ['failed-precondition', 'No account of this email can become an admin.'],
  'already-admin': ['already-exists', 'The account is an admin already.'],
  'own-role': ['failed-precondition', 'Nobody changes their own role.'],
  'no-admin': ['not-found', 'The account is not an admin.'],
  'content-changed': ['aborted', 'The draft is not the one that was seen.'],
  'withdrawn-too-often': ['resource-exhausted', 'The account has withdrawn too many requests today.'],
  'account-closing': ['failed-precondition', 'The account is being deleted.'],
  'last-admin': ['failed-precondition', 'The last admin cannot leave.'],
};

export function refusalError(reason: Refusal, more: Omit<RefusalDetails, 'reason'> = {}): HttpsError {
  const [code, message] = REFUSAL_ERRORS[reason];
  return new HttpsError(code, message, { reason, ...more });
}

/** Returns the caller's uid; only Google's sign-in counts, as in the rules. @throws HttpsError 'not-signed-in' */
export function requireUser({ auth }: CallableRequest): string {
  if (auth?.token.firebase.sign_in_provider !== 'google.com') throw refusalError('not-signed-in');
  return auth.uid;
}

/** Returns the caller's uid if the role in the token may do this. @throws HttpsError */
export function requireRight(request: CallableRequest, right: Right): string {
  const uid = requireUser(request);
  if (!mayDo(request.auth?.token['role'], right)) throw refusalError('not-admin');
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
