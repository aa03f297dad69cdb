/** The bucket: owner, type, size and folder of a picture, for every persona. */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type StorageReference,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_BYTES, UPLOAD_BYTES } from '../../src/domain/settings.ts';
import {
  ADMIN,
  as,
  OWNER,
  PERSONAS,
  STRANGER,
  OTHER_PROVIDERS,
  signedIn,
  type Persona,
} from '../support/personas.ts';
import { emulatorAddress } from '../support/emulators.ts';
import { RULES_BUCKET, storageRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
const BUCKET = `gs://${RULES_BUCKET}`;
const UPLOADED = `uploads/${OWNER}/stored-picture.webp`;
const STORED = `avatars/${OWNER}/stored-picture.webp`;
const CONTENT = 'content/media/stored-picture.webp';
const PUBLIC = `public/${'0a'.repeat(16)}.webp`;

// What is denied changes nothing, and each upload that is allowed has a name of its own.
beforeAll(async () => {
  environment = await storageRules();
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage(BUCKET);
    for (const path of [UPLOADED, STORED, CONTENT, PUBLIC])
      await uploadBytes(ref(storage, path), new Uint8Array(8), { contentType: 'image/webp' });
  });
});
afterAll(() => environment.cleanup());

interface Upload extends UploadMetadata {
  readonly persona?: Persona;
  readonly path?: string;
  readonly bytes?: number;
}

let names = 0;
function upload({
  persona = 'owner',
  path = `uploads/${OWNER}/a1b2c3d4-${(names += 1)}.webp`,
  contentType = 'image/webp',
  bytes = 16,
  ...metadata
}: Upload): Promise<unknown> {
  const storage = as(environment, persona).storage(BUCKET);
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType, ...metadata });
}

const folder = `uploads/${OWNER}`;

describe('uploading', () => {
  it('is allowed for the owner', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(upload({ persona }));
    }
    await assertSucceeds(upload({}));
  });

  it.each<[string, Upload, boolean]>([
    ['a JPEG', { path: `${folder}/12345678.jpg`, contentType: 'image/jpeg' }, true],
    ['a PNG', { path: `${folder}/1234_-78.png`, contentType: 'image/png' }, true],
    ['the longest name', { path: `${folder}/${'Z'.repeat(64)}.webp` }, true],
    ['the largest picture', { bytes: UPLOAD_BYTES }, true],
    ['one byte more', { bytes: UPLOAD_BYTES + 1 }, false],
    ['a name too long', { path: `${folder}/${'Z'.repeat(65)}.webp` }, false],
    ['a name too short', { path: `${folder}/1234567.webp` }, false],
    ['a JPEG name too short', { path: `${folder}/1234567.jpg`, contentType: 'image/jpeg' }, false],
    ['a PNG name too short', { path: `${folder}/1234567.png`, contentType: 'image/png' }, false],
    ['a name with a space', { path: `${folder}/a1b2 c3d4e5.webp` }, false],
    ['no ending', { path: `${folder}/a1b2c3d4e5` }, false],
    ['an ending without its dot', { path: `${folder}/a1b2c3d4e5xwebp` }, false],
    ['a JPEG ending without its dot', { path: `${folder}/a1b2c3d4e5xjpg`, contentType: 'image/jpeg' }, false],
    ['a PNG ending without its dot', { path: `${folder}/a1b2c3d4e5xpng`, contentType: 'image/png' }, false],
    ['a JPEG called WebP', { contentType: 'image/jpeg' }, false],
    ['a WebP called JPEG', { path: `${folder}/a1b2c3d4e5.jpg` }, false],
    ['a WebP called PNG', { path: `${folder}/a1b2c3d4e5.png` }, false],
    ['an SVG', { path: `${folder}/a1b2c3d4e5.svg`, contentType: 'image/svg+xml' }, false],
    ['an SVG called PNG', { path: `${folder}/a1b2c3d4e5.png`, contentType: 'image/svg+xml' }, false],
    ['a GIF', { path: `${folder}/a1b2c3d4e5.gif`, contentType: 'image/gif' }, false],
    ['a page', { path: `${folder}/a1b2c3d4e5.html`, contentType: 'text/html' }, false],
    ['a page called JPEG', { path: `${folder}/a1b2c3d4e5.jpg`, contentType: 'text/html' }, false],
    ['somebody else’s folder', { path: `uploads/${STRANGER}/a1b2c3d4e5.webp` }, false],
    ['no folder', { path: 'uploads/a1b2c3d4e5.webp' }, false],
    ['a folder below', { path: `${folder}/more/a1b2c3d4e5.webp` }, false],
    ['another folder', { path: `pictures/${OWNER}/a1b2c3d4e5.webp` }, false],
    ['the root', { path: 'a1b2c3d4e5.webp' }, false],
    ['over an upload', { path: UPLOADED }, false],
    ['where the server draws', { path: `avatars/${OWNER}/a1b2c3d4e5.webp` }, false],
    ['over what the server has drawn', { path: STORED }, false],
    ['where visitors look', { path: `public/${'0b'.repeat(16)}.webp` }, false],
    ['no encoding, said in words', { contentEncoding: 'identity' }, true],
    ['an empty encoding', { contentEncoding: '' }, true],
    ['packed bytes', { contentEncoding: 'gzip' }, false],
    ['bytes packed in another way', { contentEncoding: 'br' }, false],
    ['an encoding in capitals', { contentEncoding: 'GZIP' }, false],
    ['the mark of a redrawn picture', { customMetadata: { redrawn: 'true' } }, false],
    ['any other note', { customMetadata: { other: '' } }, false],
    ['two notes', { customMetadata: { one: '1', two: '2' } }, false],
    ['a time to cache it', { cacheControl: 'public, max-age=31536000' }, true],
  ])('%s', async (_, change, allowed) => {
    await (allowed ? assertSucceeds(upload(change)) : assertFails(upload(change)));
  });
});

describe('a name with more than the SDK would send', () => {
  const token = [
    { alg: 'none' },
    { sub: OWNER, user_id: OWNER, iat: 0, role: 'editor', firebase: { sign_in_provider: 'google.com' } },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const post = async (name: string, type = 'image/webp') => {
    const { origin } = emulatorAddress('storage');
    const response = await fetch(`${origin}/v0/b/${RULES_BUCKET}/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Firebase ${token.join('.')}.`, 'content-type': type },
      body: new Uint8Array(8),
    });
    return response.status;
  };

  it.each([
    ['', 200],
    ['/', 403],
    ['//', 403],
    ['/more', 403],
  ])('after the picture’s own %j: %i', async (end, status) => {
    expect(await post(`${folder}/a1b2c3d4e5.webp${end}`)).toBe(status);
    const content = `content-uploads/${OWNER}/00000000-0000-4000-8000-000000000009${end}`;
    expect(await post(content, 'application/octet-stream')).toBe(status);
  });

  it.each([`/${folder}/a1b2c3d4e5.webp`, `uploads//${OWNER}/a1b2c3d4e5.webp`, `${folder}//a1b2c3d4e5.webp`])(
    '%s is refused',
    async (name) => {
      expect(await post(name)).toBe(403);
    },
  );
});

describe.each(OTHER_PROVIDERS)('an account that signed in by %s', (provider) => {
  it('uploads nothing and reads no picture, its own or as an admin', async () => {
    const own = signedIn(environment, OWNER, {}, provider).storage(BUCKET);
    const bytes = new Uint8Array(16);
    await assertFails(
      uploadBytes(ref(own, `${folder}/another-way.webp`), bytes, { contentType: 'image/webp' }),
    );
    await assertFails(getBytes(ref(own, STORED)));
    const admin = signedIn(environment, ADMIN, { role: 'admin' }, provider).storage(BUCKET);
    await assertFails(getBytes(ref(admin, STORED)));
  });
});

function pictureAs(persona: Persona, path: string): StorageReference {
  return ref(as(environment, persona).storage(BUCKET), path);
}

const READERS: readonly [path: string, readonly Persona[]][] = [
  [UPLOADED, []],
  [STORED, ['owner', 'admin']],
  [CONTENT, ['admin']],
  [PUBLIC, PERSONAS],
];

describe.each(READERS)('%s', (path, readers) => {
  it.each(PERSONAS)('can be read only by those it is for: %s', async (persona) => {
    const reads: readonly Promise<unknown>[] = [
      getBytes(pictureAs(persona, path)),
      getMetadata(pictureAs(persona, path)),
    ];
    await Promise.all(
      reads.map((read) => (readers.includes(persona) ? assertSucceeds(read) : assertFails(read))),
    );
  });

  it.each(PERSONAS)('can be neither relabelled nor deleted by %s', async (persona) => {
    await assertFails(updateMetadata(pictureAs(persona, path), { contentType: 'text/html' }));
    await assertFails(deleteObject(pictureAs(persona, path)));
  });
});

describe('a file of the content', () => {
  const NAME = '00000000-0000-4000-8000-000000000000';
  const by = (uid: string, role?: string) => signedIn(environment, uid, role === undefined ? {} : { role });
  const BYTES: UploadMetadata = { contentType: 'application/octet-stream' };
  const put = (path: string, context = by(ADMIN, 'editor'), bytes = 16, metadata = BYTES) =>
    uploadBytes(ref(context.storage(BUCKET), path), new Uint8Array(bytes), metadata);

  it('is uploaded by admins and editors alone, each to a folder of its own', async () => {
    const path = `content-uploads/${ADMIN}/${NAME}`;
    for (const role of ['no_such_name', undefined]) await assertFails(put(path, by(ADMIN, role)));
    await assertFails(put(path, as(environment, 'anonymous')));
    await assertFails(put(path, signedIn(environment, ADMIN, { role: 'editor' }, 'password')));
    await assertFails(put(path, by(OWNER, 'editor')));
    await assertSucceeds(put(path));
    // Nothing is replaced.
    await assertFails(put(path));
    await assertFails(getBytes(ref(by(ADMIN, 'editor').storage(BUCKET), path)));
    await assertSucceeds(put(`content-uploads/${OWNER}/${NAME}`, by(OWNER, 'admin')));
  });

  it.each([
    ['the largest', NAME.replace('0', '1'), FILE_BYTES, true],
    ['one byte more', NAME.replace('0', '2'), FILE_BYTES + 1, false],
    ['a name too short', NAME.slice(1), 16, false],
    ['a name too long', `${NAME}0`, 16, false],
    ['another name', NAME.replace('4', 'g'), 16, false],
    ['a folder below', `more/${NAME}`, 16, false],
  ])('%s', async (_, name, bytes, allowed) => {
    const sent = put(`content-uploads/${ADMIN}/${name}`, undefined, bytes);
    await (allowed ? assertSucceeds(sent) : assertFails(sent));
  });

  it.each<[string, UploadMetadata]>([
    ['a page', { contentType: 'text/html' }],
    ['packed bytes', { ...BYTES, contentEncoding: 'gzip' }],
    ['a note', { ...BYTES, customMetadata: { other: '' } }],
  ])('is not uploaded as %s', async (_, metadata) => {
    await assertFails(put(`content-uploads/${ADMIN}/${NAME.replace('4', '5')}`, undefined, 16, metadata));
  });

  it('is read by editors too, and written by the server alone', async () => {
    await assertSucceeds(getBytes(ref(by(OWNER, 'editor').storage(BUCKET), CONTENT)));
    await assertFails(getBytes(ref(by(ADMIN, 'guide').storage(BUCKET), CONTENT)));
    await assertFails(put('content/media/other.webp'));
  });
});

describe('a picture of an account', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['says another role', ADMIN, { role: 'guide' }],
    ['says no role', ADMIN, {}],
    ['says it in another claim', ADMIN, { admin: true }],
  ])('is kept from a token that %s', async (_, uid, claims) => {
    const storage = signedIn(environment, uid, claims).storage(BUCKET);
    await assertFails(getBytes(ref(storage, STORED)));
  });

  it.each(PERSONAS)('cannot be listed by %s, nor can any other folder', async (persona) => {
    const folders = ['uploads', 'avatars', 'content-uploads', 'content'].flatMap((name) => [
      name,
      `${name}/${OWNER}`,
      `${name}/${OWNER}/below`,
    ]);
    for (const path of [...folders, 'public', 'public/below', undefined]) {
      await assertFails(list(ref(as(environment, persona).storage(BUCKET), path)));
    }
  });
});
