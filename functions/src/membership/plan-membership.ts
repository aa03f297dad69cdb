/** Changes a guide's membership after a decision, in the transaction of the decision, and the public result of a check of its number. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  ASSOCIATION_YEAR,
  associationYearSchema,
  type YearEnd,
} from '../../../src/domain/membership/association-year.ts';
import {
  MEMBER_COUNTER,
  approvedMembership,
  memberCounterSchema,
  newMembership,
  restoredMembership,
  withdrawnMembership,
  type Membership,
} from '../../../src/domain/membership/membership.ts';
import type { BeforeDecision } from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseMembership } from '../documents.ts';
import { FIRST_NUMBER } from '../../../src/domain/settings.ts';
import { isDeepStrictEqual } from 'node:util';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import {
  formerMembership,
  publicMembershipSchema,
  toPublicMembership,
} from '../../../src/domain/membership/public-membership.ts';

export type MembershipChange =
  | { readonly action: 'approved'; readonly isRenewal: boolean }
  | {
      readonly action: 'reopened';
      readonly before: BeforeDecision;
      /** When the decision was made that is taken back. */
      readonly decidedAt: Date;
    }
  | { readonly action: 'revoked' | 'rejected' };

/** @throws Error if a stored membership cannot be read, because a second number must not be given. */
export async function readMembership(transaction: Transaction, uid: string): Promise<Membership | undefined> {
  const snapshot = await transaction.get(documentOf('memberships', uid));
  const membership = parseMembership(snapshot);
  if (snapshot.exists && !membership) throw new Error(`The membership of ${uid} cannot be read`);
  return membership;
}

/** @throws ZodError if the stored year cannot be read, because a term must not lose its end by a fault. */
export async function readYearEnd(transaction: Transaction): Promise<YearEnd> {
  const stored = await transaction.get(documentOf('settings', ASSOCIATION_YEAR));
  return stored.exists ? associationYearSchema.parse(stored.data()).year_end : null;
}

/**
 * Reads the data on which the membership depends. The first approval takes the next number; concurrent
 * transactions wait for each other at the counter.
 * @param at time of the decision.
 * @returns the membership now and after the transaction; and `write`, to be called after the last read.
 */
export async function planMembership(
  transaction: Transaction,
  uid: string,
  change: MembershipChange,
  at: Date,
) {
  const present = await readMembership(transaction, uid);
  const document = documentOf('memberships', uid);
  if (!present && change.action === 'approved') {
    const counter = documentOf('counters', MEMBER_COUNTER);
    const stored = await transaction.get(counter);
    // An unreadable counter stops the approval, because a number must never be given twice.
    const number = stored.exists ? memberCounterSchema.parse(stored.data()).last + 1 : FIRST_NUMBER;
    const next = newMembership(uid, number, at, await readYearEnd(transaction));
    // Fails if the account has a membership by now.
    const write = () => void transaction.set(counter, { last: number }).create(document, next);
    return { present, next, write };
  }
  const next = present && (await changed(transaction, present, change, at));
  const write = () => void (next && next !== present && transaction.set(document, next));
  return { present, next, write };
}

async function changed(
  transaction: Transaction,
  present: Membership,
  change: MembershipChange,
  at: Date,
): Promise<Membership> {
  switch (change.action) {
    case 'approved':
      return approvedMembership(present, change.isRenewal, at, await readYearEnd(transaction));
    case 'reopened':
      return restoredMembership(present, change.before.membership, change.decidedAt, at);
    case 'revoked':
      return withdrawnMembership(present, at);
    case 'rejected':
      return present;
  }
}

type Write = (writer: Transaction) => void;

function checkDocument({ number }: Membership) {
  return documentOf('publicMemberships', String(number));
}

/**
 * @param membership its state after the transaction; undefined if there is none.
 * @param person undefined if the guide profile is missing or unreadable.
 * @param listed the public page after the transaction; undefined if there is none.
 */
export async function planCheckDocument(
  transaction: Transaction,
  membership: Membership | undefined,
  person: Pick<GuideProfile, 'approved' | 'full_name'> | undefined,
  listed: PublicGuide | undefined,
): Promise<Write> {
  if (!membership) return () => undefined;
  const document = checkDocument(membership);
  const stored = publicMembershipSchema.safeParse((await transaction.get(document)).data()).data;
  const approved = person?.approved ?? undefined;
  const result = toPublicMembership(membership, approved, listed);
  // When nothing is approved any more, the guide can choose the name freely, so the number retains the
  // initials it was given to.
  const isOwnWord = approved === undefined && person !== undefined;
  const wanted =
    result && isOwnWord && stored
      ? { ...result, initials: stored.initials, latin_initials: stored.latin_initials }
      : result;
  return (writer) => {
    if (isDeepStrictEqual(stored, wanted)) return;
    if (wanted) writer.set(document, wanted);
    else writer.delete(document);
  };
}

/**
 * For a deleted account: deletes the membership; its number stays reserved and its check shows how the
 * membership ended.
 */
export function endMembership(writer: Transaction, membership: Membership, at: Date): void {
  // A number that was never published is not shown to strangers.
  if (membership.state !== 'unconfirmed')
    writer.set(checkDocument(membership), formerMembership(membership, at));
  writer.delete(documentOf('memberships', membership.user_id));
}
