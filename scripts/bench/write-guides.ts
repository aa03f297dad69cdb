/** Writes demo guides to a local database, as the projection stores them. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { directoryShardOf, storedCard } from '../../src/domain/directory/directory-digest.ts';
import { toPublicGuide } from '../../src/domain/directory/public-guide.ts';
import { publicTerm } from '../../src/domain/membership/public-membership.ts';
import { demoMembers } from '../seed/guides.ts';
import { PROJECT } from './instance.ts';

/** Listed guides of the demo association; beyond its size, each with a name of its own. */
function guidesOf(count: number) {
  const known = demoMembers(0).flatMap(
    ({ guide, membership }) =>
      (guide && toPublicGuide({ ...guide, avatar_url: null }, publicTerm(membership))) ?? [],
  );
  return Array.from({ length: Math.ceil(count / known.length) }, (_, round) =>
    known.map((guide, index) => {
      if (round === 0) return guide;
      const [first = ''] = guide.full_name.split(' ');
      const { full_name: other = '' } = known[(index + round * 7) % known.length] ?? {};
      const name = [first, ...other.split(' ').slice(1)].join(' ');
      return { ...guide, slug: `${guide.slug}-${round + 1}`, full_name: name };
    }),
  )
    .flat()
    .slice(0, count);
}

/** @param database `host:port`. */
export async function writeGuides(database: string, count: number): Promise<void> {
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: database, METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: PROJECT }, `guides-${count}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  const shards = new Map<string, Record<string, string>>();
  for (const guide of guidesOf(count)) {
    void writer.set(firestore.doc(`${COLLECTIONS.publicGuides}/${guide.slug}`), guide);
    const shard = directoryShardOf(guide.slug);
    shards.set(shard, { ...shards.get(shard), [guide.slug]: storedCard(guide) });
  }
  // As if nothing had changed recently.
  const updated_at = Timestamp.fromMillis(Date.now() - 600_000);
  for (const [shard, guides] of shards)
    void writer.set(firestore.doc(`${COLLECTIONS.publicDirectory}/${shard}`), { guides, updated_at });
  await writer.close();
  await deleteApp(app);
}
