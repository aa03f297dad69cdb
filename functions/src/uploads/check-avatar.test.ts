/** Uploaded pictures of accounts, on a Firestore emulator and a bucket in this process. */
import { gzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectUrl, STORAGE_ORIGIN } from '../../../src/domain/guide/avatar.ts';
import { markOf, pictureName } from '../../../src/domain/guide/picture-name.ts';
import { MIN_UPLOAD_ATTEMPTS, UPLOAD_RETRY_MINUTES } from '../../../src/domain/limits.ts';
import { MAX_UNUSED_PICTURES, MAX_UPLOADS_PER_HOUR } from '../../../src/domain/settings.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { seenFor, validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { photograph, tells } from '../../../tests/support/photograph.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock(import('firebase-functions/v2'), async (original) => {
  const { logger, ...others } = await original();
  return { ...others, logger: { ...logger, error: logged, warn: logged, info: logged } };
});
const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));

const modules = withCallables(() =>
  Promise.all([import('../app.ts'), import('./check-avatar.ts'), import('./upload-attempts.ts')]),
);
const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
const read = async (path: string) => (await modules()[0].firestore.doc(path).get()).data();

const spyOnAccounts = () =>
  vi
    .spyOn(modules()[0].auth, 'getUser')
    .mockResolvedValue(Object.assign(Object.create(null), { uid: 'ana' }));
let accounts: ReturnType<typeof spyOnAccounts>;
let picture: Uint8Array;

beforeEach(async () => {
  accounts = spyOnAccounts();
  for (const map of [bucket.contents, bucket.times, bucket.generations, bucket.types]) map.clear();
  logged.mockClear();
  picture = await photograph({ format: 'webp', width: 40, height: 30 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs the function for an object, as the event of its upload does. */
async function deliver(name: string, contentType = 'image/webp', generation = 1, minutesAgo = 0) {
  const time = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const data = { name, generation, contentType };
  await modules()[1].checkAvatar.run(Object.assign(Object.create(null), { time, data }));
}

async function pathOf(label: string, bytes = picture): Promise<string> {
  return `uploads/ana/${await pictureName(label, bytes)}.webp`;
}
const storedAs = (path: string) => path.replace('uploads/', 'avatars/');

async function upload(label: string, bytes = picture): Promise<string> {
  const path = await pathOf(label, bytes);
  bucket.contents.set(path, Buffer.from(bytes));
  await deliver(path);
  return path;
}

const paths = () => [...bucket.contents.keys()];
const refusals = () =>
  logged.mock.calls.filter(([message]) => message === 'An upload was removed').map(([, label]) => label);
const ENTRY = 'failed_events/checkAvatar:ana';

describe('an upload', () => {
  it('is stored without place, camera and all but the part that its name asks for', async () => {
    const original = await photograph({ format: 'jpeg', width: 200, height: 120 });
    const path = await pathOf(markOf('0123456789abcdef', { x: 50, y: 30, side: 90 }), original);
    bucket.contents.set(path, Buffer.from(original));
    await deliver(path, 'image/jpeg');
    expect(paths()).toEqual([storedAs(path)]);
    const drawn = bucket.contents.get(storedAs(path)) ?? Buffer.alloc(0);
    expect(await tells(drawn)).toBe(false);
    const { width, height, format } = await sharp(drawn).metadata();
    expect([width, height, format]).toEqual([90, 90, 'webp']);
    expect(bucket.types.get(storedAs(path))).toBe('image/webp');
    expect(bucket.caching.get(storedAs(path))).toBe('private, max-age=3600');
    expect(logged).not.toHaveBeenCalled();
  });

  it('that is not a picture is deleted, regardless of its declared type; a compressed one is not unpacked', async () => {
    await upload('a-page-in-disguise', Buffer.from('<html><script>alert(1)</script></html>'));
    await upload('small-until-unpacked', gzipSync(picture));
    expect(paths()).toEqual([]);
    expect(refusals()).toEqual([{ refusal: 'no picture' }, { refusal: 'no picture' }]);
  });

  it('under the name of another picture is not processed', async () => {
    const path = await pathOf('seen-by-officer');
    bucket.contents.set(path, Buffer.from(await photograph({ format: 'webp', width: 50, height: 30 })));
    await deliver(path);
    expect(paths()).toEqual([]);
    expect(refusals()).toEqual([{ refusal: 'under the name of another picture' }]);
  });

  it('is left alone by the event of an earlier one with its name, and objects elsewhere by any', async () => {
    const path = await pathOf('uploaded-again');
    bucket.contents.set(path, Buffer.from(picture));
    bucket.generations.set(path, 2);
    await deliver(path);
    bucket.contents.set('avatars/ana/other.html', Buffer.from('x'));
    await deliver('avatars/ana/other.html');
    expect(paths()).toEqual([path, 'avatars/ana/other.html']);
  });

  it.each(['uploads/ana/a1b2c3d4e5.png/', 'uploads/ana/', 'uploads/a1b2c3d4e5.png', 'uploads/ana/page.html'])(
    'called %s is deleted at once, and not counted',
    async (name) => {
      bucket.contents.set(name, Buffer.from('<html>'));
      await deliver(name);
      await deliver(name);
      expect(paths()).toEqual([]);
      expect(refusals()).toEqual([{ refusal: 'no name of an upload' }, { refusal: 'no name of an upload' }]);
      expect((await modules()[0].firestore.collection('picture_uploads').get()).size).toBe(0);
    },
  );

  it('delivered twice is not a failure', async () => {
    const path = await upload('told-two-times');
    await deliver(path);
    expect(await read(ENTRY)).toBeUndefined();
    bucket.contents.set(storedAs(path), Buffer.from('first'));
    await upload('told-two-times');
    expect([...bucket.contents]).toEqual([[storedAs(path), Buffer.from('first')]]);
    expect(refusals()).toEqual([]);
  });

  it.each(['download', 'save'])('is stored by the next event where its %s fails', async (step) => {
    const path = await pathOf('failed-at-first');
    bucket.contents.set(path, Buffer.from(picture));
    const { file } = bucket;
    const failing = async () => {
      throw new Error('down');
    };
    const opened = vi
      .spyOn(bucket, 'file')
      .mockImplementation((...of) => ({ ...file(...of), [step]: failing }));
    await expect(deliver(path)).rejects.toThrow('down');
    opened.mockRestore();
    await deliver(path);
    expect(paths()).toEqual([storedAs(path)]);
  });

  it('whose object is gone is listed, and leaves the list with the next processed upload', async () => {
    const path = await pathOf('gone-already');
    for (const times of [1, 2]) {
      await deliver(path);
      expect(await read(ENTRY)).toMatchObject({ account: 'ana', why: 'missing-object', times });
    }
    await upload('drawn-after-all');
    expect(await read(ENTRY)).toBeUndefined();
  });

  it('that fails is redelivered for ten minutes and three attempts, then deleted and listed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const path = await pathOf('never-drawn');
    bucket.contents.set(path, Buffer.from(picture));
    accounts.mockRejectedValue(new Error('down'));
    for (let count = 1; count < MIN_UPLOAD_ATTEMPTS; count += 1)
      await expect(deliver(path)).rejects.toThrow('down');
    vi.setSystemTime(Date.now() + UPLOAD_RETRY_MINUTES * 60_000 + 1);
    await expect(deliver(path)).rejects.toThrow('down');
    expect(paths()).toEqual([path]);
    accounts.mockRestore();
    await deliver(path);
    expect(paths()).toEqual([]);
    expect(refusals()).toEqual([{ refusal: 'failed repeatedly' }]);
    expect(await read(ENTRY)).toMatchObject({ account: 'ana', why: 'kept-failing', times: 1 });
  });

  it('that fails within ten minutes is never given up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const path = await pathOf('often-tried');
    bucket.contents.set(path, Buffer.from(picture));
    accounts.mockRejectedValue(new Error('down'));
    await expect(deliver(path)).rejects.toThrow('down');
    vi.setSystemTime(Date.now() + UPLOAD_RETRY_MINUTES * 60_000);
    for (let count = 0; count < MIN_UPLOAD_ATTEMPTS; count += 1)
      await expect(deliver(path)).rejects.toThrow('down');
    expect(paths()).toEqual([path]);
  });

  it('that waited long in the queue is stored, also at the second attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const path = await pathOf('drawn-at-last');
    bucket.contents.set(path, Buffer.from(picture));
    accounts.mockRejectedValueOnce(new Error('down'));
    const wait = UPLOAD_RETRY_MINUTES * 5;
    await expect(deliver(path, 'image/webp', 1, wait)).rejects.toThrow('down');
    vi.setSystemTime(Date.now() + wait * 60_000);
    await deliver(path, 'image/webp', 1, wait * 2);
    expect(paths()).toEqual([storedAs(path)]);
  });
});

describe('an account', () => {
  /** As if all but one of the uploads of the hour had just been processed. */
  const haveHad = () =>
    store('picture_uploads/ana', {
      uploads: Array.from({ length: MAX_UPLOADS_PER_HOUR - 1 }, (_, number) => ({
        upload: `earlier-${number}/1`,
        first_at: new Date(),
        attempts: 1,
      })),
    });

  it('has a limited number of uploads processed in an hour, each counted once; others are deleted unread', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await haveHad();
    const last = await upload('the-last-drawn');
    const erase_at = Timestamp.fromMillis(Date.now() + HOUR_MS);
    expect(await read('picture_uploads/ana')).toMatchObject({ erase_at });
    await deliver(last);
    await upload('one-too-many');
    await deliver(await pathOf('one-too-many'));
    expect(paths()).toEqual([storedAs(last)]);
    const refusal = { refusal: 'too many within the hour', account: 'ana' };
    expect(refusals()).toEqual([refusal, refusal]);
    vi.setSystemTime(Date.now() + HOUR_MS);
    const later = await upload('an-hour-later');
    expect(paths()).toEqual([storedAs(last), storedAs(later)]);
    expect((await read('picture_uploads/ana'))?.['uploads']).toHaveLength(1);
  });

  it('cannot exceed the limit with uploads at once', async () => {
    await haveHad();
    const { beginAttempt } = modules()[2];
    const attempts = await Promise.all(['a/1', 'b/1', 'c/1'].map((name) => beginAttempt('ana', name)));
    expect(attempts.toSorted()).toEqual(['process', 'too-many', 'too-many']);
  });

  it('keeps the newest pictures that are not shown, and those that are', async () => {
    const folder = 'avatars/ana/';
    const shown = `${folder}shown-picture.webp`;
    await store('profiles/ana', { avatar_url: objectUrl(STORAGE_ORIGIN, bucket.name, shown) });
    const old = Array.from(
      { length: MAX_UNUSED_PICTURES },
      (_, day) => `${folder}unused-picture-${day}.webp`,
    );
    for (const [day, path] of [shown, ...old].entries()) {
      bucket.contents.set(path, Buffer.from('x'));
      bucket.times.set(path, new Date(Date.UTC(2026, 0, 1 + day)));
    }
    const path = storedAs(await upload('not-shown-yet'));
    expect(paths().toSorted()).toEqual([shown, ...old.slice(1), path].toSorted());
    expect(logged).toHaveBeenCalledWith('Pictures over the quota removed', { count: 1 });
  });

  it('that is deleted, or being deleted, gets no picture', async () => {
    accounts.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/user-not-found' }));
    await upload('after-the-end');
    await store('account_deletions/ana', {});
    await modules()[0].firestore.doc('picture_uploads/ana').delete();
    await upload('in-between');
    expect(paths()).toEqual([]);
    expect(refusals()).toEqual([{ refusal: 'of a deleted account' }, { refusal: 'of a deleted account' }]);
    expect(await modules()[2].beginAttempt('ana', 'x/1')).toBe('process');
    expect(await read('picture_uploads/ana')).toBeUndefined();
  });

  it('that is deleted while its picture is drawn gets none', async () => {
    accounts
      .mockResolvedValueOnce(Object.create(null))
      .mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/user-not-found' }))
      .mockResolvedValueOnce(Object.create(null))
      .mockImplementationOnce(async () => {
        // The deletion has found it already.
        bucket.contents.clear();
        throw Object.assign(new Error(), { code: 'auth/user-not-found' });
      });
    await upload('overtaken-by-the-end');
    expect(paths()).toEqual([]);
    await upload('overtaken-once-more');
    expect(paths()).toEqual([]);
    expect(refusals()).toEqual([{ refusal: 'of a deleted account' }, { refusal: 'of a deleted account' }]);
  });
});

describe('an approval', () => {
  const approve = async (path: string, reviewed_at: Date | null, label = 'promised-picture') => {
    const avatar_url = objectUrl(STORAGE_ORIGIN, bucket.name, storedAs(await pathOf(label)));
    const seen = { ...seenFor(validGuideProfile('ana', 'Ana Adamia')), avatar_url };
    const status = reviewed_at ? 'approved' : 'pending';
    await store(path, { user_id: 'ana', status, requested_at: new Date(0), reviewed_at, seen });
    return seen;
  };
  const seenIn = async (path: string) => (await read(path))?.['seen'];
  const REQUEST = 'verification_requests/r';

  it('before its picture was uploaded is marked', async () => {
    const seen = await approve(REQUEST, new Date(Date.now() - 60_000));
    const other = await approve('verification_requests/o', new Date(Date.now() - 60_000), 'another-one');
    await approve('verification_requests/p', null);
    await store('verification_requests/x', { user_id: 'ana' });
    const [status, then] = ['approved', new Date(0)];
    await store('verification_requests/n', { user_id: 'ana', status, requested_at: then, reviewed_at: then });
    bucket.contents.set('avatars/ana/stored-before.webp', Buffer.from('x'));
    bucket.times.set('avatars/ana/stored-before.webp', then);
    await upload('promised-picture');
    expect(await seenIn(REQUEST)).toEqual({ ...seen, avatar_url: null });
    expect(await seenIn('verification_requests/o')).toEqual(other);
    expect(await seenIn('verification_requests/p')).toEqual(seen);
  });

  it('after its picture was stored stays', async () => {
    const decidedAt = new Date(Date.now() - 60_000);
    const seen = await approve(REQUEST, decidedAt);
    const path = await pathOf('promised-picture');
    bucket.contents.set(path, Buffer.from(picture));
    bucket.contents.set(storedAs(path), Buffer.from('x'));
    bucket.times.set(storedAs(path), decidedAt);
    await deliver(path);
    expect(await seenIn(REQUEST)).toEqual(seen);
  });

  it('stays where the upload is no picture', async () => {
    const seen = await approve(REQUEST, new Date(0));
    const path = await pathOf('promised-picture');
    bucket.contents.set(path, Buffer.from('<html>'));
    await deliver(path);
    expect(await seenIn(REQUEST)).toEqual(seen);
  });
});

it('a listed guide whose profile was saved before the upload shows it afterwards', async () => {
  const path = await pathOf('drawn-a-little-later');
  const avatar_url = objectUrl(STORAGE_ORIGIN, bucket.name, storedAs(path));
  const approved = { full_name: 'Ana Adamia', georgian_name: '', latin_name: '', profession: 'trekking' };
  await store('guide_profiles/ana', {
    ...validGuideProfile('ana', 'Ana Adamia'),
    avatar_url,
    is_public: true,
    is_verified: true,
    verification_status: 'approved',
    approved: { ...approved, certification_level: 'certified', decided_at: new Date() },
    slug: 'ana-adamia',
    created_at: new Date(),
    updated_at: new Date(),
  });
  await upload('drawn-a-little-later');
  const shown = String((await read('public_guides/ana-adamia'))?.['avatar_url']);
  const copy = decodeURIComponent(/\/o\/([^?]+)/u.exec(shown)?.[1] ?? '');
  expect(bucket.contents.get(copy)).toEqual(bucket.contents.get(storedAs(path)));
  expect(bucket.caching.get(copy)).toBe('public, max-age=3600');
});
