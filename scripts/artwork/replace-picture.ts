/** Puts a photograph in the place of a picture: `npx node scripts/artwork/replace-picture.ts NAME FILE`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { updateManifest, writePicture } from './media.ts';
import { MEDIA_FOLDER } from './places.ts';

const manifest = z.record(z.string(), z.object({ width: z.number(), height: z.number() }));

const [name = '', file] = process.argv.slice(2);
const known = manifest.parse(JSON.parse(readFileSync(join(MEDIA_FOLDER, 'manifest.json'), 'utf8')))[name];
if (!known || !file) {
  console.error('Usage: replace-picture.ts NAME FILE, with a NAME from public/media/manifest.json.');
  process.exitCode = 1;
} else {
  const cut = await sharp(file)
    .rotate()
    .resize(known.width, known.height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer();
  updateManifest([await writePicture(name, cut)]);
}
