/**
 * Shared by deciding, reopening and revoking: the callable with its checks, the reads, and the common
 * write of request, guide profile, public projection and journal.
 */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { onCall, type CallableFunction } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type {
  GuideProfile,
  RequestStatus,
  VerificationFields,
} from '../../../src/domain/guide/guide-profile.ts';
import {
  beforeDecision,
  confirmedOf,
  seenFields,
  type Decision,
  type RequestAction,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { isCurrent, membershipEntry, type Membership } from '../../../src/domain/membership/membership.ts';
import { lastDayOf } from '../../../src/domain/membership/term.ts';
import { ofAccount } from '../../../src/domain/verification/drawn-state.ts';
import { documentOf } from '../app.ts';
import { planMembership, type MembershipChange } from '../membership/plan-membership.ts';
import { parseGuideProfile, parseProfile, parseRequest, parseVerificationFields } from '../documents.ts';
import { parseInput, refusalError, requireAdmin, requireAdminRecord } from '../guards.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { writeEmail, type Email } from '../mail/outbox.ts';
import { personOf, type Person } from '../mail/person.ts';
import { recallSeconds } from '../mail/settings.ts';
import { inTransaction } from '../transactions.ts';
import { addJournalEntry, journalDocument } from './journal.ts';

/** The transaction of an admin's call; all its reads must come before `writeChange`. */
export interface AdminTransaction {
  readonly transaction: Transaction;
  readonly adminId: string;
}

/**
 * A callable for admins whose work is one transaction, which may run several times.
 * @param follow runs afterwards for what no trigger does; must not throw, because the work is already
 * committed.
 */
export function adminCallable<Input, Result>(
  inputSchema: z.ZodMiniType<Input>,
  work: (context: AdminTransaction, input: Input) => Promise<Result>,
  follow?: (input: Input) => Promise<void>,
): CallableFunction<unknown, Promise<Result>> {
  return onCall(async (call) => {
    const adminId = requireAdmin(call);
    const input = parseInput(inputSchema, call.data);
    const result = await inTransaction(async (transaction) => {
      requireAdminRecord(await transaction.get(documentOf('userRoles', adminId)));
      return work({ transaction, adminId }, input);
    });
    await follow?.(input);
    return result;
  });
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

/** @throws HttpsError 'profile-missing' */
export async function readGuide({ transaction }: AdminTransaction, guideId: string): Promise<StoredGuide> {
  const [snapshot, accountSnapshot] = await Promise.all([
    transaction.get(documentOf('guideProfiles', guideId)),
    transaction.get(documentOf('profiles', guideId)),
  ]);
  const fields = parseVerificationFields(snapshot);
  if (!fields) throw refusalError('profile-missing');
  const account = parseProfile(accountSnapshot);
  const stored = parseGuideProfile(snapshot);
  return {
    profile: stored && ofAccount(stored, account),
    account: account && personOf(account, stored),
    fields,
  };
}

export interface VerificationChange {
  /** The action, as far as the membership depends on it. */
  readonly membership: MembershipChange;
  /** For a reopening: the decision that is taken back. */
  readonly takenBack?: Decision | 'revoked' | undefined;
  /** For a decision: the verification had been withdrawn, and was only returned to pending. */
  readonly wasRevoked?: boolean;
  readonly at: Date;
  readonly requestId: string;
  readonly guideId: string;
  readonly guide: StoredGuide;
  /** The changes of the guide profile. */
  readonly guideFields: Partial<GuideProfile>;
  readonly notes: string | null;
  /** For a reopening: unsent emails about the decision. They are deleted, and no email says more. */
  readonly recalled?: readonly DocumentReference[];
}

/** The status of the request after each action. */
const STATUS_AFTER: Readonly<Record<RequestAction, RequestStatus>> = {
  approved: 'approved',
  rejected: 'rejected',
  revoked: 'rejected',
  reopened: 'pending',
};

/** Writes the request, the guide profile, its public projection and the journal entry. */
export async function writeChange(
  { transaction, adminId }: AdminTransaction,
  {
    membership: change,
    takenBack,
    wasRevoked = false,
    at,
    requestId,
    guideId,
    guide,
    notes,
    recalled = [],
    ...more
  }: VerificationChange,
): Promise<void> {
  const { profile, account, fields } = guide;
  const { action } = change;
  const membership = await planMembership(transaction, guideId, change, at);
  const guideFields = withinTerm(more.guideFields, membership.next, at);
  // An unreadable profile is not public.
  const plan = await planProjection(
    transaction,
    guideId,
    profile && { ...profile, ...guideFields },
    membership.next,
  );
  const journalEntry = journalDocument();
  const seen = action === 'approved' ? profile : undefined;
  const before = { ...beforeDecision(fields, membership.present), ...(wasRevoked && { was_revoked: true }) };
  const status = STATUS_AFTER[action];
  setFields(transaction, documentOf('verificationRequests', requestId), {
    user_id: guideId,
    status,
    ...(status === 'pending'
      ? { reviewed_at: null, reviewed_by: null, admin_notes: null, before: null }
      : { reviewed_at: at, reviewed_by: adminId, admin_notes: notes, before }),
    ...(seen ? { seen: seenFields(seen) } : {}),
    closed_as: action === 'revoked' ? action : null,
    returned: takenBack ? { at, decision: takenBack, reason: notes } : null,
  });
  transaction.update(documentOf('guideProfiles', guideId), {
    ...guideFields,
    slug: profile ? plan.slug : fields.slug,
  });
  membership.write(transaction);
  plan.write(transaction);
  const confirmed =
    action === 'approved' && guideFields.approved ? confirmedOf(guideFields.approved) : undefined;
  const entry = {
    action,
    request_id: requestId,
    guide_id: guideId,
    actor_id: adminId,
    notes,
    before,
    membership: membershipEntry(membership.next),
    ...(confirmed && { confirmed }),
  };
  for (const reference of recalled) transaction.delete(reference);
  if (account && recalled.length === 0) {
    // Someone who was told of a withdrawal gets the email about being verified again, not about changes.
    const occasion = occasionOf(change, before.is_verified && !wasRevoked, guideFields.is_verified === true);
    const email = {
      occasion,
      values: { reason: notes, ...termOf(membership.next), ...(confirmed && { confirmed }) },
    };
    const id = `${email.occasion}-${journalEntry.id}`;
    writeEmail(transaction, id, { uid: guideId }, account, email, deliveryOf(action, requestId, at));
  }
  addJournalEntry(transaction, entry, journalEntry);
}

/** A decision can be taken back unnoticed until its email is sent. */
function deliveryOf(action: RequestAction, request_id: string, decided_at: Date) {
  if (action === 'reopened') return {};
  return {
    decision: { request_id, decided_at },
    notBefore: new Date(decided_at.getTime() + recallSeconds() * 1000),
  };
}

function occasionOf(change: MembershipChange, wasVerified: boolean, isVerified: boolean): Email['occasion'] {
  if (change.action === 'reopened' && isVerified) return 'reopened-verified';
  if (change.action !== 'approved') return change.action;
  if (change.isRenewal) return 'renewed';
  return wasVerified ? 'change-approved' : 'approved';
}

/** Number and last day for an email. */
function termOf(membership: Membership | undefined): Email['values'] {
  return membership && { number: membership.number, until: lastDayOf(membership.ends_at) };
}

/** Nobody is verified beyond the term: taking back a decision may restore a term that has ended. */
function withinTerm(
  fields: Partial<GuideProfile>,
  membership: Membership | undefined,
  at: Date,
): Partial<GuideProfile> {
  const isOver = membership && !isCurrent(membership, at);
  return isOver ? { ...fields, is_verified: false } : fields;
}

/**
 * Replaces these fields; creates the document if a revocation refers to an open request that was deleted.
 */
function setFields(
  transaction: Transaction,
  reference: DocumentReference,
  fields: Readonly<Record<string, unknown>>,
): void {
  transaction.set(reference, fields, { mergeFields: Object.keys(fields) });
}
