/**
 * Gives guides who were verified before there were memberships a number and a term: in the order in which
 * they were approved, each in a transaction of its own. The terms run as if the approvals were given
 * now, so nobody's ends unannounced. May be repeated.
 */
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { guideProfileSchema, type GuideProfile } from '../../src/domain/guide/guide-profile.ts';

/** @returns how many guides got a number. */
export async function migrateMemberships(now: Date): Promise<number> {
  const [{ documentOf, firestore }, { planNewMembership, readMembership }, { planProjection }] =
    await Promise.all([
      import('../../functions/src/app.ts'),
      import('../../functions/src/membership/plan-membership.ts'),
      import('../../functions/src/projection/plan-projection.ts'),
    ]);

  /** Judged by what is stored now: the guide may have been revoked or approved again meanwhile. */
  const give = (uid: string): Promise<boolean> =>
    firestore.runTransaction(async (transaction) => {
      const guide = readable((await transaction.get(documentOf('guideProfiles', uid))).data());
      if (!guide || (await readMembership(transaction, uid))) return false;
      const membership = await planNewMembership(transaction, uid, now, guide.approved?.decided_at);
      const projection = await planProjection(transaction, uid, guide, membership.next);
      membership.write(transaction);
      projection.write(transaction);
      return true;
    });

  const { docs } = await firestore
    .collection(COLLECTIONS.guideProfiles)
    .where('is_verified', '==', true)
    .get();
  const inOrder = docs
    .flatMap((snapshot) => readable(snapshot.data()) ?? [])
    .sort((a, b) => decidedAt(a) - decidedAt(b) || (a.user_id < b.user_id ? -1 : 1));
  let given = 0;
  for (const { user_id } of inOrder) if (await give(user_id)) given += 1;
  return given;
}

/** A verified guide's profile; undefined for one that is not verified or cannot be read. */
function readable(data: unknown): GuideProfile | undefined {
  const guide = guideProfileSchema.safeParse(data).data;
  return guide?.is_verified ? guide : undefined;
}

function decidedAt({ approved }: GuideProfile): number {
  return approved?.decided_at.getTime() ?? 0;
}
