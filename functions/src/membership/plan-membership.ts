/** Changes a guide's membership after a decision, in the transaction of the decision. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  approvedMembership,
  MEMBER_COUNTER,
  memberCounterSchema,
  newMembership,
  restoredMembership,
  withdrawnMembership,
  type GivenApproval,
  type Membership,
} from '../../../src/domain/membership/membership.ts';
import type { BeforeDecision } from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseMembership } from '../documents.ts';
import { FIRST_NUMBER } from '../../../src/domain/settings.ts';

export type MembershipChange =
  | { readonly action: 'approved'; readonly isRenewal: boolean }
  | {
      readonly action: 'reopened';
      readonly before: BeforeDecision;
      /** The decision that is taken back, if it is an approval. */
      readonly approval: GivenApproval | undefined;
    }
  | { readonly action: 'revoked' | 'rejected' };

export interface MembershipPlan {
  readonly present: Membership | undefined;
  /** The membership after the transaction. */
  readonly next: Membership | undefined;
  /** Performs all writes of the plan; call it after the last read of the transaction. */
  write(transaction: Transaction): void;
}

/** @throws Error if a stored membership cannot be read, because a second number must not be given. */
export async function readMembership(transaction: Transaction, uid: string): Promise<Membership | undefined> {
  const snapshot = await transaction.get(documentOf('memberships', uid));
  const membership = parseMembership(snapshot);
  if (snapshot.exists && !membership) throw new Error(`The membership of ${uid} cannot be read`);
  return membership;
}

/** Reads the data on which the membership depends. @param at time of the decision. */
export async function planMembership(
  transaction: Transaction,
  uid: string,
  change: MembershipChange,
  at: Date,
): Promise<MembershipPlan> {
  const present = await readMembership(transaction, uid);
  if (!present && change.action === 'approved') return planNewMembership(transaction, uid, at);
  const next = present && changed(present, change, at);
  return {
    present,
    next,
    write(writer) {
      if (next && next !== present) writer.set(documentOf('memberships', uid), next);
    },
  };
}

function changed(present: Membership, change: MembershipChange, at: Date): Membership {
  switch (change.action) {
    case 'approved':
      return approvedMembership(present, change.isRenewal, at);
    case 'reopened':
      return restoredMembership(present, change.before.membership, at, change.approval);
    case 'revoked':
      return withdrawnMembership(present, at);
    case 'rejected':
      return present;
  }
}

/** Takes the next number; concurrent transactions wait for each other at the counter. */
async function planNewMembership(transaction: Transaction, uid: string, at: Date): Promise<MembershipPlan> {
  const counter = documentOf('counters', MEMBER_COUNTER);
  const stored = await transaction.get(counter);
  // An unreadable counter stops the approval, because a number must never be given twice.
  const number = stored.exists ? memberCounterSchema.parse(stored.data()).last + 1 : FIRST_NUMBER;
  const next = newMembership(uid, number, at);
  return {
    present: undefined,
    next,
    write(writer) {
      writer.set(counter, { last: number });
      // Fails if the account has a membership by now.
      writer.create(documentOf('memberships', uid), next);
    },
  };
}
