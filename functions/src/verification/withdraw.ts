/** Lets a guide take back an open request. It stays in the history, and a new request may follow. */
import type { Transaction } from 'firebase-admin/firestore';
import { MAX_WITHDRAWALS_PER_DAY } from '../../../src/domain/settings.ts';
import {
  beforeDecision,
  REVOKED_FIELDS,
  wasRevoked,
  withdrawInputSchema,
  withdrawnFields,
} from '../../../src/domain/verification/verification.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { documentOf } from '../app.ts';
import { parseRequest, parseVerificationFields } from '../documents.ts';
import { parseInput, refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { planMembership } from '../membership/plan-membership.ts';
import { inTransaction } from '../transactions.ts';
import { addJournalEntry } from './journal.ts';
import { unsentEmailsOnQuestion } from './questions.ts';
import { newestRequestsOf } from '../requests-of-account.ts';

/** Returns whether this account has reached the limit of withdrawals within 24 hours. */
async function hasWithdrawnOften(transaction: Transaction, uid: string): Promise<boolean> {
  // The open request is included.
  const { docs } = await transaction.get(newestRequestsOf(uid, MAX_WITHDRAWALS_PER_DAY + 1));
  const since = Date.now() - DAY_MS;
  const recent = docs.map(parseRequest).filter((request) => {
    const at = request?.closed_as === 'withdrawn' ? request.reviewed_at?.getTime() : undefined;
    return at !== undefined && at > since;
  });
  return recent.length >= MAX_WITHDRAWALS_PER_DAY;
}

export const withdrawRequest = onCall(async (call) => {
  const uid = requireUser(call);
  const { request_id } = parseInput(withdrawInputSchema, call.data);
  return inTransaction(async (transaction) => {
    const reference = documentOf('verificationRequests', request_id);
    const request = parseRequest(await transaction.get(reference));
    // Users must not learn whether other users' requests exist.
    if (request?.user_id !== uid) throw refusalError('unknown-request');
    if (request.status !== 'pending') throw refusalError('already-decided');
    const guideReference = documentOf('guideProfiles', uid);
    const guide = parseVerificationFields(await transaction.get(guideReference));
    if (!guide) throw refusalError('profile-missing');
    if (await hasWithdrawnOften(transaction, uid)) throw refusalError('withdrawn-too-often');
    const at = new Date();
    const endsAgain = wasRevoked(request);
    const change = { action: endsAgain ? 'revoked' : 'rejected' } as const;
    const membership = await planMembership(transaction, uid, change, at);
    const unsent = await unsentEmailsOnQuestion(transaction, request_id, request);
    transaction.update(reference, {
      status: 'rejected',
      closed_as: 'withdrawn',
      returned: null,
      reviewed_at: at,
      reviewed_by: null,
      admin_notes: null,
      before: null,
    });
    transaction.update(guideReference, endsAgain ? REVOKED_FIELDS : withdrawnFields(guide));
    membership.write();
    for (const email of unsent) transaction.delete(email);
    addJournalEntry(transaction, {
      action: 'withdrawn',
      request_id,
      guide_id: uid,
      actor_id: uid,
      before: beforeDecision(guide, membership.present),
      membership: membership.next,
    });
    return { request_id };
  });
});
