/** A photograph in the place of a picture: same name, same size, all widths, its own colours in the manifest. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { updateManifest, writePicture, type MediaEntry } from './media.ts';

const manifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()) }),
);

/**
 * Cuts the photograph in `file` around what draws the eye and writes it into `folder`, where
 * `manifest.json` names the picture.
 * @throws when the picture is not known, or the photograph is smaller than it.
 */
export async function replacePicture(name: string, file: string, folder: string): Promise<MediaEntry> {
  const known = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))[name];
  if (!known)
    throw new Error(`No picture is called ${name}; the names stand in ${join(folder, 'manifest.json')}.`);
  const { width, height } = known;
  // The size as seen: a camera held upright only notes that the picture is to be turned.
  const { autoOrient } = await sharp(file).metadata();
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(
      `${file} has ${autoOrient.width} × ${autoOrient.height} pixels, ${name} needs ${width} × ${height} or more.`,
    );
  const cut = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const entry = await writePicture(name, cut, folder);
  for (const old of known.widths)
    if (!entry.widths.includes(old)) rmSync(join(folder, `${name}-${old}.webp`), { force: true });
  updateManifest([entry], folder);
  return entry;
}
