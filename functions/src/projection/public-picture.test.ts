/**
 * Tests which picture visitors may see and the life cycle of its copy, on a Firestore emulator in this
 * process.
 */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_PICTURE_URL } from '../../../src/domain/guide/avatar.ts';
import { guideProfileSchema, type GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./public-picture.ts')]);
}

let bucket: string;

const modules = withCallables(load);
beforeAll(() => {
  bucket = modules()[0].avatarBucket().name;
});
beforeEach(() => {
  vi.unstubAllEnvs();
});

const UID = 'u1';
const PATH = `avatars/${UID}/a1b2c3d4e5.webp`;
const NAME = '0a'.repeat(16);

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
    const stored = { source: PATH, name: NAME, retired: ['0b'.repeat(16)] };
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
      await record().set({ source: PATH, name: NAME, retired: ['0b'.repeat(16)] });
      expect(await project(wanted)).toBeNull();
      const retired = { source: null, name: null, retired: ['0b'.repeat(16), NAME] };
      expect((await record().get()).data()).toEqual(retired);
      // The copy is retired only once.
      expect(await project(wanted)).toBeNull();
      expect((await record().get()).data()).toEqual(retired);
    },
  );

  it('treats an unreadable record as missing', async () => {
    await record().set({ source: 1 });
    expect(await project(PATH)).toBeNull();
  });
});
