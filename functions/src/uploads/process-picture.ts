/**
 * Re-encodes an uploaded picture: upright, scaled down if needed, pixels only. Location, time, camera,
 * colour profiles, comments and appended data are removed.
 */
import sharp from 'sharp';
import { MAX_UPLOADED_PIXELS, STORED_PICTURE_SIDE } from '../../../src/domain/limits.ts';
import type { PicturePart } from '../../../src/domain/guide/picture-name.ts';

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
    const picture = sharp(bytes, { limitInputPixels: MAX_UPLOADED_PIXELS, failOn: 'error' });
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
