/** Keeps the public side of a guide true to the guide profile and the account. */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/deployment.ts';
import { documentOf, firestore } from '../app.ts';
import { storedGuide } from '../stored.ts';
import { planProjection } from './plan-projection.ts';

async function syncGuide(uid: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const reference = documentOf('guideProfiles', uid);
    const guide = storedGuide(await transaction.get(reference));
    const plan = await planProjection(transaction, uid, guide);
    plan.write(transaction);
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
