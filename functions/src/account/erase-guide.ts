/** Everything that somebody's guide profile brought with it, gone in one transaction. */
import type { Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { documentOf, firestore } from '../app.ts';
import { releaseSlug } from '../projection/guide-slugs.ts';
import { planProjection } from '../projection/plan-projection.ts';

/**
 * Reads what there is and answers the function that deletes it: the guide profile, all that is public
 * of it, its addresses, which rest, its requests and consents. The journal keeps who did
 * what and when, as the association must be able to say; the words about the person go.
 */
export async function planErasure(
  transaction: Transaction,
  uid: string,
): Promise<(writer: Transaction) => void> {
  const ownedBy = (collection: keyof typeof COLLECTIONS, field = 'user_id'): Query =>
    firestore.collection(COLLECTIONS[collection]).where(field, '==', uid);
  const projection = await planProjection(transaction, uid, undefined);
  const slugs = await transaction.get(ownedBy('guideSlugs'));
  const requests = await transaction.get(ownedBy('verificationRequests'));
  const consents = await transaction.get(ownedBy('publicationConsents'));
  const journal = await transaction.get(ownedBy('decisionJournal', 'guide_id'));
  return (writer) => {
    projection.write(writer);
    for (const { id } of slugs.docs) releaseSlug(writer, id);
    for (const { ref } of [...requests.docs, ...consents.docs]) writer.delete(ref);
    for (const entry of journal.docs)
      if (entry.get('notes') !== null) writer.update(entry.ref, { notes: null });
    writer.delete(documentOf('guideProfiles', uid));
  };
}
