/** What a stranger with a member's number is told, kept true together with the public page. */
import type { Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import type { Membership } from '../../../src/domain/membership/membership.ts';
import {
  formerMembership,
  publicMembershipSchema,
  toPublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import { documentOf } from '../app.ts';
import { readMembership } from './plan-membership.ts';

type Write = (writer: Transaction) => void;

function checkDocument({ number }: Membership) {
  return documentOf('publicMemberships', String(number));
}

/** The name of a guide; undefined if it is unreadable. */
interface KnownName {
  /** Undefined if nothing is approved, or no longer. */
  readonly approved: string | undefined;
  readonly present: string | undefined;
}

/**
 * @param membership its state after the transaction; undefined if there is none.
 * @param listed the public page after the transaction; undefined if there is none.
 */
export async function planCheckDocument(
  transaction: Transaction,
  membership: Membership | undefined,
  { approved, present }: KnownName,
  listed: PublicGuide | undefined,
): Promise<Write> {
  if (!membership) return () => undefined;
  const document = checkDocument(membership);
  const stored = publicMembershipSchema.safeParse((await transaction.get(document)).data()).data;
  const told = toPublicMembership(membership, approved ?? present, listed);
  // When nothing is approved any more, the guide can choose the name freely, so the number retains the
  // initials it was given to.
  const isOwnWord = approved === undefined && present !== undefined;
  const wanted = told && isOwnWord && stored ? { ...told, initials: stored.initials } : told;
  return (writer) => {
    if (isDeepStrictEqual(stored, wanted)) return;
    if (wanted) writer.set(document, wanted);
    else writer.delete(document);
  };
}

/**
 * For a deleted account: deletes the membership; its number stays reserved and its check shows that the
 * membership ended.
 */
export async function planFormerMember(transaction: Transaction, uid: string, at: Date): Promise<Write> {
  const membership = await readMembership(transaction, uid);
  return (writer) => {
    if (!membership) return;
    // A number that was never published is not shown to strangers.
    if (membership.state !== 'unconfirmed')
      writer.set(checkDocument(membership), formerMembership(membership, at));
    writer.delete(documentOf('memberships', uid));
  };
}
