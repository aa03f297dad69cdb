/** Updates the public data of a guide from the stored state; idempotent. */
import { documentOf } from '../app.ts';
import { planConsents } from './plan-consents.ts';
import { parseGuideProfile } from '../documents.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { inTransaction } from '../transactions.ts';
import { planProjection } from './plan-projection.ts';
import { deleteRetiredCopies, publishPicture } from './public-picture.ts';

/** @returns whether the guide profile is unreadable; the guide is then hidden. */
export async function syncGuide(uid: string): Promise<{ isUnreadable: boolean }> {
  // A failure of the bucket must not prevent anything from being hidden.
  const [published] = await Promise.allSettled([publishPicture(uid)]);
  const isUnreadable = await inTransaction(async (transaction) => {
    const reference = documentOf('guideProfiles', uid);
    const snapshot = await transaction.get(reference);
    const guide = parseGuideProfile(snapshot);
    const writeConsents = await planConsents(transaction, uid, guide, snapshot);
    const membership = await readMembership(transaction, uid);
    const plan = await planProjection(transaction, uid, guide, membership);
    plan.write(transaction);
    writeConsents(transaction);
    if (guide && plan.slug !== (guide.slug ?? null)) transaction.update(reference, { slug: plan.slug });
    return snapshot.exists && !guide;
  });
  await deleteRetiredCopies(uid);
  if (published?.status === 'rejected') throw published.reason;
  return { isUnreadable };
}
