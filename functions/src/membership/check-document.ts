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

/** The name of a guide; undefined where none can be read. */
interface KnownName {
  /** Undefined where nothing is approved, or not any more. */
  readonly approved: string | undefined;
  readonly present: string | undefined;
}

/**
 * @param membership as it will be after the transaction; undefined where there is none.
 * @param listed the public page as it will be; undefined while there is none.
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
  // Once nothing is approved any more, the name is the guide's own word: the number stays with the initials it was given to.
  const isOwnWord = approved === undefined && present !== undefined;
  const wanted = told && isOwnWord && stored ? { ...told, initials: stored.initials } : told;
  return (writer) => {
    if (isDeepStrictEqual(stored, wanted)) return;
    if (wanted) writer.set(document, wanted);
    else writer.delete(document);
  };
}

/** Of a deleted account: the membership goes, its number stays taken and says that it has ended. */
export async function planFormerMember(transaction: Transaction, uid: string, at: Date): Promise<Write> {
  const membership = await readMembership(transaction, uid);
  return (writer) => {
    if (!membership) return;
    // A number of which nobody was told says nothing to strangers.
    if (membership.state !== 'unconfirmed')
      writer.set(checkDocument(membership), formerMembership(membership, at));
    writer.delete(documentOf('memberships', uid));
  };
}
