/**
 * `npm run pictures:replace -- NAME photo.jpg` replaces a picture of `public/media` by a photograph;
 * `npm run pictures:replace -- NEW-NAME photo.jpg 1600x900` adds one. Writes all widths and the table of pictures.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';

const MEDIA = path.resolve(import.meta.dirname, '../../public/media');
const TABLE = path.resolve(import.meta.dirname, '../../src/ui/pictures/pictures.json');

/**
 * Widths, and the bytes that a file may have. 720 and 1200 fit phones 360 to 412 px wide with a pixel ratio of
 * 1.75 to 3, 960 those with 2.
 */
const BUDGETS = new Map([
  [480, 17_000],
  [720, 31_000],
  [960, 48_000],
  [1200, 66_000],
  [1600, 104_000],
  [1920, 150_000],
]);
/** For a picture of another width, such as 900 for upright ones. */
const OTHER_BUDGET = 70_000;
const BEST_QUALITY = 80;
const LEAST_QUALITY = 27;

const tableSchema = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()), color: z.string() }),
);

interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The best WebP that weighs no more than `limit` bytes, or the smallest. */
async function encodeWithin(picture: Sharp, limit: number): Promise<Buffer> {
  let quality = BEST_QUALITY;
  for (;;) {
    const encoded = await picture
      .webp({ quality, effort: 5, smartSubsample: true, preset: 'photo' })
      .toBuffer();
    if (encoded.length <= limit || quality <= LEAST_QUALITY) return encoded;
    quality -= 4;
  }
}

/** Returns the photograph upright, cropped around its most salient part. */
async function cropped(file: string, name: string, { width, height }: Size): Promise<Buffer> {
  const { autoOrient } = await sharp(file).metadata();
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(
      `${file} has ${autoOrient.width} × ${autoOrient.height} pixels, ${name} needs ${width} × ${height} or more.`,
    );
  return sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns the mean colour, shown while the picture loads. */
async function meanColor(png: Buffer): Promise<string> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Writes the photograph in `file` under `name`, in the size of the picture of that name in the table. A
 * new name needs a `size`.
 * @returns the widths of the files.
 * @throws when a new name comes without a size or a known one with it, or the photograph is smaller.
 */
export async function replacePicture(
  name: string,
  file: string,
  size?: Size,
  { folder, table: tableFile } = { folder: MEDIA, table: TABLE },
): Promise<number[]> {
  const table = tableSchema.parse(JSON.parse(readFileSync(tableFile, 'utf8')));
  const known = table[name];
  if (known && size) throw new Error(`${name} has its size already: ${known.width} × ${known.height}.`);
  const wanted = known ?? size;
  if (!wanted) throw new Error(`No picture is called ${name}; a new one needs a size. Names: ${tableFile}.`);
  const png = await cropped(file, name, wanted);
  const { width, height } = wanted;
  const widths = [...[...BUDGETS.keys()].filter((one) => one < width), width];
  const fileOf = (one: number): string => path.join(folder, `${name}-${one}.webp`);
  for (const one of widths) {
    writeFileSync(fileOf(one), await encodeWithin(sharp(png).resize(one), BUDGETS.get(one) ?? OTHER_BUDGET));
  }
  for (const old of known?.widths ?? []) if (!widths.includes(old)) rmSync(fileOf(old), { force: true });
  table[name] = { width, height, widths, color: await meanColor(png) };
  const sorted = Object.entries(table).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const lines = sorted.map((record) => record.map((part) => JSON.stringify(part)).join(': '));
  writeFileSync(tableFile, `{\n${lines.join(',\n')}\n}\n`);
  return widths;
}

if (import.meta.main) {
  const [name, file, size] = process.argv.slice(2);
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(size ?? '') ?? [];
  if (!name || !file || (size && !width)) {
    console.error(
      'Usage: npm run pictures:replace -- NAME FILE, with a NAME from src/ui/pictures/pictures.json,',
    );
    console.error('   or: npm run pictures:replace -- NEW-NAME FILE WIDTHxHEIGHT');
    process.exitCode = 1;
  } else {
    const wanted = width ? { width: Number(width), height: Number(height) } : undefined;
    console.log(`${name}: written ${(await replacePicture(name, file, wanted)).join(', ')} pixels wide.`);
  }
}
