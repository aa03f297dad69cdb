/** Keeps the record of what a guide agreed to show, in the transaction that shows or hides it. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import {
  consentsAfter,
  publicationConsentSchema,
} from '../../../src/domain/verification/publication-consent.ts';
import { documentOf } from '../app.ts';

/**
 * Reads the record; the function that is answered writes what follows from the guide profile.
 * @param guide as it is now; undefined where there is none, or none that can be read.
 */
export async function planConsents(
  transaction: Transaction,
  uid: string,
  guide: GuideProfile | undefined,
  snapshot: DocumentSnapshot,
): Promise<(writer: Transaction) => void> {
  const reference = documentOf('publicationConsents', uid);
  const record = await transaction.get(reference);
  if (!snapshot.exists) {
    return (writer) => {
      if (record.exists) writer.delete(reference);
    };
  }
  const stored = publicationConsentSchema.safeParse(record.data()).data?.flags ?? {};
  const flags = guide && consentsAfter(stored, guide, new Date());
  return (writer) => {
    if (flags) writer.set(reference, { user_id: uid, flags });
  };
}
