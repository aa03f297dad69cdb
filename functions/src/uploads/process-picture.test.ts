/** Uses real files with all metadata that a camera writes, created by the same library. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_UPLOADED_PIXELS, STORED_PICTURE_SIDE } from '../../../src/domain/limits.ts';
import { photograph, PLACE } from '../../../tests/support/photograph.ts';
import { LARGEST_WIDTH, PICTURE_WIDTHS, pictureFile } from '../../../src/domain/content/uploads.ts';
import { drawPicture, processPicture } from './process-picture.ts';
import { UPLOAD_BYTES } from '../../../src/domain/settings.ts';

async function processed(bytes: Uint8Array, contentType: string): Promise<Uint8Array> {
  const picture = await processPicture(bytes, contentType);
  if (!picture) throw new Error('refused');
  return picture;
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** The file with this many more parts of a kind, behind the end of the picture. */
const withParts = (bytes: Uint8Array, mark: string, count: number) =>
  Buffer.concat([bytes, Buffer.from(mark.repeat(count), 'latin1')]);

it.each([
  ['png', 'zTXt', 3],
  ['png', 'iTXt', 3],
  ['jpeg', '\u{FF}\u{DA}', 99],
] as const)('a %s with more of %j than any program writes is not unpacked', async (format, mark, most) => {
  const picture = await photograph({ format, width: 640, height: 480 });
  expect(await processPicture(withParts(picture, mark, most), `image/${format}`)).toBeDefined();
  expect(await processPicture(withParts(picture, mark, most + 1), `image/${format}`)).toBeUndefined();
  expect(await drawPicture(withParts(picture, mark, most + 1))).toBeUndefined();
});

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  const contentType = `image/${format}`;
  let original: Uint8Array;
  beforeAll(async () => {
    original = await photograph({ format, width: 1200, height: 900 });
  });

  it('contained a location, a camera and a description', async () => {
    const { exif, xmp } = await sharp(original).metadata();
    expect(exif?.toString('latin1')).toContain('Test Camera');
    expect(xmp?.toString()).toContain(PLACE);
  });

  it('loses its metadata, has the maximum size and is a WebP', async () => {
    const picture = await processed(original, contentType);
    const { exif, xmp, icc, iptc, width, height, format: kind } = await sharp(picture).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(text(picture)).not.toMatch(new RegExp(`Test Camera|${PLACE}|Exif`, 'u'));
    expect([width, height]).toEqual([STORED_PICTURE_SIDE, 768]);
    expect(kind).toBe('webp');
    const expected = sharp(original).resize({ width }).webp({ quality: 85 });
    expect((await expected.toBuffer()).equals(picture)).toBe(true);
  });

  it('loses appended data', async () => {
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    const both = new Uint8Array([...original, ...page]);
    // Either refused or re-encoded: never kept.
    const picture = await processPicture(both, contentType);
    expect(text(picture ?? new Uint8Array())).not.toContain('script');
  });

  it('is rotated upright before its orientation tag is removed', async () => {
    const lying = await photograph({ format, width: 300, height: 200, orientation: 6 });
    const { width, height } = await sharp(await processed(lying, contentType)).metadata();
    expect([width, height]).toEqual([200, 300]);
  });

  it('is cut where the name says, seen upright, or refused where it has no such part', async () => {
    const lying = await photograph({ format, width: 300, height: 200, orientation: 6 });
    const cut = await processPicture(lying, contentType, { x: 50, y: 180, side: 120 });
    const { width, height } = await sharp(cut).metadata();
    expect([width, height]).toEqual([120, 120]);
    expect(await processPicture(lying, contentType, { x: 100, y: 0, side: 120 })).toBeUndefined();
  });

  it('that is small is not enlarged', async () => {
    const small = await photograph({ format, width: 64, height: 48 });
    expect(await sharp(await processed(small, contentType)).metadata()).toMatchObject({
      width: 64,
      height: 48,
    });
  });

  it('that is truncated is refused', async () => {
    for (const length of [400, original.length / 2])
      expect(await processPicture(original.slice(0, length), contentType)).toBeUndefined();
  });
});

describe('a picture', () => {
  it('with more pixels than the limit is refused, and with exactly the limit is accepted', async () => {
    const ofHeight = async (height: number): Promise<Uint8Array | undefined> => {
      const create = { width: 1000, height, channels: 3, background: '#000' } as const;
      const bytes = await sharp({ create }).png().toBuffer();
      // Small enough for the rules of the bucket.
      expect(bytes.byteLength).toBeLessThan(UPLOAD_BYTES);
      return processPicture(bytes, 'image/png');
    };
    const { height } = await sharp(await ofHeight(MAX_UPLOADED_PIXELS / 1000)).metadata();
    expect(height).toBe(STORED_PICTURE_SIDE);
    expect(await ofHeight(MAX_UPLOADED_PIXELS / 1000 + 1)).toBeUndefined();
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml'],
    ['an SVG called PNG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png'],
    ['a page called JPEG', '<html></html>', 'image/jpeg'],
    ['nothing', '', 'image/webp'],
  ])('%s is refused', async (_, content, contentType) => {
    expect(await processPicture(new TextEncoder().encode(content), contentType)).toBeUndefined();
  });

  it('with another type’s name, or with none, is refused', async () => {
    const picture = await photograph({ format: 'png', width: 20, height: 20 });
    expect(await processPicture(picture, 'image/jpeg')).toBeUndefined();
    expect(await processPicture(picture, undefined)).toBeUndefined();
  });

  it.each([undefined, 'image/gif'])('of another kind, declared as %s, is refused', async (type) => {
    const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } });
    expect(await processPicture(await picture.gif().toBuffer(), type)).toBeUndefined();
  });

  it('that is animated becomes its first frame', async () => {
    const frame = { create: { width: 20, height: 20, channels: 3, background: '#123' } } as const;
    const animated = await sharp(
      [
        await sharp(frame).png().toBuffer(),
        await sharp({ create: { ...frame.create, background: '#fed' } })
          .png()
          .toBuffer(),
      ],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect((await sharp(await processed(animated, 'image/webp')).metadata()).pages ?? 1).toBe(1);
  });
});

describe('a picture of the content', () => {
  /** Of half the size in which it is drawn. */
  const plain = (height: number, background: string) =>
    sharp({ create: { width: LARGEST_WIDTH / 2, height: height / 2, channels: 4, background } });
  const named = async (height: number, background: string) =>
    (await drawPicture(await plain(height, background).png().toBuffer()))?.name;

  it.each([
    [400, '#010203', /^[0-9a-f]{20}-400-010203$/u],
    [2400, '#010203', /^[0-9a-f]{20}-2400-010203$/u],
    [400, '#0000', /^[0-9a-f]{20}-400-ffffff$/u],
  ])('%i pixels high, of the colour %s, is named after both', async (height, background, name) => {
    expect(await named(height, background)).toMatch(name);
  });

  it.each([
    ['without detail is drawn in the best quality, in each width', 0, 78, PICTURE_WIDTHS],
    ['of a fine pattern is drawn in a lower one, where it is largest', 32, 62, [LARGEST_WIDTH]],
    ['of noise is drawn in the last one', 255, 30, [LARGEST_WIDTH]],
  ] as const)('%s', async (_what, range, quality, widths) => {
    const noise = Buffer.alloc(LARGEST_WIDTH * 400 * 3);
    for (let at = 0, seed = 1; at < noise.length; at += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      noise[at] = seed % (range + 1);
    }
    const raw = { width: LARGEST_WIDTH, height: 400, channels: 3 } as const;
    const original = await sharp(noise, { raw }).png().toBuffer();
    const drawn = await drawPicture(original);
    for (const width of widths) {
      const options = { quality, smartSubsample: true };
      const expected = await sharp(original).resize({ width }).webp(options).toBuffer();
      expect(drawn?.files.get(pictureFile(drawn.name, width))?.equals(expected)).toBe(true);
    }
  });
});
