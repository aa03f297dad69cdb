/** Photographs as pictures of the site: cropped, in all widths, with their own colours in the manifest. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { updateManifest, writePicture, type MediaEntry } from './media.ts';

const manifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()) }),
);

export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Crops the photograph in `file` around its most salient part and writes it into `folder` under `name`, in
 * the size of the picture of that name in `manifest.json`. A new name needs a `size`.
 * @throws when a new name comes without a size or a known one with it, or the photograph is smaller.
 */
export async function replacePicture(
  name: string,
  file: string,
  folder: string,
  size?: PictureSize,
): Promise<MediaEntry> {
  const known = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))[name];
  if (known && size) throw new Error(`${name} has its size already: ${known.width} × ${known.height}.`);
  const wanted = known ?? size;
  if (!wanted)
    throw new Error(
      `No picture is called ${name}; a new one needs a size. Names: ${join(folder, 'manifest.json')}.`,
    );
  const { width, height } = wanted;
  // The size after EXIF rotation.
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
  for (const old of known?.widths ?? [])
    if (!entry.widths.includes(old)) rmSync(join(folder, `${name}-${old}.webp`), { force: true });
  updateManifest([entry], folder);
  return entry;
}
