/**
 * Undoes the change of a term or the withdrawal of a verification that is the last thing that happened to a guide, as
 * long as the email about it waits: membership, page, address and request are as they were, and the guide is told nothing.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { mailSchema } from '../../../src/domain/mail/mail.ts';
import { MAX_WITHDRAWALS } from '../../../src/domain/settings.ts';
import { isCurrent } from '../../../src/domain/membership/membership.ts';
import {
  beforeDecision,
  journalEntrySchema,
  undoInputSchema,
  type JournalEntry,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, ownedBy } from '../app.ts';
import { parseRequest, parserOf } from '../documents.ts';
import { refusalError } from '../guards.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { adminCallable, readGuide, type AdminTransaction, type StoredGuide } from './admin-callable.ts';
import { emailTime } from '../mail/settings.ts';
import { replacedSchema } from './change-verification.ts';
import { addJournalEntry } from './journal.ts';
import { planQuestionAgain } from './questions.ts';

export const undoChange = adminCallable('revoke', undoInputSchema, undo);

const parseEntry = parserOf(journalEntrySchema);

async function undo(
  context: AdminTransaction,
  { user_id: guide_id, action, at }: z.infer<typeof undoInputSchema>,
): Promise<void> {
  const { transaction, adminId } = context;
  const newest = ownedBy('decisionJournal', guide_id, 'guide_id').orderBy('at', 'desc');
  const { docs } = await transaction.get(newest.limit(MAX_WITHDRAWALS + 1));
  const last = docs
    .map((found) => ({ id: found.id, entry: parseEntry(found) }))
    // Of a request alone, by the guide: nobody prevents an undo by it.
    .find(({ entry }) => entry?.action !== 'withdrawn');
  if (last?.entry?.action !== action) throw refusalError('superseded');
  const { entry } = last;
  const mail = documentOf('mail', `${action}-${last.id}`);
  const email = await transaction.get(mail);
  const now = new Date();
  const isSending = email.exists && mailSchema.safeParse(email.data()).data?.delivery.state !== 'PENDING';
  if (isSending || now >= emailTime(entry.at)) throw refusalError('undo-late');

  const guide = await readGuide(context, guide_id);
  const present = await readMembership(transaction, guide_id);
  const revoked = action === 'revoked' ? await beforeRevocation(transaction, entry, guide) : undefined;
  const { at: changedAt, guideFields, changed_at } = revoked ?? { at: present?.end_set?.at };
  const membership = present && { ...present, ...entry.before.membership, ...(changed_at && { changed_at }) };
  if (changedAt?.toISOString() !== at || !membership || !isCurrent(membership, now))
    throw refusalError('superseded');

  const next = guide.profile && { ...guide.profile, ...guideFields };
  const projection = await planProjection(transaction, guide_id, next, membership);
  const slug = guide.profile ? projection.slug : guide.fields.slug;
  transaction.update(documentOf('guideProfiles', guide_id), { ...guideFields, slug });
  transaction.set(documentOf('memberships', guide_id), membership);
  revoked?.write(transaction);
  revoked?.askAgain(guide.account);
  projection.write(transaction);
  transaction.delete(mail);
  // The guide reads its own entries, and is not to be told why.
  transaction.update(documentOf('decisionJournal', last.id), { notes: null });
  addJournalEntry(transaction, {
    action: 'undone',
    request_id: entry.request_id,
    guide_id,
    actor_id: adminId,
    before: beforeDecision(guide.fields, present),
    membership,
  });
}

/** @throws HttpsError 'superseded' if the guide has asked again since. */
async function beforeRevocation(
  transaction: Transaction,
  { request_id }: JournalEntry,
  { fields }: StoredGuide,
) {
  const reference = documentOf('verificationRequests', request_id);
  const snapshot = await transaction.get(reference);
  const parsed = parseRequest(snapshot);
  const { before, reviewed_at } = parsed ?? {};
  const replaced = replacedSchema.safeParse(snapshot.get('replaced')).data;
  if (!parsed || !before || !replaced || fields.open_request_id) throw refusalError('superseded');
  const { is_verified, verification_status, approved } = before;
  const { member_changed_at: changed_at, ...request } = replaced;
  const isOpen = request.status === 'pending';
  const open_request_id = isOpen ? request_id : null;
  // The withdrawal deleted the email on its question.
  const askAgain = isOpen ? await planQuestionAgain(transaction, request_id, parsed) : () => undefined;
  return {
    askAgain,
    at: reviewed_at,
    changed_at,
    guideFields: { is_verified, verification_status, approved, open_request_id },
    write: (writer: Transaction) => writer.update(reference, { ...request, replaced: FieldValue.delete() }),
  };
}
