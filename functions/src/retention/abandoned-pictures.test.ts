/** Pictures that nobody sees, on a Firestore emulator and a bucket in this process. */
import { beforeEach, expect, it, vi } from 'vitest';
import { objectUrl, STORAGE_ORIGIN } from '../../../src/domain/guide/avatar.ts';
import { UNUSED_PICTURE_HOURS } from '../../../src/domain/settings.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));
const modules = withCallables(() => Promise.all([import('../app.ts'), import('./abandoned-pictures.ts')]));

const THEN = new Date('2026-05-01T10:00:00Z');
const UNUSED_MS = UNUSED_PICTURE_HOURS * HOUR_MS;
const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
const paths = () => [...bucket.contents.keys()];

/** Runs the job this long after the objects were written. */
const run = (ms: number) => modules()[1].removeAbandonedPictures(new Date(THEN.getTime() + ms));

function place(...names: readonly string[]): void {
  for (const name of names) {
    bucket.contents.set(name, Buffer.from('x'));
    bucket.times.set(name, THEN);
  }
}

beforeEach(() => {
  bucket.contents.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(modules()[0].auth, 'getUser').mockImplementation(async (uid) => {
    if (uid === 'broken') throw new Error('down');
    if (uid === 'gone') throw Object.assign(new Error(), { code: 'auth/user-not-found' });
    return Object.assign(Object.create(null), { uid });
  });
});

it('pictures of accounts are deleted a day after their upload, but for those that are shown', async () => {
  const [ofAccount, ofGuide, unused] = ['a', 'b', 'c'].map((name) => `avatars/ana/${name.repeat(10)}.webp`);
  const shown = (path = '') => ({ avatar_url: objectUrl(STORAGE_ORIGIN, bucket.name, path) });
  await store('profiles/ana', shown(ofAccount));
  await store('guide_profiles/ana', shown(ofGuide));
  const all = [ofAccount, ofGuide, unused, 'avatars/eka/dddddddddd.webp'].flatMap((path) => path ?? []);
  place(...all);
  expect(await run(UNUSED_MS)).toEqual({ done: 0, failed: [] });
  expect(paths()).toEqual(all);
  expect(await run(UNUSED_MS + 1)).toEqual({ done: 2, failed: [] });
  expect(paths()).toEqual([ofAccount, ofGuide]);
});

it('those of a deleted account, or of none, are deleted even if they are shown', async () => {
  const path = 'avatars/gone/aaaaaaaaaa.webp';
  await store('profiles/gone', { avatar_url: objectUrl(STORAGE_ORIGIN, bucket.name, path) });
  place(path, 'avatars/', 'avatars/stray.webp', 'avatars/ana/more/aaaaaaaaaa.webp');
  expect(await run(UNUSED_MS + 1)).toEqual({ done: 4, failed: [] });
  expect(paths()).toEqual([]);
});

it('an account that cannot be looked up keeps its pictures, and does not hold up others', async () => {
  place('avatars/broken/aaaaaaaaaa.webp', 'avatars/gone/aaaaaaaaaa.webp');
  expect(await run(UNUSED_MS + 1)).toEqual({ done: 1, failed: ['broken'] });
  expect((await modules()[0].firestore.doc('failed_events/everyNight:broken').get()).exists).toBe(true);
  expect(paths()).toEqual(['avatars/broken/aaaaaaaaaa.webp']);
});

it('uploads are deleted when no event about them can come any more', async () => {
  const uploads = ['uploads/ana/aaaaaaaaaa.webp', 'content-uploads/ed/x'];
  place(...uploads);
  expect(await run(DAY_MS)).toEqual({ done: 0, failed: [] });
  expect(paths()).toEqual(uploads);
  expect(await run(DAY_MS + 1)).toEqual({ done: 2, failed: [] });
  expect(paths()).toEqual([]);
});

it('copies without a record are deleted after an hour', async () => {
  await store('public_pictures/ana', { source: 'x', name: '0a', retired: [] });
  place('public/0a.webp', 'public/0b.webp');
  expect(await run(HOUR_MS)).toEqual({ done: 0, failed: [] });
  expect(await run(HOUR_MS + 1)).toEqual({ done: 1, failed: [] });
  expect(paths()).toEqual(['public/0a.webp']);
});
