/**
 * Draws an uploaded picture anew: upright, not larger than needed, and without anything but its
 * pixels. Place and time of the photograph, the camera, colour profiles, comments and whatever was
 * hidden behind the picture are gone.
 */
import sharp from 'sharp';
import { MAX_UPLOADED_PIXELS, STORED_PICTURE_SIDE } from '../../../src/domain/limits.ts';
import { pictureType } from './picture-type.ts';

// Of libvips' many decoders only these three ever see what a stranger uploaded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// An instance draws one picture now and then; a cache of them is memory for nothing.
sharp.cache(false);

const FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Seconds after which a picture that takes so long is given up. */
const MOST_SECONDS = 20;

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_UPLOADED_PIXELS, failOn: 'error' });
}

/** Whether the picture holds nothing but pixels, and not too many. Reads its head only. */
export async function isRedrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height, exif, xmp, iptc, icc, comments, pages = 1 } = await open(bytes).metadata();
    const isBare = ![exif, xmp, iptc, icc].some((block) => block !== undefined) && !comments?.length;
    return isBare && pages === 1 && Math.max(width, height) <= STORED_PICTURE_SIDE;
  } catch {
    return false;
  }
}

/**
 * The picture drawn anew in the same format; undefined when the bytes are no picture of that type,
 * are broken, or would unpack to more than `MAX_UPLOADED_PIXELS`.
 * @param contentType as the uploader named it.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  contentType: string | undefined,
): Promise<Uint8Array | undefined> {
  const format = FORMATS[contentType ?? ''];
  if (format === undefined || pictureType(bytes) !== contentType) return undefined;
  try {
    return await open(bytes)
      .rotate()
      .resize({
        width: STORED_PICTURE_SIDE,
        height: STORED_PICTURE_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, format === 'png' ? {} : { quality: 85 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
  } catch {
    // Whatever libvips cannot read is no picture that anybody could be shown.
    return undefined;
  }
}
