/** The callables of admins: their checks, their transaction and what they read first. */
import type { Transaction } from 'firebase-admin/firestore';
import type { CallableFunction, CallableOptions, CallableRequest } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { GuideProfile, VerificationFields } from '../../../src/domain/guide/guide-profile.ts';
import type { Right } from '../../../src/domain/roles.ts';
import type { VerificationRequest } from '../../../src/domain/verification/verification.ts';
import { withAccount } from '../../../src/domain/verification/seen-profile.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseProfile, parseRequest, parseVerificationFields } from '../documents.ts';
import { parseInput, refusalError, requireRecordedRight, requireRight } from '../guards.ts';
import { personOf, type Person } from '../mail/outbox.ts';
import { onCall } from '../on-call.ts';
import { inTransaction } from '../transactions.ts';

/** The transaction of an admin's call; all its reads must come before `changeVerification`. */
export interface AdminTransaction {
  readonly transaction: Transaction;
  readonly adminId: string;
}

type AdminWork<Input, Result> = (
  context: AdminTransaction & { readonly role: unknown },
  input: Input,
) => Promise<Result>;

/** Does an admin's work in one transaction, which may run several times. */
export async function asAdmin<Input, Result>(
  call: CallableRequest,
  right: Right,
  inputSchema: z.ZodMiniType<Input>,
  work: AdminWork<Input, Result>,
): Promise<Result> {
  const adminId = requireRight(call, right);
  const input = parseInput(inputSchema, call.data);
  return inTransaction(async (transaction) => {
    const recorded = await transaction.get(documentOf('userRoles', adminId));
    requireRecordedRight(recorded, right);
    return work({ transaction, adminId, role: recorded.get('role') }, input);
  });
}

/** A callable for admins that does nothing else. */
export function adminCallable<Input, Result>(
  right: Right,
  inputSchema: z.ZodMiniType<Input>,
  work: AdminWork<Input, Result>,
  options: CallableOptions = {},
): CallableFunction<unknown, Promise<Result>> {
  return onCall((call) => asAdmin(call, right, inputSchema, work), options);
}

/** @throws HttpsError 'unknown-request' */
export async function readRequest(
  { transaction }: AdminTransaction,
  requestId: string,
): Promise<VerificationRequest> {
  const request = parseRequest(await transaction.get(documentOf('verificationRequests', requestId)));
  if (!request) throw refusalError('unknown-request');
  return request;
}

/** @throws HttpsError 'unknown-request' or 'already-decided' */
export async function readOpenRequest(
  context: AdminTransaction,
  requestId: string,
): Promise<VerificationRequest> {
  const request = await readRequest(context, requestId);
  if (request.status !== 'pending') throw refusalError('already-decided');
  return request;
}

/** A guide profile before a change. */
export interface StoredGuide {
  /**
   * With the name and picture of the account. Undefined if the owner's fields are unreadable: the profile
   * can then be rejected and revoked, but not approved.
   */
  readonly profile: GuideProfile | undefined;
  readonly account: Person | undefined;
  /** Its server-owned fields. */
  readonly fields: VerificationFields;
}

/** @throws HttpsError 'own-request' for the admin's own, or 'profile-missing' */
export async function readGuide(
  { transaction, adminId }: AdminTransaction,
  guideId: string,
): Promise<StoredGuide> {
  if (guideId === adminId) throw refusalError('own-request');
  const [snapshot, accountSnapshot] = await Promise.all([
    transaction.get(documentOf('guideProfiles', guideId)),
    transaction.get(documentOf('profiles', guideId)),
  ]);
  const fields = parseVerificationFields(snapshot);
  if (!fields) throw refusalError('profile-missing');
  const account = parseProfile(accountSnapshot);
  const stored = parseGuideProfile(snapshot);
  return {
    profile: stored && withAccount(stored, account),
    account: account && personOf(account, stored),
    fields,
  };
}
