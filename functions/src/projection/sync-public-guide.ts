/** Keeps the public side of a guide, and the record of the consents to it, true to guide profile and account. */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { documentOf } from '../app.ts';
import { planConsents } from '../consents/plan-consents.ts';
import { parseGuideProfile } from '../documents.ts';
import { inTransaction } from '../transactions.ts';
import { planProjection } from './plan-projection.ts';

async function syncGuide(uid: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const reference = documentOf('guideProfiles', uid);
    const snapshot = await transaction.get(reference);
    const guide = parseGuideProfile(snapshot);
    const writeConsents = await planConsents(transaction, uid, guide, snapshot);
    const plan = await planProjection(transaction, uid, guide);
    plan.write(transaction);
    writeConsents(transaction);
    if (guide && plan.slug !== (guide.slug ?? null)) transaction.update(reference, { slug: plan.slug });
  });
}

/** The event is only the occasion: what is written follows from the state read now. */
export const syncPublicGuide = onDocumentWritten(
  { document: `${COLLECTIONS.guideProfiles}/{uid}`, retry: true },
  ({ params }) => syncGuide(params.uid),
);

/** Names and pictures belong to the account. */
export const syncPublicGuideOfProfile = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  ({ params }) => syncGuide(params.uid),
);
