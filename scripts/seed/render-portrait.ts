/** Renders portraits as WebP, 256 px square, for use as avatars. */
import sharp from 'sharp';
import { drawPortrait, type PortraitLook } from './portrait.ts';

const QUALITY = 82;

/** Returns the WebP bytes of the portrait for `seed`. */
export function renderPortrait(seed: number, look?: PortraitLook): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(seed, look)))
    .webp({ quality: QUALITY })
    .toBuffer();
}
