/**
 * Re-encodes an uploaded picture: upright, no larger than needed, and with its pixels only. Place and time of
 * the photograph, the camera, colour profiles, comments and any appended data are removed.
 */
import sharp from 'sharp';
import { MAX_UPLOADED_PIXELS, STORED_PICTURE_SIDE } from '../../../src/domain/limits.ts';
import { pictureType } from './picture-type.ts';

// Of libvips' many decoders only these three ever see what a stranger uploaded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// An instance draws one picture now and then: a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** Timeout in seconds. */
const MOST_SECONDS = 20;

/**
 * The picture re-encoded as WebP; undefined when the bytes are no picture of that type, are broken, or
 * would unpack to more than `MAX_UPLOADED_PIXELS`.
 * @param contentType as the uploader named it.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  contentType: string | undefined,
): Promise<Uint8Array | undefined> {
  const type = pictureType(bytes);
  if (type === undefined || type !== contentType) return undefined;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_UPLOADED_PIXELS, failOn: 'error' })
      .rotate()
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
    // Whatever libvips cannot read is no picture that anybody could be shown.
    return undefined;
  }
}
