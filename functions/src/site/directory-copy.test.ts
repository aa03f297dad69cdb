/**
 * Tests the copy of the directory, on a Firestore emulator in this process, with the projection's writes.
 */
import { FieldPath, FieldValue, Query, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { directoryShardOf, storedCard } from '../../../src/domain/directory/directory-digest.ts';
import { startCallables, type CallableHarness } from '../testing/callables.ts';
import { publicGuide } from '../testing/public-guides.ts';
import type { DirectoryReader } from './directory-copy.ts';

let harness: CallableHarness;
/** Not imported at the top, because the harness must set the emulator's address first. */
const loadApp = () => import('../app.ts');

let app: Awaited<ReturnType<typeof loadApp>>;
let reader: DirectoryReader;
let clock = 0;

beforeAll(async () => {
  harness = startCallables();
  app = await loadApp();
});
beforeEach(async () => {
  harness.reset();
  const { DirectoryReader: Reader } = await import('./directory-copy.ts');
  reader = new Reader(() => clock);
});

async function writeCard(
  slug: string,
  card: string | null = storedCard(publicGuide(slug, slug)),
): Promise<void> {
  await app
    .documentOf('publicDirectory', directoryShardOf(slug))
    .set(
      { guides: { [slug]: card ?? FieldValue.delete() }, updated_at: FieldValue.serverTimestamp() },
      { mergeFields: [new FieldPath('guides', slug), 'updated_at'] },
    );
}

const slugs = async () => (await reader.current()).directory.guides.map(({ slug }) => slug).toSorted();

/** Returns a function that returns how many documents each query has read since. */
function countReads(): () => Promise<number[]> {
  const asked = vi.spyOn(Query.prototype, 'get');
  return async () => {
    const snapshots = await Promise.all(asked.mock.results.map(({ value }) => value));
    return snapshots.map(({ size }) => size);
  };
}

it('is empty without a digest, and contains what is written afterwards', async () => {
  expect(await slugs()).toEqual([]);
  await writeCard('ana-a');
  expect(await slugs()).toEqual(['ana-a']);
});

it('follows every change in all documents', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `guide-${index}`);
  for (const name of names) await writeCard(name);
  expect(await slugs()).toEqual(names.toSorted());
  await writeCard('guide-7', null);
  await writeCard('new-guide');
  expect(await slugs()).toEqual([...names.filter((name) => name !== 'guide-7'), 'new-guide'].toSorted());
});

it('has another version exactly when something has changed', async () => {
  await writeCard('ana-a');
  const { version } = await reader.current();
  expect((await reader.current()).version).toBe(version);
  await writeCard('beka-b');
  expect((await reader.current()).version).toBeGreaterThan(version);
});

it('reads one document while nothing has changed, and shares concurrent queries', async () => {
  const batch = app.firestore.batch();
  const updated_at = Timestamp.fromMillis(Date.now() - 60_000);
  for (const id of ['00', '01', '02', '03'])
    batch.set(app.documentOf('publicDirectory', id), { guides: {}, updated_at });
  await batch.commit();
  await reader.current();
  const reads = countReads();
  await Promise.all([reader.current(), reader.current(), reader.current()]);
  expect(await reads()).toEqual([1]);
  await writeCard('ana-a');
  expect(await slugs()).toEqual(['ana-a']);
  expect(await reads()).toEqual([1, 2]);
  vi.restoreAllMocks();
});

it('detects that the digest was emptied', async () => {
  await writeCard('ana-a');
  await writeCard('beka-b');
  expect(await slugs()).toHaveLength(2);
  harness.reset();
  expect(await slugs()).toEqual([]);
  await writeCard('beka-b');
  expect(await slugs()).toEqual(['beka-b']);
  harness.reset();
  // The same documents with another history.
  await writeCard('ana-a');
  expect(await slugs()).toEqual(['ana-a']);
});

it('leaves out only the unreadable cards', async () => {
  await writeCard('ana-a');
  await writeCard('broken', '{"slug":"broken"}');
  await writeCard('no-json', '{');
  expect(await slugs()).toEqual(['ana-a']);
});

it('is used for five minutes while it cannot be refreshed, and no longer', async () => {
  await writeCard('ana-a');
  await reader.current();
  vi.spyOn(app.firestore, 'collection').mockImplementation(() => {
    throw new Error('on purpose');
  });
  clock += 4 * 60_000;
  expect(await slugs()).toEqual(['ana-a']);
  clock += 2 * 60_000;
  await expect(reader.current()).rejects.toThrow('on purpose');
  vi.restoreAllMocks();
  expect(await slugs()).toEqual(['ana-a']);
});
