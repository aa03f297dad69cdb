/** So many listed guides in a database, as the projection leaves them. */
import { initializeApp, deleteApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { directoryShardOf, storedCard } from '../../src/domain/directory/directory-digest.ts';
import { toPublicGuide, type PublicGuide } from '../../src/domain/directory/public-guide.ts';
import { demoMembers } from '../seed/guides.ts';

/** The guides of the demo association, again and again with other addresses. */
function guidesOf(count: number): PublicGuide[] {
  const known = demoMembers(0).flatMap(
    ({ guide }) => (guide && toPublicGuide({ ...guide, avatar_url: null })) ?? [],
  );
  return Array.from({ length: count }, (_, index) => {
    const guide = known[index % known.length];
    if (!guide) throw new Error('The demo association has no listed guides');
    const round = Math.floor(index / known.length);
    return round === 0 ? guide : { ...guide, slug: `${guide.slug}-${round + 1}` };
  });
}

export async function writeGuides(address: string, project: string, count: number): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  const app = initializeApp({ projectId: project }, `bench-${count}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  // As on a day without changes.
  const aWhileAgo = Timestamp.fromMillis(Date.now() - 600_000);
  const shards = new Map<string, Record<string, string>>();
  for (const guide of guidesOf(count)) {
    void writer.set(firestore.doc(`${COLLECTIONS.publicGuides}/${guide.slug}`), guide);
    const shard = directoryShardOf(guide.slug);
    shards.set(shard, { ...shards.get(shard), [guide.slug]: storedCard(guide) });
  }
  for (const [shard, guides] of shards)
    void writer.set(firestore.doc(`${COLLECTIONS.publicDirectory}/${shard}`), {
      guides,
      updated_at: aWhileAgo,
    });
  await writer.close();
  await deleteApp(app);
}
