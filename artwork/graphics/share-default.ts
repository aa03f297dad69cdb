/** The picture shown for pages without a card of their own: the first hero, without words, 1200 × 630. */
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_FOLDER } from '../files/places.ts';

/** Writes share-default.jpg from the largest file of hero-1, which must be there. */
export async function writeShareDefault(): Promise<void> {
  await sharp(join(MEDIA_FOLDER, 'hero-1-1920.webp'))
    .resize(1200, 630, { fit: 'cover', position: 'top' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(MEDIA_FOLDER, 'share-default.jpg'));
}
