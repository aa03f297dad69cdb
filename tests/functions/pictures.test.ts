/** Uploaded pictures: drawn anew, few for each person, gone with the account. */
import { ref, uploadBytes } from 'firebase/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_UNUSED_PICTURES, STORED_PICTURE_SIDE } from '../../src/domain/limits.ts';
import { runsFinished } from '../support/function-runs.ts';
import { closeMembers, signIn, type Member } from '../support/member.ts';
import { photograph, tells } from '../support/photograph.ts';
import { picturesOf, uploadPicture } from '../support/pictures.ts';
import { adminAuth, adminBucket, adminFirestore, clearEverything, eventually } from '../support/server.ts';

beforeAll(clearEverything);
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

async function newcomer(key: string): Promise<Member> {
  const member = await signIn(key);
  await member.call('ensureProfile', {});
  return member;
}

/** What anybody gets who has the address. */
async function served(url: string): Promise<{ type: string | null; cache: string | null; bytes: Buffer }> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return {
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe('an upload', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)(
    '%s is served without place, camera and needless pixels, at its first address',
    async (format, ending) => {
      const member = await newcomer(`photographer-${format}`);
      const path = `avatars/${member.uid}/straight-from-camera.${ending}`;
      const original = await photograph({ format, width: 1100, height: 660 });
      expect(await tells(original)).toBe(true);
      await uploadBytes(ref(member.storage, path), original, {
        contentType: `image/${format}`,
        cacheControl: 'public, max-age=60',
        customMetadata: { other: 'kept' },
      });
      const file = adminBucket.file(path);
      const address = `http://127.0.0.1:9199/v0/b/${adminBucket.name}/o/${encodeURIComponent(path)}?alt=media`;
      const tokens = (await file.getMetadata())[0].metadata?.['firebaseStorageDownloadTokens'];
      expect(tokens).toBeTruthy();
      const picture = await eventually(async () => {
        const found = await served(address);
        expect(await tells(found.bytes)).toBe(false);
        return found;
      });
      expect(picture.type).toBe(`image/${format}`);
      expect(picture.cache).toBe('public, max-age=60');
      const { width, height } = await sharp(picture.bytes).metadata();
      expect([width, height]).toEqual([STORED_PICTURE_SIDE, 614]);
      const [{ metadata }] = await file.getMetadata();
      expect(metadata).toMatchObject({ other: 'kept', firebaseStorageDownloadTokens: tokens });
      const byToken = await served(`${address}&token=${String(tokens)}`);
      expect(byToken.bytes.equals(picture.bytes)).toBe(true);
    },
  );

  it('is drawn once: the server’s own writing starts nothing', async () => {
    const member = await newcomer('drawn-once');
    const since = Date.now();
    await uploadPicture(member, 'drawn-only-once');
    const file = adminBucket.file(`avatars/${member.uid}/drawn-only-once.webp`);
    await eventually(async () => expect((await file.getMetadata())[0].metadata?.['redrawn']).toBe('true'));
    const [{ generation }] = await file.getMetadata();
    // One run for the upload, one for what the server stored.
    await runsFinished(since, { checkAvatar: 2 });
    expect((await file.getMetadata())[0].generation).toBe(generation);
  });

  it('is drawn anew though it says it was', async () => {
    const member = await newcomer('pretender');
    const path = `avatars/${member.uid}/pretends-to-be-bare.webp`;
    await uploadBytes(
      ref(member.storage, path),
      await photograph({ format: 'webp', width: 40, height: 30 }),
      {
        contentType: 'image/webp',
        customMetadata: { redrawn: 'true' },
      },
    );
    await eventually(async () => {
      const [bytes] = await adminBucket.file(path).download();
      expect(await tells(bytes)).toBe(false);
    });
  });

  it('that is no picture is removed, whatever it calls itself', async () => {
    const member = await newcomer('disguised');
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    await uploadPicture(member, 'a-page-in-disguise', page);
    await uploadPicture(member, 'a-true-picture');
    await eventually(async () => expect(await picturesOf(member)).toEqual(['a-true-picture.webp']));
  });
});

describe('pictures of a person', () => {
  it('that were replaced are removed, and an upload not saved yet is not', async () => {
    const member = await newcomer('pictured');
    const profile = adminFirestore.doc(`profiles/${member.uid}`);
    await profile.update({ avatar_url: await uploadPicture(member, 'first-picture') });
    const second = await uploadPicture(member, 'second-picture');
    await uploadPicture(member, 'not-saved-yet');
    await profile.update({ avatar_url: second });
    await eventually(async () =>
      expect(await picturesOf(member)).toEqual(['not-saved-yet.webp', 'second-picture.webp']),
    );
    await profile.update({ avatar_url: null });
    await eventually(async () => expect(await picturesOf(member)).toEqual(['not-saved-yet.webp']));
  });

  it('are few, however many are uploaded, and the one that is shown stays', async () => {
    const member = await newcomer('collector');
    await adminFirestore
      .doc(`profiles/${member.uid}`)
      .update({ avatar_url: await uploadPicture(member, 'shown-picture') });
    const picture = await photograph({ format: 'webp', width: 20, height: 20 });
    for (let number = 10; number < 20; number += 1) {
      // One after the other, so that it is known which are the newest.
      await uploadPicture(member, `upload-${number}`, picture);
    }
    await eventually(async () => {
      const left = await picturesOf(member);
      expect(left).toHaveLength(MAX_UNUSED_PICTURES + 1);
      expect(left).toContain('shown-picture.webp');
    });
  });

  it('are gone when the account is, uploads of another tab included', async () => {
    const member = await newcomer('uploading-while-leaving');
    await member.call('deleteMyAccount', {});
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    // The other tab's token outlives the account.
    await uploadPicture(member, 'after-the-end');
    expect(await picturesOf(member)).toEqual(['after-the-end.webp']);
    await eventually(async () => expect(await picturesOf(member)).toEqual([]));
  });

  it('are gone when they arrive while the account is being deleted', async () => {
    const member = await newcomer('closing');
    await adminFirestore.doc(`account_deletions/${member.uid}`).set({ started_at: new Date() });
    await uploadPicture(member, 'in-between');
    await eventually(async () => expect(await picturesOf(member)).toEqual([]));
  });
});
