/**
 * Re-encodes an uploaded picture: upright, scaled down if needed, pixels only. Location, time, camera,
 * colour profiles, comments and appended data are removed.
 */
import sharp, { type Sharp } from 'sharp';
import { LARGEST_WIDTH, PICTURE_WIDTHS, pictureFile } from '../../../src/domain/content/uploads.ts';
import { MAX_UPLOADED_PIXELS, STORED_PICTURE_SIDE } from '../../../src/domain/limits.ts';
import type { PicturePart } from '../../../src/domain/guide/picture-name.ts';
import { hashOf } from './check-file.ts';

// Only these three of libvips' many decoders may process uploaded data.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// An instance processes pictures only occasionally: a cache and more threads would just use memory.
sharp.cache(false);
sharp.concurrency(1);

/** Timeout in seconds. */
const MOST_SECONDS = 20;

/** Nothing that is read is larger, or damaged. */
const READING = { limitInputPixels: MAX_UPLOADED_PIXELS, failOn: 'error' } as const;

/** More than any program writes. */
const MOST = { texts: 4, scans: 100 };

/**
 * Opens a picture, unless it is made to be unpacked: compressed texts of a PNG, 8 MB each, and the scans of a JPEG are
 * read before size or time are asked.
 */
function open(bytes: Uint8Array): Sharp {
  const file = Buffer.from(bytes).toString('latin1');
  const count = (mark: string) => file.split(mark).length - 1;
  const isJpeg = file.startsWith('\u{FF}\u{D8}');
  if (count('zTXt') + count('iTXt') > MOST.texts || (isJpeg && count('\u{FF}\u{DA}') > MOST.scans))
    throw new Error('The picture is made to be unpacked.');
  return sharp(bytes, READING);
}

/**
 * Returns the picture re-encoded as WebP; undefined when the bytes are not a picture of that type, are
 * damaged, lack the part, or would decode to more than `MAX_UPLOADED_PIXELS`.
 * @param contentType as declared by the uploader.
 * @param part to be cut.
 */
export async function processPicture(
  bytes: Uint8Array,
  contentType: string | undefined,
  part?: PicturePart,
): Promise<Uint8Array | undefined> {
  try {
    const picture = open(bytes);
    const { format } = await picture.metadata();
    if (contentType !== `image/${format}`) return undefined;
    const upright = picture.rotate();
    if (part) upright.extract({ left: part.x, top: part.y, width: part.side, height: part.side });
    return await upright
      .resize({
        width: STORED_PICTURE_SIDE,
        height: STORED_PICTURE_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 85 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
  } catch {
    // A file that libvips cannot decode cannot be shown either.
    return undefined;
  }
}

/** Tried in order; in a fine pattern the last one still weighs more. */
const QUALITIES = [78, 62, 46, 30];
/** Of a file, for each pixel of its width: what the pictures of the build weigh at most. */
const BYTES_PER_PIXEL = 65;
/** Of the largest file: what no page has room for. */
const HEIGHTS = { min: 400, max: 2400 };

async function drawWidth(png: Buffer, width: number): Promise<Buffer> {
  let drawn = png;
  for (const quality of QUALITIES) {
    // Sequentially, because the first quality often suffices.
    drawn = await sharp(png).resize({ width }).webp({ quality, smartSubsample: true }).toBuffer();
    if (drawn.length <= width * BYTES_PER_PIXEL) break;
  }
  return drawn;
}

/**
 * Draws a picture of the content anew, in all widths that pages use.
 * @returns its name, and its files by their paths; undefined as `processPicture`.
 */
export async function drawPicture(bytes: Uint8Array) {
  try {
    const { data: png, info } = await open(bytes)
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: LARGEST_WIDTH })
      .timeout({ seconds: MOST_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.height < HEIGHTS.min || info.height > HEIGHTS.max) return undefined;
    const { channels } = await sharp(png).stats();
    const color = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('');
    const name = `${hashOf(png)}-${info.height}-${color}`;
    const files = new Map<string, Buffer>();
    for (const width of PICTURE_WIDTHS) files.set(pictureFile(name, width), await drawWidth(png, width));
    return { name, files };
  } catch {
    return undefined;
  }
}
