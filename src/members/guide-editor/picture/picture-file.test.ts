import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inspectPicture, pictureFault } from './picture-file.ts';
import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const drawing = sharp({ create: { width: 300, height: 240, channels: 3, background: '#888', noise } });
const thumbnail = await drawing.clone().resize(60).jpeg().toBuffer();
const photo = await drawing.clone().jpeg().toBuffer();
const pictures = {
  jpeg: photo,
  png: await drawing.clone().png().toBuffer(),
  webp: await drawing.clone().webp().toBuffer(),
  avif: await drawing.clone().avif({ effort: 0 }).toBuffer(),
  gif: await drawing.clone().gif().toBuffer(),
} as const;

/** A JPEG with a thumbnail in its header, as cameras write it. */
function withThumbnail(): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([photo.subarray(0, 2), head, thumbnail, photo.subarray(2)]);
}

function box(kind: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(length);
  bytes.write(kind, 4);
  return bytes;
}

/** The container format of an iPhone photograph, or of another file with this brand. */
function heic(brand = 'heic'): Buffer {
  const head = box('ftyp', 24);
  head.write(brand, 8);
  return Buffer.concat([head, box('meta', 40), box('mdat', 400)]);
}

/** The container format of WebP, of which only the text of the kind matters. */
function riff(kind: string, length = 40): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write(kind, 8);
  return bytes;
}

/** Not at the beginning of the file. */
function moved(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0]), bytes]);
}

describe('a selected file is identified by its bytes', () => {
  test.each(Object.entries(pictures))('detects %s regardless of the declared type', (kind, bytes) => {
    expect(inspectPicture(bytes, '')).toBe(kind);
    expect(inspectPicture(bytes, 'application/octet-stream')).toBe(kind);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a cut %s', (kind) => {
    const bytes = pictures[kind];
    for (const part of [0.3, 0.7, 0.95]) {
      expect(inspectPicture(bytes.subarray(0, Math.floor(bytes.length * part)), `image/${kind}`)).toBe('cut');
    }
  });

  test('detects a truncated photograph with a complete thumbnail', () => {
    const bytes = withThumbnail();
    expect(inspectPicture(bytes, 'image/jpeg')).toBe('jpeg');
    expect(inspectPicture(bytes.subarray(0, -200), 'image/jpeg')).toBe('cut');
    expect(inspectPicture(bytes.subarray(0, 8 + thumbnail.length), 'image/jpeg')).toBe('cut');
  });

  test('accepts data that some programs append to the end', () => {
    expect(inspectPicture(Buffer.concat([photo, Buffer.from('motion photo')]), 'image/jpeg')).toBe('jpeg');
  });

  test.each([
    ['a program called a picture', 'MZ\u0090\0', 'image/jpeg', 'renamed'],
    ['a document called a picture', '%PDF-1.7', 'image/png', 'renamed'],
    ['nothing at all', '', 'image/webp', 'renamed'],
    ['a text', 'no picture', 'text/plain', 'not-image'],
    ['a drawing in XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'not-image'],
  ])('%s', (_what, text, type, fault) => {
    expect(inspectPicture(Buffer.from(text, 'latin1'), type)).toBe(fault);
  });

  test.each([
    ['a sequence of AVIF', heic('avis'), 'avif'],
    ['another brand of HEIC', heic('mif1'), 'heic'],
    ['a film', heic('isom'), 'renamed'],
    ['a brand without its container', Buffer.from('....moovheic'), 'renamed'],
    ['a small WebP', riff('WEBP', 12), 'webp'],
    ['a WebP without its last byte', riff('WEBP').subarray(0, -1), 'cut'],
    ['a sound in the container of WebP', riff('WAVE'), 'renamed'],
    ['WebP without its container', Buffer.from('LIST\0\0\0\0WEBP'), 'renamed'],
    ['a GIF of 1987', Buffer.from('GIF87a;'), 'gif'],
    ['a bitmap', Buffer.from('BM\0\0'), 'bmp'],
    ['a TIFF of a PC', Buffer.from('II*\0', 'latin1'), 'tiff'],
    ['a TIFF of a Mac', Buffer.from('MM\0*', 'latin1'), 'tiff'],
    ['a raw photograph', Buffer.from('IIU\0', 'latin1'), 'renamed'],
    ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]), 'cut'],
    ['a JPEG that ends within a header', Buffer.from([0xff, 0xd8, 0xff]), 'cut'],
    ['the shortest JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]), 'jpeg'],
    [
      'a JPEG with damaged headers',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 0xda, 0, 2, 0xff, 0xd9]),
      'cut',
    ],
    ['a PNG without its last byte', pictures.png.subarray(0, -1), 'cut'],
    ['a PNG with something appended', Buffer.concat([pictures.png, Buffer.from('more')]), 'png'],
    [
      'a box that is said to be shorter than its head',
      Buffer.concat([heic(), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]),
      'heic',
    ],
    [
      'a box that ends before its size',
      Buffer.concat([heic(), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])]),
      'cut',
    ],
  ])('%s', (_what, bytes, found) => {
    expect(inspectPicture(bytes, 'image/jpeg')).toBe(found);
  });

  test.each([
    ...Object.entries(pictures),
    ['bmp', Buffer.from('BM')],
    ['tiff', Buffer.from('MM\0*')],
  ] as const)('does not look for %s in the middle of a file', (_kind, bytes) => {
    expect(inspectPicture(moved(bytes), 'text/plain')).toBe('not-image');
  });

  test('a photograph of a phone', () => {
    expect(inspectPicture(heic(), 'image/heic')).toBe('heic');
    expect(inspectPicture(Buffer.concat([heic(), box('free', 8)]), 'image/heic')).toBe('heic');
    expect(inspectPicture(heic().subarray(0, -50), 'image/heic')).toBe('cut');
    // The last box may leave its size open.
    const open = box('mdat', 400);
    open.writeUInt32BE(0);
    expect(inspectPicture(Buffer.concat([heic(), open]), 'image/heic')).toBe('heic');
    // Or give it in 64 bits.
    const long = box('mdat', 400);
    long.writeUInt32BE(1);
    long.writeBigUInt64BE(400n, 8);
    expect(inspectPicture(Buffer.concat([heic(), long]), 'image/heic')).toBe('heic');
    for (const end of [8, 300])
      expect(inspectPicture(Buffer.concat([heic(), long.subarray(0, end)]), 'image/heic')).toBe('cut');
  });
});

describe('decides by drawing the picture whether it can be used', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Mocks a browser that draws every picture in this size, or none. */
  function browserDraws(size: { width: number; height: number } | undefined): void {
    vi.stubGlobal('createImageBitmap', () =>
      size ? Promise.resolve({ ...size, close: () => undefined }) : Promise.reject(new Error('cannot draw')),
    );
  }

  const file = (bytes: Uint8Array, type: string) => new File([Uint8Array.from(bytes)], 'me', { type });

  test('large enough', async () => {
    browserDraws({ width: MIN_PICTURE_SIDE, height: 4000 });
    expect(await pictureFault(file(photo, 'image/jpeg'))).toBeUndefined();
    // Accepted if the browser can open it.
    expect(await pictureFault(file(heic(), 'image/heic'))).toBeUndefined();
    expect(await pictureFault(file(pictures.gif, ''))).toBeUndefined();
  });

  test('too small on one side', async () => {
    browserDraws({ width: 1000, height: MIN_PICTURE_SIDE - 1 });
    expect(await pictureFault(file(photo, 'image/jpeg'))).toBe('small');
    browserDraws({ width: MIN_PICTURE_SIDE - 1, height: 1000 });
    expect(await pictureFault(file(photo, 'image/jpeg'))).toBe('small');
  });

  test('neither a cut nor a renamed file is drawn', async () => {
    browserDraws({ width: 1000, height: 1000 });
    expect(await pictureFault(file(photo.subarray(0, -100), 'image/jpeg'))).toBe('cut');
    expect(await pictureFault(file(Buffer.from('%PDF-1.7'), 'image/png'))).toBe('renamed');
    expect(await pictureFault(file(Buffer.from('text'), 'text/plain'))).toBe('not-image');
  });

  test.each([
    ['a photograph of a telephone', heic(), 'heic'],
    ['a broken JPEG', photo, 'cut'],
    ['a broken PNG', pictures.png, 'cut'],
    ['a broken WebP', pictures.webp, 'cut'],
    ['a kind of picture that is rare', pictures.avif, 'undrawable'],
    ['a picture for printers', Buffer.from([0x49, 0x49, 0x2a, 0]), 'undrawable'],
  ])('%s that the browser cannot draw', async (_what, bytes, fault) => {
    browserDraws(undefined);
    expect(await pictureFault(file(bytes, 'image/jpeg'))).toBe(fault);
  });

  test('reports a deleted file', async () => {
    const gone = file(photo, 'image/jpeg');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('NotFoundError'));
    expect(await pictureFault(gone)).toBe('cut');
  });
});
