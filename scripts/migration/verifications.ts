/**
 * Verifications of an earlier version, in which approvals had no name, requests did not say what they
 * applied for, and all consents of a guide were one document. May be repeated.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { approvedOr, approvedValues, guideProfileSchema } from '../../src/domain/guide/guide-profile.ts';
import { timestamp } from '../../src/domain/timestamp.ts';
import {
  CONSENT_FLAGS,
  consentId,
  publicationConsentSchema,
} from '../../src/domain/verification/publication-consent.ts';

const formerConsentsSchema = z.object({
  user_id: z.string(),
  flags: z.partialRecord(
    z.enum(CONSENT_FLAGS),
    z.object({ given_at: timestamp, text_version: z.string(), withdrawn_at: z.nullable(timestamp) }),
  ),
});

export interface MigratedVerifications {
  readonly approvals: number;
  readonly requests: number;
  readonly consents: number;
  /** Paths of documents that could not be read and were left as they are. */
  readonly unreadable: readonly string[];
}

export async function migrateVerifications(): Promise<MigratedVerifications> {
  const { documentOf, firestore } = await import('../../functions/src/app.ts');
  const unreadable: string[] = [];

  /** The name of an approval: the one that is public, else the present one. */
  const nameApproval = async (snapshot: DocumentSnapshot): Promise<boolean> => {
    const guide = guideProfileSchema.safeParse(snapshot.data()).data;
    if (!guide) {
      unreadable.push(snapshot.ref.path);
      return false;
    }
    if (!guide.approved || guide.approved.full_name !== undefined) return false;
    const page = guide.slug ? await documentOf('publicGuides', guide.slug).get() : undefined;
    const shown: unknown = page?.get('full_name');
    await snapshot.ref.update({
      'approved.full_name': typeof shown === 'string' ? shown : guide.full_name,
    });
    return true;
  };

  /**
   * What a request applies for is what the profile says now, or what was approved of it: the card shows it to
   * the admin, and a decision that is taken back is decided on once more.
   */
  const sayWhatIsApplied = async (snapshot: DocumentSnapshot): Promise<boolean> => {
    if (snapshot.get('applied') !== undefined) return false;
    const uid: unknown = snapshot.get('user_id');
    const guide =
      typeof uid === 'string'
        ? guideProfileSchema.safeParse((await documentOf('guideProfiles', uid).get()).data()).data
        : undefined;
    if (!guide) {
      unreadable.push(snapshot.ref.path);
      return false;
    }
    const isApproved = snapshot.get('status') === 'approved';
    await snapshot.ref.update({
      applied: isApproved && guide.approved ? approvedOr(guide.approved, guide) : approvedValues(guide),
    });
    return true;
  };

  /** One document for each consent in place of one for all. */
  const splitConsents = async (snapshot: DocumentSnapshot): Promise<boolean> => {
    const former = formerConsentsSchema.safeParse(snapshot.data()).data;
    if (!former) return false;
    const batch = firestore.batch();
    for (const flag of CONSENT_FLAGS) {
      const consent = former.flags[flag];
      if (!consent) continue;
      const document = publicationConsentSchema.parse({ user_id: former.user_id, flag, ...consent });
      batch.set(documentOf('publicationConsents', consentId(document)), document);
    }
    batch.delete(snapshot.ref);
    await batch.commit();
    return true;
  };

  const each = async (
    collection: keyof typeof COLLECTIONS,
    change: (snapshot: DocumentSnapshot) => Promise<boolean>,
  ): Promise<number> => {
    const { docs } = await firestore.collection(COLLECTIONS[collection]).get();
    let changed = 0;
    for (const snapshot of docs) if (await change(snapshot)) changed += 1;
    return changed;
  };

  // Consents first: a guide profile that is written makes its trigger look for them.
  const consents = await each('publicationConsents', splitConsents);
  const approvals = await each('guideProfiles', nameApproval);
  const requests = await each('verificationRequests', sayWhatIsApplied);
  return { approvals, requests, consents, unreadable };
}
