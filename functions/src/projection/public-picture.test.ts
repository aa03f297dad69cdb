/** Which picture visitors may see, and the life of its copy, on a Firestore emulator and a bucket in this process. */
import { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_PICTURE_URL } from '../../../src/domain/guide/avatar.ts';
import { guideProfileSchema, type GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { account } from '../testing/decisions.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const store = memoryBucket();
vi.mock(import('../app.ts'), async (original) => {
  const app = await original();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bucket as far as it is used
  return { ...app, avatarBucket: () => store as unknown as ReturnType<typeof app.avatarBucket> };
});
const bucket = store.name;

const modules = withCallables(() =>
  Promise.all([import('../app.ts'), import('./public-picture.ts'), import('./sync-public-guide.ts')]),
);
beforeEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  store.contents.clear();
});

const UID = 'u1';
const PATH = `avatars/${UID}/a1b2c3d4e5.webp`;
const NAME = '0a'.repeat(16);
const GONE = '0b'.repeat(16);

function address(path = PATH, inBucket = bucket, origin = 'https://firebasestorage.googleapis.com'): string {
  return `${origin}/v0/b/${inBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

function listed(more: Partial<GuideProfile> = {}): GuideProfile {
  const guide = guideProfileSchema.parse({
    ...validGuideProfile(UID, 'Ana Guide'),
    is_verified: true,
    is_public: true,
    verification_status: 'approved',
    created_at: null,
    updated_at: null,
  });
  return { ...guide, avatar_url: address(), ...more };
}

describe('the picture to publish', () => {
  const path = (more: Partial<GuideProfile> = {}) => modules()[1].publishablePicture(listed(more));

  it('is that of a guide who is verified and listed', () => {
    expect(path()).toBe(PATH);
    expect(path({ is_public: false })).toBeUndefined();
    expect(path({ is_verified: false })).toBeUndefined();
    expect(path({ avatar_url: null })).toBeUndefined();
  });

  it('is in the account’s own folder of this project’s bucket', () => {
    expect(path({ avatar_url: address('avatars/u2/a1b2c3d4e5.webp') })).toBeUndefined();
    expect(path({ avatar_url: address(PATH, 'another-bucket') })).toBeUndefined();
    expect(path({ avatar_url: address(`public/${NAME}.webp`) })).toBeUndefined();
  });

  it('at an address of the emulator is accepted on the emulators only', () => {
    const local = address(PATH, bucket, 'http://127.0.0.1:9199');
    expect(path({ avatar_url: local })).toBeUndefined();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(path({ avatar_url: local })).toBe(PATH);
    // The rehearsal runs the production site on the emulators.
    expect(path()).toBe(PATH);
  });
});

function record() {
  return modules()[0].documentOf('publicPictures', UID);
}

/** Plans and writes like the projection; returns the URL that it may show. */
function project(wanted: string | undefined): Promise<string | null> {
  return modules()[0].firestore.runTransaction(async (transaction) => {
    const plan = await modules()[1].planPublicPicture(transaction, UID, wanted);
    plan.write(transaction);
    return plan.url;
  });
}

describe('the projection', () => {
  it('shows no picture while there is no copy, and writes nothing', async () => {
    expect(await project(PATH)).toBeNull();
    expect(await project(undefined)).toBeNull();
    expect((await record().get()).exists).toBe(false);
  });

  it('shows the copy of the wanted picture', async () => {
    const stored = { source: PATH, name: NAME, retired: [GONE] };
    await record().set(stored);
    const url = await project(PATH);
    expect(url).toMatch(PUBLIC_PICTURE_URL);
    expect(url).toBe(address(`public/${NAME}.webp`));
    expect((await record().get()).data()).toEqual(stored);
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');
    expect(await project(PATH)).toBe(address(`public/${NAME}.webp`, bucket, 'http://127.0.0.1:9199'));
  });

  it.each([undefined, `avatars/${UID}/another-one.webp`])(
    'retires a copy where %s is wanted',
    async (wanted) => {
      await record().set({ source: PATH, name: NAME, retired: [GONE] });
      expect(await project(wanted)).toBeNull();
      const retired = { source: null, name: null, retired: [GONE, NAME] };
      expect((await record().get()).data()).toEqual(retired);
      // The copy is retired only once.
      expect(await project(wanted)).toBeNull();
      expect((await record().get()).data()).toEqual(retired);
    },
  );

  it.each([{ source: 1 }, { source: PATH, name: null, retired: [] }])(
    'shows none where the record names none: %j',
    async (stored) => {
      await record().set(stored);
      expect(await project(PATH)).toBeNull();
    },
  );
});

describe('an event', () => {
  const OTHER = `avatars/${UID}/f6g7h8i9j0.webp`;
  const write = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
  const read = async (path: string) => (await modules()[0].firestore.doc(path).get()).data();
  const put = (path: string, content: string) => store.contents.set(path, Buffer.from(content));
  const copies = () => [...store.contents].filter(([path]) => path.startsWith('public/')).map(String);
  const shown = async () =>
    decodeURIComponent(String((await read('public_guides/ana-guide'))?.['avatar_url']));

  const approved = { full_name: 'Ana Guide', georgian_name: '', latin_name: '', profession: 'trekking' };
  const save = (more: Partial<GuideProfile> = {}) =>
    write(`guide_profiles/${UID}`, {
      ...listed(more),
      approved: { ...approved, certification_level: 'certified', decided_at: new Date() },
      created_at: new Date(),
      updated_at: new Date(),
    });
  const event = async (of: 'syncPublicGuide' | 'syncPublicGuideOfProfile', before?: string) => {
    const data = before && { before: new Map([['avatar_url', before]]) };
    const told = { params: { uid: UID }, time: new Date().toISOString(), data };
    await modules()[2][of].run(Object.assign(Object.create(null), told));
  };
  const sync = () => event('syncPublicGuide');
  const directory = async () => (await modules()[0].firestore.collection('public_directory').get()).docs;

  beforeEach(async () => {
    put(PATH, 'first');
    put(OTHER, 'second');
    await save();
  });

  it('copies the picture once, replaces the copy, and deletes it with what it shows', async () => {
    const at = new Date();
    const member = { user_id: UID, number: 1001, state: 'valid', since: at, ends_at: null, changed_at: at };
    await write(`memberships/${UID}`, member);
    await sync();
    const [first = ''] = copies();
    const [path = ''] = first.split(',');
    expect(await shown()).toContain(path);
    expect(store.caching.get(path)).toBe('public, max-age=3600');
    expect((await read(`guide_profiles/${UID}`))?.['slug']).toBe('ana-guide');
    const { firestore } = modules()[0];
    expect((await firestore.collection('publication_consents').get()).empty).toBe(false);
    expect((await firestore.collection('failed_events').get()).empty).toBe(true);
    const opened = vi.spyOn(store, 'file');
    const [shard] = await directory();
    expect(shard?.get('guides')).toHaveProperty('ana-guide');
    const writes = (['set', 'update', 'delete'] as const).map((method) =>
      vi.spyOn(Transaction.prototype, method),
    );
    await sync();
    expect([copies(), opened.mock.calls]).toEqual([[first], []]);
    for (const written of writes) expect(written).not.toHaveBeenCalled();
    await save({ avatar_url: address(OTHER), slug: 'ana-guide' });
    await sync();
    expect(copies()).toEqual([expect.stringMatching(/^public\/[0-9a-f]{32}\.webp,second$/u)]);
    await save({ is_public: false, slug: 'ana-guide' });
    opened.mockClear();
    await sync();
    expect(opened.mock.calls).toHaveLength(1);
    expect([copies(), await read('public_guides/ana-guide')]).toEqual([[], undefined]);
    expect((await directory())[0]?.get('guides')).toEqual({});
    expect((await record().get()).exists).toBe(false);
  });

  it('before the picture is there shows none', async () => {
    store.contents.delete(PATH);
    const opened = vi.spyOn(store, 'file');
    await sync();
    expect([await shown(), copies(), opened.mock.calls]).toEqual(['null', [], [[PATH]]]);
    expect((await record().get()).exists).toBe(false);
  });

  it.each([
    ['hidden', () => save({ is_public: false }), []],
    [
      'replaced',
      async () => {
        await save({ avatar_url: address(OTHER) });
        await sync();
      },
      [expect.stringMatching(/^public\/[0-9a-f]{32}\.webp,second$/u)],
    ],
    [
      'copied',
      async () => {
        put(`public/${NAME}.webp`, 'other');
        await record().set({ source: PATH, name: NAME, retired: [GONE] });
      },
      [`public/${NAME}.webp,other`],
    ],
  ])('leaves no copy of what is %s meanwhile', async (_, meanwhile, left) => {
    const { file } = store;
    vi.spyOn(store, 'file').mockImplementationOnce((path, options) => {
      const found = file(path, options);
      const download = async () => {
        await meanwhile();
        return found.download();
      };
      return { ...found, download };
    });
    await sync();
    expect(copies()).toEqual(left);
    expect((await record().get()).get('retired') ?? []).toEqual([]);
  });

  it('forgets no copy that is retired while others are deleted', async () => {
    await record().set({ source: null, name: null, retired: [GONE] });
    const { file } = store;
    vi.spyOn(store, 'file').mockImplementation((path) => {
      const remove = async () => void (await record().update({ retired: [GONE, NAME] }));
      return { ...file(path), delete: remove };
    });
    await modules()[1].deleteRetiredCopies(UID);
    expect((await record().get()).data()).toEqual({ source: null, name: null, retired: [NAME] });
  });

  it('hides what it must while the bucket fails, and comes again', async () => {
    await sync();
    await save({ avatar_url: address(OTHER), slug: 'ana-guide' });
    const opened = vi.spyOn(store, 'file').mockImplementationOnce(() => {
      throw new Error('down');
    });
    await expect(sync()).rejects.toThrow('down');
    expect(await shown()).toBe('null');
    opened.mockRestore();
    await sync();
    expect(await shown()).toContain(copies()[0]?.split(',')[0]);
  });

  it('about an unreadable profile hides the guide, and is listed', async () => {
    await sync();
    await write(`guide_profiles/${UID}`, { user_id: UID });
    vi.spyOn(logger, 'error').mockReturnValue();
    await sync();
    expect([await read('public_guides/ana-guide'), copies()]).toEqual([undefined, []]);
    expect(await read(`guide_profiles/${UID}`)).toEqual({ user_id: UID });
    expect(await read(`failed_events/syncPublicGuide:${UID}`)).toMatchObject({ why: 'unreadable-document' });
  });

  it('of the account deletes the picture that it replaced, unless it is shown again', async () => {
    await write(`profiles/${UID}`, { ...account('Ana', 'Guide'), avatar_url: address(OTHER) });
    await sync();
    expect(copies()).toEqual([expect.stringMatching(/,second$/u)]);
    await save({ avatar_url: address(OTHER) });
    await event('syncPublicGuide', address(PATH));
    await event('syncPublicGuideOfProfile', address(OTHER));
    const opened = vi.spyOn(store, 'file');
    for (const before of [undefined, 'https://a.org/a.webp']) await event('syncPublicGuideOfProfile', before);
    expect(opened).not.toHaveBeenCalled();
    expect([...store.contents.keys()]).toEqual(expect.arrayContaining([PATH, OTHER]));
    await event('syncPublicGuideOfProfile', address(PATH));
    await event('syncPublicGuideOfProfile', address(PATH));
    expect([store.contents.has(PATH), store.contents.has(OTHER)]).toEqual([false, true]);
  });
});
