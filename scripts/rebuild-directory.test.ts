/** The rebuilding of the digest, on a Firestore emulator in this process. */
import { beforeAll, expect, it } from 'vitest';
import { startCallables } from '../functions/src/testing/callables.ts';
import { publicGuide } from '../functions/src/testing/public-guides.ts';
import { directoryShardOf, storedCard } from '../src/domain/directory/directory-digest.ts';
import { rebuildDirectory } from './rebuild-directory.ts';

beforeAll(() => void startCallables());

it('writes what is missing or different, removes what is not listed, and then nothing', async () => {
  const { firestore } = await import('../functions/src/app.ts');
  const guides = ['ana-a', 'beka-b', 'gia-g'].map((slug) => publicGuide(slug, `Guide ${slug}`));
  for (const guide of guides) await firestore.doc(`public_guides/${guide.slug}`).set(guide);
  const shardOf = (slug: string) => firestore.doc(`public_directory/${directoryShardOf(slug)}`);
  const [right] = guides.map(storedCard);
  // One is right, one differs, one is missing; one is of nobody.
  await shardOf('ana-a').set({ guides: { 'ana-a': right } });
  await shardOf('beka-b').set({ guides: { 'beka-b': '{}' } }, { merge: true });
  await shardOf('nobody').set({ guides: { nobody: right } }, { merge: true });

  expect(await rebuildDirectory()).toEqual({ written: 2, removed: 1 });
  const { docs } = await firestore.collection('public_directory').get();
  const cards = docs.flatMap((shard) => {
    const stored: Record<string, unknown> = shard.get('guides');
    return Object.entries(stored).map(([slug, card]) => {
      expect(directoryShardOf(slug)).toBe(shard.id);
      return card;
    });
  });
  expect(cards).toHaveLength(3);
  expect(cards).toEqual(expect.arrayContaining(guides.map(storedCard)));
  expect((await shardOf('gia-g').get()).get('updated_at')).toBeDefined();
  expect(await rebuildDirectory()).toEqual({ written: 0, removed: 0 });
});
