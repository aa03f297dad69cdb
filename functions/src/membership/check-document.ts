/** The public result of a check of a member number, written together with the public page. */
import type { Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import type { Membership } from '../../../src/domain/membership/membership.ts';
import {
  formerMembership,
  publicMembershipSchema,
  toPublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import { documentOf } from '../app.ts';

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
  const present = person && { full_name: person.full_name, latin_name: '' };
  const result = toPublicMembership(membership, approved ?? present, listed);
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
