/** Updates the record of what a guide agreed to show, in the transaction that shows or hides it. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import {
  consentChanges,
  consentId,
  publicationConsentSchema,
  type PublicationConsent,
} from '../../../src/domain/verification/publication-consent.ts';
import { documentOf, ownedBy } from '../app.ts';

/**
 * Reads the consents in force; the returned function writes the changes that follow from the guide
 * profile.
 * @param guide its current state; undefined if it is missing or unreadable.
 */
export async function planConsents(
  transaction: Transaction,
  uid: string,
  guide: GuideProfile | undefined,
  snapshot: DocumentSnapshot,
): Promise<(writer: Transaction) => void> {
  if (!snapshot.exists) {
    const { docs } = await transaction.get(ownedBy('publicationConsents', uid));
    return (writer) => {
      for (const { ref } of docs) writer.delete(ref);
    };
  }
  if (!guide) return () => undefined;
  const { docs } = await transaction.get(
    ownedBy('publicationConsents', uid).where('withdrawn_at', '==', null),
  );
  const inForce = docs.flatMap((document) => publicationConsentSchema.safeParse(document.data()).data ?? []);
  const { given, withdrawn } = consentChanges(inForce, guide, new Date());
  const reference = (consent: PublicationConsent) => documentOf('publicationConsents', consentId(consent));
  const found = await Promise.all(
    given.map(async (consent) => ({ consent, stored: await transaction.get(reference(consent)) })),
  );
  return (writer) => {
    // Withdrawn and given again within the hour, a consent continues.
    for (const { consent, stored } of found)
      if (stored.exists) writer.update(stored.ref, { withdrawn_at: null });
      else writer.set(stored.ref, consent);
    for (const consent of withdrawn)
      writer.update(reference(consent), { withdrawn_at: consent.withdrawn_at });
  };
}
