/** Uploaded pictures: re-encoded by the server, limited per account, deleted with the account. */
import { FirebaseError } from 'firebase/app';
import { getBytes, ref, uploadBytes, type UploadMetadata } from 'firebase/storage';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { withoutTriggers } from '../../scripts/local-project.ts';
import { MIN_UPLOAD_ATTEMPTS, UPLOAD_RETRY_MINUTES } from '../../src/domain/limits.ts';
import { markOf } from '../../src/domain/guide/picture-name.ts';
import { seenFor, validGuideProfile } from '../cases/guide-profile.ts';
import { IS_LONG } from '../support/long.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { photograph, tells } from '../support/photograph.ts';
import {
  addressOf,
  nameOf,
  processedPathOf,
  picturesOf,
  uploadProcessed,
  uploadPicture,
  uploadsOf,
} from '../support/pictures.ts';
import { adminAuth, adminBucket, adminFirestore, eventually, stored } from '../support/server.ts';
import { MAX_UNUSED_PICTURES, MAX_UPLOADS_PER_HOUR, UPLOAD_BYTES } from '../../src/domain/settings.ts';

function load() {
  return Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/uploads/check-avatar.ts'),
    import('../../functions/src/avatars/stored-pictures.ts'),
    import('../../functions/src/uploads/upload-attempts.ts'),
  ]);
}
const modules = withFunctions(load);

afterEach(() => vi.restoreAllMocks());

async function newcomer(key: string): Promise<Member> {
  const member = await signIn(key);
  await member.call('ensureProfile', { language: 'en' });
  return member;
}

/** Reads the account's stored picture as its owner. */
async function ownPicture(member: Member, path: string): Promise<Buffer> {
  return Buffer.from(await getBytes(ref(member.storage, path)));
}

/** Returns the path of an upload, named after these bytes. @param file its label and extension. */
async function uploadPath(member: Member, file: string, bytes: Uint8Array): Promise<string> {
  const [label = '', ending] = file.split('.');
  return `uploads/${member.uid}/${await nameOf(label, bytes)}.${ending}`;
}

async function upload(
  member: Member,
  file: string,
  bytes: Uint8Array,
  metadata: UploadMetadata,
): Promise<unknown> {
  return uploadBytes(ref(member.storage, await uploadPath(member, file, bytes)), bytes, metadata);
}

const refused = expect.objectContaining({ code: 'storage/unauthorized' });

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof FirebaseError ? error : Promise.reject(error)),
  );
}

describe('an upload', () => {
  it('is stored without place, camera and all but the part that its name asks for', async () => {
    const member = await newcomer('photographer');
    const label = markOf('0123456789abcdef', { x: 50, y: 30, side: 90 });
    const original = await photograph({ format: 'jpeg', width: 200, height: 120 });
    expect(await tells(original)).toBe(true);
    await upload(member, `${label}.jpg`, original, {
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000',
    });
    const path = await processedPathOf(member, label, original);
    const picture = await eventually(() => ownPicture(member, path));
    expect(await tells(picture)).toBe(false);
    const { width, height, format: drawn } = await sharp(picture).metadata();
    expect([width, height, drawn]).toEqual([90, 90, 'webp']);
    const file = adminBucket.file(path);
    expect((await file.getMetadata())[0]).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'private, max-age=3600',
    });
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
  });

  it('is drawn once, and kept from others, token or not', async () => {
    const member = await newcomer('private-person');
    const stranger = await newcomer('curious-person');
    await uploadProcessed(member, 'private-picture');
    const path = await processedPathOf(member, 'private-picture');
    const file = adminBucket.file(path);
    // The server's pictures have no token.
    const [{ metadata, generation }] = await file.getMetadata();
    expect(metadata ?? {}).toEqual({});
    expect((await fetch(addressOf(path))).status).toBe(403);
    expect(await codeOf(getBytes(ref(stranger.storage, path)))).toEqual(refused);
    const admin = await signInAdmin('looking-admin');
    expect((await getBytes(ref(admin.storage, path))).byteLength).toBeGreaterThan(0);
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect((await file.getMetadata())[0].generation).toBe(generation);
  });

  it('that is not a picture is deleted, regardless of its declared type', async () => {
    const member = await newcomer('disguised');
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    await uploadPicture(member, 'a-page-in-disguise', page);
    await uploadPicture(member, 'a-true-picture');
    await eventually(async () => {
      expect(await picturesOf(member)).toEqual(['a-true-picture.webp']);
      expect(await uploadsOf(member)).toEqual([]);
    });
  });
});

/** Puts an object into the upload folder, bypassing the rules. */
async function place(
  member: Member,
  file: string,
  bytes: Uint8Array,
  metadata: Readonly<Record<string, unknown>>,
): Promise<string> {
  const path = await uploadPath(member, file, bytes);
  await adminBucket.file(path).save(Buffer.from(bytes), {
    resumable: false,
    metadata,
    // Without it the SDK does not retry a request after a connection error.
    preconditionOpts: { ifGenerationMatch: 0 },
  });
  return path;
}

describe('an attack', () => {
  it('with compressed bytes is refused by the rules, and never decompressed by the server', async () => {
    const member = await newcomer('packer');
    const packed = await promisify(gzip)(Buffer.alloc(1024 * 1024));
    const contentType = 'image/webp';
    expect(
      await codeOf(upload(member, 'packed-picture.webp', packed, { contentType, contentEncoding: 'gzip' })),
    ).toEqual(refused);
    // Outside of the upload folder, so the function ignores it.
    const file = adminBucket.file('packed-picture.webp');
    await file.save(packed, { resumable: false, metadata: { contentType, contentEncoding: 'gzip' } });
    const [, , { readObject }] = modules();
    expect(Buffer.from((await readObject(file)) ?? '').equals(packed)).toBe(true);
    await file.delete();
    // Again, with the function running.
    await place(member, 'packed-another.webp', packed, { contentType, contentEncoding: 'gzip' });
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual([]);
  });

  it.runIf(IS_LONG)(
    'with three interlaced pictures of 49 megapixels at once does not stop the function',
    async () => {
      const member = await newcomer('bomber');
      const create = { width: 7000, height: 7000, channels: 3, background: '#000' } as const;
      const bomb = await sharp({ create, limitInputPixels: false }).png({ progressive: true }).toBuffer();
      expect(bomb.byteLength).toBeLessThan(UPLOAD_BYTES);
      await Promise.all(
        ['one', 'two', 'three'].map((name) =>
          upload(member, `bomb-number-${name}.png`, bomb, { contentType: 'image/png' }),
        ),
      );
      await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
      expect(await picturesOf(member)).toEqual([]);
      await uploadProcessed(member, 'a-true-picture');
    },
  );

  it('by metadata of a processed picture is refused by the rules, and ignored by the server', async () => {
    const member = await newcomer('pretender');
    const picture = await photograph({ format: 'webp', width: 40, height: 30 });
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    const both = new Uint8Array([...picture, ...page]);
    const contentType = 'image/webp';
    expect(
      await codeOf(
        upload(member, 'pretends-to-be-bare.webp', both, {
          contentType,
          customMetadata: { redrawn: 'true' },
        }),
      ),
    ).toEqual(refused);
    await place(member, 'pretends-to-be-bare.webp', both, { contentType, metadata: { redrawn: 'true' } });
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual(['pretends-to-be-bare.webp']);
    const bytes = await ownPicture(member, await processedPathOf(member, 'pretends-to-be-bare', both));
    expect(bytes.includes('script')).toBe(false);
    expect(await tells(bytes)).toBe(false);
  });
});

it.each(['uploads/UID/a1b2c3d4e5.png/', 'uploads/UID/', 'uploads/a1b2c3d4e5.png', 'uploads/UID/page.html'])(
  '%s is no name of an upload, and is deleted at once',
  async (name) => {
    const file = adminBucket.file(name.replace('UID', 'names-of-all-kinds'));
    await file.save('<html>', { resumable: false, metadata: { contentType: 'text/html' } });
    await eventually(async () => expect(await file.exists()).toEqual([false]));
  },
);

/** Creates as many newer requests as the server reads for a profile. */
async function askAndWithdraw(uid: string, times: number): Promise<void> {
  const batch = adminFirestore.batch();
  for (let count = 0; count < times; count += 1) {
    batch.set(adminFirestore.doc(`verification_requests/${uid}-withdrawn-${count}`), {
      user_id: uid,
      status: 'rejected',
      closed_as: 'withdrawn',
      requested_at: new Date(),
      reviewed_at: new Date(),
      reviewed_by: null,
    });
  }
  await batch.commit();
}

describe('replacing a picture that was seen', () => {
  it('under the name of another picture is not processed', async () => {
    const member = await newcomer('exchanger');
    await uploadProcessed(member, 'seen-by-officer');
    const path = await processedPathOf(member, 'seen-by-officer');
    // An upload is never overwritten.
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    await adminBucket.file(path).delete();
    const other = await photograph({ format: 'webp', width: 40, height: 30 });
    const name = await nameOf('seen-by-officer');
    const contentType = 'image/webp';
    await uploadBytes(ref(member.storage, `uploads/${member.uid}/${name}.webp`), other, { contentType });
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual([]);
  });

  it('by uploading a picture after its address was approved is marked', async () => {
    const member = await newcomer('later');
    const promised = addressOf(await processedPathOf(member, 'promised-picture'));
    const seen = { ...seenFor(validGuideProfile(member.uid, 'Later Person')), avatar_url: promised };
    const request = {
      user_id: member.uid,
      status: 'approved',
      requested_at: new Date(Date.now() - 20_000),
      reviewed_at: new Date(Date.now() - 10_000),
      reviewed_by: 'an-admin',
      seen,
    };
    const approval = adminFirestore.doc('verification_requests/approval-of-later');
    await approval.set(request);
    await askAndWithdraw(member.uid, 2);
    await uploadProcessed(member, 'another-picture');
    expect((await approval.get()).get('seen')).toEqual(seen);
    await uploadProcessed(member, 'promised-picture');
    await eventually(async () =>
      expect((await approval.get()).get('seen')).toEqual({ ...seen, avatar_url: null }),
    );
    // A picture that was processed when the admin looked stays approved.
    await approval.update({ reviewed_at: new Date(Date.now() + 10_000), seen });
    await uploadPicture(member, 'promised-picture');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect((await approval.get()).get('seen')).toEqual(seen);
  });
});

/** Returns the event of an object, as sent by the bucket. */
async function eventOf(path: string, minutesAgo: number) {
  const [metadata] = await adminBucket
    .file(path)
    .getMetadata()
    .catch(() => [{ size: 100, generation: 1, contentType: 'image/webp' }] as const);
  const { size, generation, contentType } = metadata;
  const time = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return Object.assign(Object.create(null), { time, data: { name: path, size, generation, contentType } });
}

/** As if the account's uploads had first been tried this long ago. */
async function beginEarlier({ uid }: Member, minutes: number): Promise<void> {
  const document = adminFirestore.doc(`picture_uploads/${uid}`);
  const { uploads } = uploadsSchema.parse(await stored(document.path));
  const first_at = new Date(Date.now() - minutes * 60_000);
  await document.update({ uploads: uploads.map((one) => ({ ...one, first_at })) });
}
const uploadsSchema = z.object({ uploads: z.array(z.looseObject({ upload: z.string() })) });

/** As if this many uploads of the account had just been processed. */
async function haveHad({ uid }: Pick<Member, 'uid'>, count: number): Promise<void> {
  const uploads = Array.from({ length: count }, (_, number) => ({
    upload: `earlier-${number}/1`,
    first_at: new Date(),
    attempts: 1,
  }));
  await adminFirestore.doc(`picture_uploads/${uid}`).set({ uploads, erase_at: new Date() });
}

describe('an account with many uploads', () => {
  it('has a limited number processed per hour; further ones are deleted unread, others are unaffected', async () => {
    const member = await newcomer('flooder');
    await haveHad(member, MAX_UPLOADS_PER_HOUR - 1);
    await uploadProcessed(member, 'the-last-drawn');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    await uploadPicture(member, 'one-too-many');
    await uploadProcessed(await newcomer('bystander'), 'of-somebody-else');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual(['the-last-drawn.webp']);
    await beginEarlier(member, 61);
    await uploadProcessed(member, 'an-hour-later');
  });

  if (IS_LONG) {
    it('is charged once per upload, however often its event is delivered', async () => {
      const [, { checkAvatar }, , { beginAttempt }] = modules();
      const member = await newcomer('counted-once');
      await haveHad(member, MAX_UPLOADS_PER_HOUR - 1);
      await withoutTriggers(async () => {
        const picture = await photograph({ format: 'webp', width: 40, height: 30 });
        const path = await place(member, 'delivered-thrice.webp', picture, { contentType: 'image/webp' });
        const event = await eventOf(path, 0);
        for (let count = 0; count < 3; count += 1) await checkAvatar.run(event);
      });
      expect(await picturesOf(member)).toEqual(['delivered-thrice.webp']);
      const { uploads } = uploadsSchema.parse(await stored(`picture_uploads/${member.uid}`));
      expect(uploads).toHaveLength(MAX_UPLOADS_PER_HOUR);
      expect(uploads.at(-1)).toMatchObject({ attempts: 3 });
      expect(await beginAttempt(member.uid, 'another/1')).toBe('too-many');
    });
  }

  it('cannot exceed the limit with concurrent uploads', async () => {
    const [, , , { beginAttempt }] = modules();
    await haveHad({ uid: 'at-once' }, MAX_UPLOADS_PER_HOUR - 1);
    const attempts = await Promise.all(['a/1', 'b/1', 'c/1'].map((name) => beginAttempt('at-once', name)));
    expect(attempts.toSorted()).toEqual(['process', 'too-many', 'too-many']);
  });
});

if (IS_LONG) {
  describe('the event of an upload', () => {
    it('that fails is redelivered for ten minutes and three attempts, then its object is deleted and the failure listed', async () => {
      const [app, { checkAvatar }] = modules();
      const member = await newcomer('unlucky');
      await withoutTriggers(async () => {
        const picture = await photograph({ format: 'webp', width: 40, height: 30 });
        const path = await place(member, 'never-drawn.webp', picture, { contentType: 'image/webp' });
        const down = vi.spyOn(app.auth, 'getUser').mockRejectedValue(new Error('down'));
        const event = await eventOf(path, 0);
        for (let count = 1; count < MIN_UPLOAD_ATTEMPTS; count += 1)
          await expect(checkAvatar.run(event)).rejects.toThrow('down');
        await beginEarlier(member, UPLOAD_RETRY_MINUTES + 1);
        await expect(checkAvatar.run(event)).rejects.toThrow('down');
        expect(await uploadsOf(member)).toEqual(['never-drawn.webp']);
        down.mockRestore();
        await checkAvatar.run(event);
        expect(await uploadsOf(member)).toEqual([]);
        expect(await picturesOf(member)).toEqual([]);
        expect(await stored(`failed_events/checkAvatar:${member.uid}`)).toMatchObject({
          what: 'checkAvatar',
          account: member.uid,
          why: 'kept-failing',
          times: 1,
        });
      });
    });

    it('that waited long in the queue loses no picture, before the first attempt or between two', async () => {
      const [app, { checkAvatar }] = modules();
      const member = await newcomer('patient');
      await withoutTriggers(async () => {
        const picture = await photograph({ format: 'webp', width: 40, height: 30 });
        const path = await place(member, 'drawn-at-last.webp', picture, { contentType: 'image/webp' });
        const event = await eventOf(path, UPLOAD_RETRY_MINUTES * 10);
        const down = vi.spyOn(app.auth, 'getUser').mockRejectedValue(new Error('down'));
        await expect(checkAvatar.run(event)).rejects.toThrow('down');
        down.mockRestore();
        await beginEarlier(member, UPLOAD_RETRY_MINUTES * 5);
        await checkAvatar.run(event);
        expect([await uploadsOf(member), await picturesOf(member)]).toEqual([[], ['drawn-at-last.webp']]);
      });
    });

    it('whose object is gone is listed, and leaves the list with the next processed upload', async () => {
      const [, { checkAvatar }] = modules();
      const member = await newcomer('hasty');
      const path = `uploads/${member.uid}/gone-already.webp`;
      await checkAvatar.run(await eventOf(path, 1));
      const entry = `failed_events/checkAvatar:${member.uid}`;
      expect(await stored(entry)).toMatchObject({ why: 'missing-object', times: 1 });
      await checkAvatar.run(await eventOf(path, 1));
      expect(await stored(entry)).toMatchObject({ why: 'missing-object', times: 2 });
      await uploadProcessed(member, 'drawn-after-all');
      await eventually(async () => expect((await adminFirestore.doc(entry).get()).exists).toBe(false));
    });

    it('delivered twice is not a failure', async () => {
      const [, { checkAvatar }] = modules();
      const member = await newcomer('told-twice');
      await uploadProcessed(member, 'told-two-times');
      await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
      await checkAvatar.run(await eventOf(`uploads/${member.uid}/${await nameOf('told-two-times')}.webp`, 1));
      expect((await adminFirestore.doc(`failed_events/checkAvatar:${member.uid}`).get()).exists).toBe(false);
      expect(await picturesOf(member)).toEqual(['told-two-times.webp']);
    });
  });
}

describe('pictures of a person', () => {
  it('that were replaced are deleted, but an upload that is not saved yet is not', async () => {
    const member = await newcomer('pictured');
    const profile = adminFirestore.doc(`profiles/${member.uid}`);
    await profile.update({ avatar_url: await uploadProcessed(member, 'first-picture') });
    const second = await uploadProcessed(member, 'second-picture');
    await uploadProcessed(member, 'not-saved-yet');
    await profile.update({ avatar_url: second });
    await eventually(async () =>
      expect(await picturesOf(member)).toEqual(['not-saved-yet.webp', 'second-picture.webp']),
    );
    await profile.update({ avatar_url: null });
    await eventually(async () => expect(await picturesOf(member)).toEqual(['not-saved-yet.webp']));
  });

  it('are limited, however many are uploaded, and the shown one stays', async () => {
    const member = await newcomer('collector');
    await adminFirestore
      .doc(`profiles/${member.uid}`)
      .update({ avatar_url: await uploadProcessed(member, 'shown-picture') });
    const picture = await photograph({ format: 'webp', width: 20, height: 20 });
    for (let number = 10; number < 12 + MAX_UNUSED_PICTURES; number += 1) {
      // Sequentially, so that the order is known.
      await uploadPicture(member, `upload-${number}`, picture);
    }
    await eventually(async () => {
      expect(await uploadsOf(member)).toEqual([]);
      const left = await picturesOf(member);
      expect(left).toHaveLength(MAX_UNUSED_PICTURES + 1);
      expect(left).toContain('shown-picture.webp');
    });
  });

  it('are deleted with the account, including uploads of another tab', async () => {
    const member = await newcomer('uploading-while-leaving');
    await uploadProcessed(member, 'before-the-end');
    const counted = adminFirestore.doc(`picture_uploads/${member.uid}`);
    expect((await counted.get()).exists).toBe(true);
    await member.call('deleteMyAccount', {});
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await picturesOf(member)).toEqual([]);
    expect((await counted.get()).exists).toBe(false);
    // The other tab's token is valid longer than the account.
    await uploadPicture(member, 'after-the-end');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual([]);
  });

  it('are deleted when they arrive during the deletion of the account', async () => {
    const member = await newcomer('closing');
    await adminFirestore.doc(`account_deletions/${member.uid}`).set({ started_at: new Date() });
    await uploadPicture(member, 'in-between');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    expect(await picturesOf(member)).toEqual([]);
    expect((await adminFirestore.doc(`picture_uploads/${member.uid}`).get()).exists).toBe(false);
  });
});
