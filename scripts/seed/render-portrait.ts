/** Portraits as WebP files, 256 px square, ready to be stored as avatars. */
import sharp from 'sharp';
import { drawPortrait, type PortraitLook } from './portrait.ts';

const QUALITY = 82;

/** WebP bytes of the portrait that belongs to `seed`. */
export function renderPortrait(seed: number, look?: PortraitLook): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(seed, look)))
    .webp({ quality: QUALITY })
    .toBuffer();
}
