/** Withdrawing: a guide takes back an open request. It stays in the history, and another may follow. */
import { onCall } from 'firebase-functions/v2/https';
import { membershipEntry } from '../../../src/domain/membership/membership.ts';
import {
  beforeDecision,
  withdrawInputSchema,
  withdrawnFields,
} from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseRequest, parseVerificationFields } from '../documents.ts';
import { parseInput, refusalError, requireUser } from '../guards.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { inTransaction } from '../transactions.ts';
import { addJournalEntry } from './journal.ts';

export const withdrawRequest = onCall(async (call) => {
  const uid = requireUser(call);
  const { request_id } = parseInput(withdrawInputSchema, call.data);
  return inTransaction(async (transaction) => {
    const reference = documentOf('verificationRequests', request_id);
    const request = parseRequest(await transaction.get(reference));
    // Nobody learns of the requests of others.
    if (request?.user_id !== uid) throw refusalError('unknown-request');
    if (request.status !== 'pending') throw refusalError('already-decided', { status: request.status });
    const guideReference = documentOf('guideProfiles', uid);
    const guide = parseVerificationFields(await transaction.get(guideReference));
    if (!guide) throw refusalError('profile-missing');
    const membership = await readMembership(transaction, uid);
    transaction.update(reference, {
      status: 'rejected',
      closed_as: 'withdrawn',
      returned: null,
      reviewed_at: new Date(),
      reviewed_by: null,
      admin_notes: null,
      before: null,
    });
    transaction.update(guideReference, withdrawnFields(guide));
    addJournalEntry(transaction, {
      action: 'withdrawn',
      request_id,
      guide_id: uid,
      actor_id: uid,
      notes: null,
      before: beforeDecision(guide, membership),
      membership: membershipEntry(membership),
    });
    return { request_id };
  });
});
