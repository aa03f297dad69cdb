/** Uploaded pictures: re-encoded by the server, limited per account, deleted with the account. */
import { FirebaseError } from 'firebase/app';
import { getBytes, ref, uploadBytes, type UploadMetadata } from 'firebase/storage';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
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
import { adminAuth, adminBucket, adminFirestore, eventually } from '../support/server.ts';
import { UPLOAD_BYTES } from '../../src/domain/settings.ts';

const modules = withFunctions(() => import('../../functions/src/avatars/stored-pictures.ts'));

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
    const { readObject } = modules();
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
});
