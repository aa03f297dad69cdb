/** Uploads of editors, in a bucket of this process. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_WIDTH, uploadedFiles, uploadedPicture } from '../../../src/domain/content/uploads.ts';
import { photograph, PLACE } from '../../../tests/support/photograph.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./store-content-file.ts')]));
const UPLOAD = '00000000-0000-4000-8000-000000000000';
const PLACE_OF = `content-uploads/ed/${UPLOAD}`;
const PDF = Buffer.from('%PDF-1.7');

function store(
  input: object = { name: 'a.pdf' },
  call = callBy('ed', { upload: UPLOAD, ...input }, 'editor'),
) {
  return modules()[1].storeContentFile.run(call);
}
const upload = (content: Buffer) => bucket.contents.set(PLACE_OF, content);
const paths = () => [...bucket.contents.keys()];

beforeEach(async () => {
  bucket.contents.clear();
  bucket.types.clear();
  upload(PDF);
  await modules()[0].firestore.doc('user_roles/ed').set({ user_id: 'ed', role: 'editor' });
});

it('a file is stored as it is, and the upload deleted', async () => {
  const result = await store();
  const path = 'stored' in result ? result.stored : '';
  expect(path).toMatch(/^\/files\/[0-9a-f]{20}-a\.pdf$/u);
  expect(paths()).toEqual([`content${path}`]);
  expect(bucket.contents.get(`content${path}`)).toEqual(PDF);
  expect(bucket.types.get(`content${path}`)).toBe('application/octet-stream');
  expect(bucket.caching.get(`content${path}`)).toBe('private, max-age=3600');
});

it('a picture is drawn anew in all widths, without what the camera has written', async () => {
  upload(Buffer.from(await photograph({ format: 'jpeg', width: 900, height: 1600, orientation: 6 })));
  const result = await store({});
  const name = 'stored' in result ? result.stored : '';
  expect(uploadedPicture(name)).toMatchObject({ width: LARGEST_WIDTH, height: 900 });
  expect(paths().toSorted()).toEqual(
    uploadedFiles(name)
      .map((path) => `content${path}`)
      .toSorted(),
  );
  for (const content of bucket.contents.values()) {
    expect(content.toString('latin1')).not.toMatch(new RegExp(`Test Camera|${PLACE}|Exif`, 'u'));
    expect(content.subarray(8, 12).toString()).toBe('WEBP');
  }
  expect([...bucket.types.values()].every((type) => type === 'image/webp')).toBe(true);
});

it.each([
  ['a file of another kind', 'MZ', { name: 'a.pdf' }, 'no-file'],
  ['a drawing with a script', '<svg><script/></svg>', { name: 'a.svg' }, 'unsafe-svg'],
  ['a file called a picture', '%PDF-1.7', {}, 'no-picture'],
])('%s is refused, and deleted', async (_, content, input, fault) => {
  upload(Buffer.from(content));
  expect(await store(input)).toEqual({ fault });
  expect(paths()).toEqual([]);
});

it.each([
  [1600, 399],
  [1600, 2401],
])('a picture of %i by %i pixels is refused: no page has room for it', async (width, height) => {
  upload(Buffer.from(await photograph({ format: 'jpeg', width, height })));
  expect(await store({})).toEqual({ fault: 'no-picture' });
});

describe('refused', () => {
  it.each([
    ['nobody', () => callBy(undefined, { upload: UPLOAD }), 'not-signed-in'],
    ['a guide', () => callBy('ed', { upload: UPLOAD }), 'not-admin'],
    ['a former editor', () => callBy('guide', { upload: UPLOAD }, 'editor'), 'not-admin'],
    ['another name', () => callBy('ed', { upload: '../x' }, 'editor'), 'invalid-input'],
  ])('to %s', async (_, call, reason) => {
    expect(await refusalDetails(store({}, call()))).toEqual({ reason });
    expect(paths()).toEqual([PLACE_OF]);
  });

  it('what is missing', async () => {
    bucket.contents.clear();
    expect(await refusalDetails(store())).toEqual({ reason: 'invalid-input' });
    expect(paths()).toEqual([]);
  });
});
