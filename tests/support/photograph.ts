/** Photographs like those of a phone: with location, camera and description in the file. */
import sharp from 'sharp';

/** The location in the file's metadata. */
export const PLACE = '42.6589N 44.6431E Kazbegi';

export interface PhotographOptions {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
  /** EXIF orientation: 1 is upright, 6 is rotated. */
  readonly orientation?: number;
}

export async function photograph({
  format,
  width,
  height,
  orientation = 1,
}: PhotographOptions): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .withExif({
      IFD0: { Make: 'Test Camera', Copyright: 'A person', Orientation: String(orientation) },
      // Degrees, minutes and seconds in EXIF format.
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '42/1 39/1 32/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '44/1 38/1 35/1',
      },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${PLACE}</place></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
}

/** Returns whether the file contains anything but pixels: the texts above, or a metadata block. */
export async function tells(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  const hasWords = ['Test Camera', PLACE].some((word) => Buffer.from(bytes).includes(word));
  return hasWords || [exif, xmp, iptc, icc].some((block) => block !== undefined);
}
