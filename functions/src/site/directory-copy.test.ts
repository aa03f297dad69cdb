/**
 * Tests the copy of the directory, on a Firestore emulator in this process, with the projection's writes.
 */
import { FieldPath, FieldValue, Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { directoryShardOf, storedCard } from '../../../src/domain/directory/directory-digest.ts';
import { startCallables, type CallableHarness } from '../testing/callables.ts';
import { publicGuide } from '../testing/public-guides.ts';
import type { DirectoryReader } from './directory-copy.ts';

let harness: CallableHarness;
/** Not imported at the top, because the harness must set the emulator's address first. */
const loadApp = () => import('../app.ts');

let app: Awaited<ReturnType<typeof loadApp>>;
let reader: DirectoryReader;

beforeAll(async () => {
  harness = startCallables();
  app = await loadApp();
});
beforeEach(async () => {
  harness.reset();
  const { DirectoryReader: Reader } = await import('./directory-copy.ts');
  reader = new Reader();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const writeShard = (id: string, slug: string, secondsAgo = 0) =>
  app.documentOf('publicDirectory', id).set({
    guides: { [slug]: storedCard(publicGuide(slug, slug)) },
    updated_at: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
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
  for (const id of ['00', '01', '02', '03']) await writeShard(id, `guide-${id}`, 60);
  await reader.current();
  const reads = countReads();
  await Promise.all([reader.current(), reader.current(), reader.current()]);
  expect(await reads()).toEqual([1]);
  await writeShard('00', 'ana-a', 30);
  expect(await slugs()).toEqual(['ana-a', 'guide-01', 'guide-02', 'guide-03']);
  await reader.current();
  expect(await reads()).toEqual([1, 2, 1]);
});

it('contains a change that came later with an earlier time', async () => {
  await writeShard('00', 'ana-a');
  await reader.current();
  await writeShard('01', 'beka-b', 5);
  expect(await slugs()).toEqual(['ana-a', 'beka-b']);
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
  await writeShard('zz', 'beka-b', -1);
  expect(await slugs()).toEqual(['ana-a', 'beka-b']);
  harness.reset();
  await writeShard('zz', 'beka-b', -1);
  expect(await slugs()).toEqual(['beka-b']);
});

it('loses a document that was deleted, of several written at once', async () => {
  const batch = app.firestore.batch();
  for (const [id, slug] of [
    ['00', 'ana-a'],
    ['01', 'beka-b'],
  ] as const) {
    const guides = { [slug]: storedCard(publicGuide(slug, slug)) };
    batch.set(app.documentOf('publicDirectory', id), { guides, updated_at: FieldValue.serverTimestamp() });
  }
  await batch.commit();
  await reader.current();
  await app.documentOf('publicDirectory', '01').delete();
  expect(await slugs()).toEqual(['ana-a']);
});

it('leaves out only the unreadable cards', async () => {
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  await writeCard('ana-a');
  await app.documentOf('publicDirectory', 'zz').set({ guides: 7, updated_at: Timestamp.now() });
  await writeCard('broken', '{"slug":"broken"}');
  await writeCard('no-json', '{');
  expect(await slugs()).toEqual(['ana-a']);
  expect(logged).toHaveBeenCalledWith('Unreadable card in the digest', { slug: 'no-json' });
});

it('is used for five minutes while it cannot be refreshed, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  await writeCard('ana-a');
  await reader.current();
  const failing = vi.spyOn(app.firestore, 'collection').mockImplementation(() => {
    throw new Error('on purpose');
  });
  vi.advanceTimersByTime(5 * 60_000);
  expect(await slugs()).toEqual(['ana-a']);
  const error = 'Error: on purpose';
  expect(logged).toHaveBeenCalledWith('The digest of the directory could not be read', { error });
  vi.advanceTimersByTime(1);
  await expect(reader.current()).rejects.toThrow('on purpose');
  failing.mockRestore();
  expect(await slugs()).toEqual(['ana-a']);
});
