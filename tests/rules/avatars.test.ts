/** The bucket: whose picture, which type, how large; by every persona. */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { LIMITS } from '../../src/domain/limits.ts';
import { as, OWNER, PERSONAS, STRANGER, type Persona } from '../support/personas.ts';
import { RULES_BUCKET, storageRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
const BUCKET = `gs://${RULES_BUCKET}`;
const STORED = `avatars/${OWNER}/stored-picture.webp`;

beforeAll(async () => {
  environment = await storageRules();
});
beforeEach(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage(BUCKET);
    for (const folder of [OWNER, STRANGER]) {
      const { items } = await list(ref(storage, `avatars/${folder}`));
      await Promise.all(items.map((item) => deleteObject(item)));
    }
    await uploadBytes(ref(storage, STORED), new Uint8Array(8), { contentType: 'image/webp' });
  });
});
afterAll(() => environment.cleanup());

interface Upload {
  readonly persona?: Persona;
  readonly path?: string;
  readonly contentType?: string;
  readonly bytes?: number;
}

function upload({
  persona = 'owner',
  path = `avatars/${OWNER}/a1b2c3d4e5.webp`,
  contentType = 'image/webp',
  bytes = 16,
}: Upload): Promise<unknown> {
  const storage = as(environment, persona).storage(BUCKET);
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType });
}

const folder = `avatars/${OWNER}`;

describe('uploading', () => {
  it('is for the owner', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(upload({ persona }));
    }
    await assertSucceeds(upload({}));
  });

  it.each<[string, Upload, boolean]>([
    ['a JPEG', { path: `${folder}/12345678.jpg`, contentType: 'image/jpeg' }, true],
    ['a PNG', { path: `${folder}/1234_-78.png`, contentType: 'image/png' }, true],
    ['the longest name', { path: `${folder}/${'Z'.repeat(64)}.webp` }, true],
    ['the largest picture', { bytes: LIMITS.avatarBytes }, true],
    ['one byte more', { bytes: LIMITS.avatarBytes + 1 }, false],
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
    ['somebody else’s folder', { path: `avatars/${STRANGER}/a1b2c3d4e5.webp` }, false],
    ['no folder', { path: 'avatars/a1b2c3d4e5.webp' }, false],
    ['a folder below', { path: `${folder}/more/a1b2c3d4e5.webp` }, false],
    ['another folder', { path: `pictures/${OWNER}/a1b2c3d4e5.webp` }, false],
    ['the root', { path: 'a1b2c3d4e5.webp' }, false],
    ['over a stored picture', { path: STORED }, false],
  ])('%s', async (_, change, allowed) => {
    await (allowed ? assertSucceeds(upload(change)) : assertFails(upload(change)));
  });
});

describe('a stored picture', () => {
  it.each(PERSONAS)('is shown to %s', async (persona) => {
    const picture = ref(as(environment, persona).storage(BUCKET), STORED);
    await assertSucceeds(getBytes(picture));
    await assertSucceeds(getMetadata(picture));
  });

  it.each(PERSONAS)('is not relabelled by %s', async (persona) => {
    const picture = ref(as(environment, persona).storage(BUCKET), STORED);
    await assertFails(updateMetadata(picture, { contentType: 'text/html' }));
  });

  it('is deleted by its owner only', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(deleteObject(ref(as(environment, persona).storage(BUCKET), STORED)));
    }
    await assertSucceeds(deleteObject(ref(as(environment, 'owner').storage(BUCKET), STORED)));
  });

  it.each(PERSONAS)('is not listed to %s', async (persona) => {
    const storage = as(environment, persona).storage(BUCKET);
    await assertFails(list(ref(storage, folder)));
    await assertFails(list(ref(storage, `${folder}/below`)));
    await assertFails(list(ref(storage, 'avatars')));
    await assertFails(list(ref(storage)));
  });
});
