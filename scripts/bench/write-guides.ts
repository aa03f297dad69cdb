/** Writes this many listed guides to a database, in the form in which the projection stores them. */
import { initializeApp, deleteApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { directoryShardOf, storedCard } from '../../src/domain/directory/directory-digest.ts';
import type { PublicGuide } from '../../src/domain/directory/public-guide.ts';
import { toPublicGuide } from '../../src/domain/directory/to-public-guide.ts';
import { publicTerm } from '../../src/domain/membership/public-membership.ts';
import { demoMembers } from '../seed/guides.ts';

/**
 * Guides like those of the demo association. Beyond its size, their parts are recombined, because
 * identical guides would compress better than real ones.
 */
function guidesOf(count: number): PublicGuide[] {
  const known = demoMembers(0).flatMap(
    ({ guide, membership }) =>
      (guide && toPublicGuide({ ...guide, avatar_url: null }, publicTerm(membership))) ?? [],
  );
  const at = (index: number): PublicGuide => {
    const guide = known[index % known.length];
    if (!guide) throw new Error('The demo association has no listed guides');
    return guide;
  };
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / known.length);
    const guide = at(index);
    if (round === 0) return guide;
    const [first = ''] = guide.full_name.split(' ');
    const [, ...last] = at(index + round * 7).full_name.split(' ');
    const { description, specialties, languages } = at(index + round * 11);
    return {
      ...guide,
      slug: `${guide.slug}-${round + 1}`,
      full_name: [first, ...last].join(' '),
      description,
      specialties,
      languages,
      experience_years: (index * 7 + round) % 30,
    };
  });
}

export async function writeGuides(address: string, project: string, count: number): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  const app = initializeApp({ projectId: project }, `bench-${count}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  // As if nothing had changed recently.
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

/** Returns the environment of a process that runs the functions on this database. */
export function siteEnvironment(address: string, project: string): Readonly<Record<string, string>> {
  return {
    FIRESTORE_EMULATOR_HOST: address,
    GCLOUD_PROJECT: project,
    FUNCTIONS_EMULATOR: 'true',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.test` }),
  };
}
