/**
 * What deciding, reopening and revoking change: first all reads, then the decision, then all writes, in the
 * transaction of the call.
 */
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  approvedValues,
  isListed,
  REQUEST_STATUSES,
  type ApprovedValues,
  type GuideProfile,
  type RequestStatus,
} from '../../../src/domain/guide/guide-profile.ts';
import { isCurrent } from '../../../src/domain/membership/membership.ts';
import { lastDayOf } from '../../../src/domain/membership/term.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';
import {
  beforeDecision,
  seenFields,
  wasRevoked,
  type RequestAction,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { refusalError } from '../guards.ts';
import { writeEmail, type Email } from '../mail/outbox.ts';
import { emailTime } from '../mail/settings.ts';
import { planMembership, type MembershipChange } from '../membership/plan-membership.ts';
import { planProjection } from '../projection/plan-projection.ts';
import type { AdminTransaction, StoredGuide } from './admin-callable.ts';
import { addJournalEntry } from './journal.ts';
import { unsentEmailsOnQuestion } from './questions.ts';

export interface VerificationChange {
  /** The action, as far as the membership depends on it. */
  readonly membership: MembershipChange;
  readonly returned?: VerificationRequest['returned'];
  readonly at: Date;
  readonly requestId: string;
  /** Before it; undefined if it is missing or unreadable. */
  readonly request: VerificationRequest | undefined;
  readonly guideId: string;
  readonly guide: StoredGuide;
  /** The changes of the guide profile. */
  readonly guideFields: Partial<GuideProfile>;
  /** Of an approval. */
  readonly confirmed?: ApprovedValues;
  readonly notes: string | null;
  /** Of an approval: the last day of the membership that was shown, null for none. */
  readonly lastDay?: string | null | undefined;
  /** Of an approval: accounts that are another person's in the admin's word. */
  readonly otherPeople?: readonly string[];
  /** For a reopening: unsent emails about the decision. They are deleted, and no email says more. */
  readonly recalled?: readonly DocumentReference[];
}

/** The fields of a request that every action replaces. */
const REPLACED = [
  'status',
  'reviewed_at',
  'reviewed_by',
  'admin_notes',
  'before',
  'closed_as',
  'returned',
  'applied',
] as const;

/** `replaced` of a request by which a verification was withdrawn: its fields before that, for `undo.ts`. */
export const replacedSchema = z.looseObject({
  status: z.enum(REQUEST_STATUSES),
  /** `changed_at` of the membership. */
  member_changed_at: timestamp,
});

function replacedBy(request: VerificationRequest, member_changed_at: Date) {
  const fields = REPLACED.map((name) => [name, request[name] ?? null] as const);
  return { ...Object.fromEntries(fields), member_changed_at };
}

const STATUS_AFTER: Readonly<Record<RequestAction, RequestStatus>> = {
  approved: 'approved',
  rejected: 'rejected',
  revoked: 'rejected',
  reopened: 'pending',
};

/**
 * Decides and writes all that follows from an action: request, guide profile, membership, public data,
 * journal and email.
 */
export async function changeVerification(
  { transaction, adminId }: AdminTransaction,
  change: VerificationChange,
): Promise<void> {
  const { at, requestId, request, guideId, notes, confirmed, returned = null, recalled = [] } = change;
  const { profile, account, fields } = change.guide;
  const { action } = change.membership;

  const membership = await planMembership(transaction, guideId, change.membership, at);
  const { lastDay } = change;
  const nextDay = lastDayOf(membership.next?.ends_at ?? null) ?? null;
  // A term that nobody was shown is not given: it may have ended since the request was made.
  const isNewTerm = action === 'approved' && membership.present && membership.next !== membership.present;
  if ((isNewTerm || lastDay !== undefined) && lastDay !== nextDay) throw refusalError('end-changed');
  // Nobody is verified beyond the term: taking back a decision may restore a term that has ended.
  const isOver = membership.next && !isCurrent(membership.next, at);
  const guideFields = { ...change.guideFields, ...(isOver && { is_verified: false }) };
  // An unreadable profile is not public.
  const next = profile && { ...profile, ...guideFields };
  const projection = await planProjection(transaction, guideId, next, membership.next);

  const outdated = request ? await unsentEmailsOnQuestion(transaction, requestId, request) : [];
  const wasReturned = request !== undefined && wasRevoked(request);
  const before = { ...beforeDecision(fields, membership.present), ...(wasReturned && { was_revoked: true }) };
  const seen = action === 'approved' || action === 'rejected' ? profile : undefined;
  const status = STATUS_AFTER[action];
  const replaced =
    action === 'revoked' && request && membership.present
      ? replacedBy(request, membership.present.changed_at)
      : FieldValue.delete();

  const requestFields = {
    user_id: guideId,
    status,
    ...(status === 'pending'
      ? { reviewed_at: null, reviewed_by: null, admin_notes: null, before: null }
      : { reviewed_at: at, reviewed_by: adminId, admin_notes: notes, before }),
    ...(seen ? { seen: seenFields(seen) } : {}),
    // The guide may have asked for other names meanwhile.
    ...(action === 'revoked' && fields.approved && { applied: approvedValues(fields.approved) }),
    closed_as: action === 'revoked' ? action : null,
    returned,
    replaced,
  };
  // Creates the document if a revocation refers to an open request that was deleted.
  transaction.set(documentOf('verificationRequests', requestId), requestFields, {
    mergeFields: Object.keys(requestFields),
  });
  transaction.update(documentOf('guideProfiles', guideId), {
    ...guideFields,
    slug: profile ? projection.slug : fields.slug,
  });
  membership.write();
  projection.write(transaction);
  const journal = addJournalEntry(transaction, {
    // Without a word, and before the guide was told.
    action: recalled.length > 0 && !notes ? 'taken-back' : action,
    request_id: requestId,
    guide_id: guideId,
    actor_id: adminId,
    notes,
    before,
    ...(confirmed && { confirmed }),
    ...(change.otherPeople && { other_people: [...change.otherPeople] }),
    membership: membership.next,
  });
  for (const reference of [...recalled, ...outdated]) transaction.delete(reference);
  // The guide reads its own entries, and was not told why.
  for (const { id } of recalled)
    transaction.update(documentOf('decisionJournal', id.slice(id.lastIndexOf('-') + 1)), { notes: null });
  if (account && recalled.length === 0) {
    // To a guide who knows of a withdrawal, this is about being verified again, not about changes.
    const wasVerified = before.is_verified && !wasReturned;
    const occasion = occasionOf(change.membership, wasVerified, guideFields.is_verified === true);
    const { next: term } = membership;
    const values = {
      reason: notes,
      ...(term && { number: term.number, until: lastDayOf(term.ends_at) ?? null }),
      ...(confirmed && { confirmed }),
      ...(next && isListed(next) && { slug: projection.slug }),
    };
    // A decision can be taken back unnoticed until its email is sent.
    const decision = { request_id: requestId, decided_at: at };
    const delivery = action === 'reopened' ? {} : { decision, notBefore: emailTime(at) };
    const email = { occasion, values };
    writeEmail(transaction, `${occasion}-${journal.id}`, { uid: guideId }, account, email, delivery);
  }
}

function occasionOf(change: MembershipChange, wasVerified: boolean, isVerified: boolean): Email['occasion'] {
  if (change.action === 'reopened' && isVerified) return 'reopened-verified';
  if (change.action !== 'approved') return change.action;
  if (change.isRenewal) return 'renewed';
  return wasVerified ? 'change-approved' : 'approved';
}
