/** Deletes everything that belongs to a guide profile in one transaction. */
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { documentOf, ownedBy } from '../app.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { releaseSlug } from '../projection/guide-slugs.ts';
import { planProjection } from '../projection/plan-projection.ts';

/** Fields in which a journal entry stores the names of this approval and the one before. */
const APPROVED_NAMES = ['before.approved', 'confirmed'].flatMap((approval) =>
  ['full_name', 'georgian_name', 'latin_name'].map((name) => `${approval}.${name}`),
);

/** Removes the note and the names from a journal entry. */
function makeNameless(writer: Transaction, entry: QueryDocumentSnapshot): void {
  const named = APPROVED_NAMES.filter((name) => entry.get(name) !== undefined);
  if (named.length === 0 && entry.get('notes') === null) return;
  const nameless = Object.fromEntries(named.map((name) => [name, FieldValue.delete()]));
  writer.update(entry.ref, { notes: null, ...nameless });
}

/**
 * Reads the documents and returns a function that deletes them: the guide profile, its public data, its
 * requests and consents, and messages from visitors; its slugs are reserved for a while. The journal
 * retains who did what and when, because the association must be able to prove it, but without the
 * person's name and free text. The member number stays with the account.
 */
export async function planErasure(
  transaction: Transaction,
  uid: string,
): Promise<(writer: Transaction) => void> {
  const projection = await planProjection(
    transaction,
    uid,
    undefined,
    await readMembership(transaction, uid),
  );
  const slugs = await transaction.get(ownedBy('guideSlugs', uid));
  const requests = await transaction.get(ownedBy('verificationRequests', uid));
  const consents = await transaction.get(ownedBy('publicationConsents', uid));
  const messages = await transaction.get(ownedBy('guideMessages', uid));
  const blocks = await transaction.get(ownedBy('messageBlocks', uid));
  const journal = await transaction.get(ownedBy('decisionJournal', uid, 'guide_id'));
  return (writer) => {
    projection.write(writer);
    for (const { id } of slugs.docs) releaseSlug(writer, id);
    for (const { docs } of [requests, consents, messages, blocks])
      for (const { ref } of docs) writer.delete(ref);
    for (const entry of journal.docs) makeNameless(writer, entry);
    writer.delete(documentOf('guideProfiles', uid));
  };
}
