/** Writes finished pictures to public/media in the widths a page can choose from, and keeps the manifest. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_FOLDER } from './places.ts';

/** 720 and 1200 fit phones 360 to 412 px wide with a device pixel ratio of 1.75 to 3, 960 those with 2. */
const WIDTHS = [480, 720, 960, 1200, 1600, 1920] as const;
/** Kilobytes that a picture of a width may weigh; the quality is lowered until it fits. */
const BUDGET: Record<number, number> = {
  480: 17,
  720: 31,
  900: 70,
  960: 48,
  1200: 66,
  1600: 104,
  1920: 150,
};
const BEST_QUALITY = 80;
const LEAST_QUALITY = 27;
const PLACEHOLDER_WIDTH = 24;

export interface MediaEntry {
  name: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths there are files for: `name-480.webp` and so on. */
  widths: number[];
  /** Mean colour, as #rrggbb. */
  colour: string;
  /** A blurred picture 24 px wide, as a data URI. */
  placeholder: string;
}

/** Writes one picture (bytes or a file) in every width up to its own and returns what a page must know of it. */
export async function writePicture(
  name: string,
  pixels: Buffer | string,
  folder = MEDIA_FOLDER,
): Promise<MediaEntry> {
  const { width, height } = await sharp(pixels).metadata();
  const widths: number[] = [...WIDTHS.filter((w) => w < width), width];
  for (const w of widths) {
    const resized = sharp(pixels).resize({ width: w, kernel: 'lanczos3' });
    const raw = await resized.png({ compressionLevel: 1 }).toBuffer();
    writeFileSync(join(folder, `${name}-${w}.webp`), await encodeWithin(raw, (BUDGET[w] ?? 120) * 1000));
  }
  const tiny = await sharp(pixels)
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(1)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const { channels } = await sharp(pixels).removeAlpha().stats();
  const hex = (mean: number): string => Math.round(mean).toString(16).padStart(2, '0');
  return {
    name,
    width,
    height,
    widths,
    colour: `#${channels.map(({ mean }) => hex(mean)).join('')}`,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/**
 * The best WebP that weighs no more than `limit` bytes. A picture with too much fine detail is
 * blurred slightly first, which looks better than a very low quality.
 */
async function encodeWithin(png: Buffer, limit: number): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const softening of [0, 0.5, 0.75, 1.05]) {
    const source =
      softening > 0 ? await sharp(png).blur(softening).png({ compressionLevel: 1 }).toBuffer() : png;
    encoded = await bestQuality(source, limit);
    if (encoded.length <= limit) break;
  }
  return encoded;
}

async function bestQuality(png: Buffer, limit: number): Promise<Buffer> {
  const encode = (quality: number): Promise<Buffer> =>
    sharp(png).webp({ quality, effort: 5, smartSubsample: true, preset: 'photo' }).toBuffer();
  let low = LEAST_QUALITY;
  let high = BEST_QUALITY;
  let best = await encode(low);
  if (best.length > limit) return best;
  while (high - low > 3) {
    const middle = Math.round((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= limit) {
      low = middle;
      best = tried;
    } else high = middle;
  }
  return best;
}

/** Puts entries into the manifest, in place of older ones of the same name, sorted by name. */
export function updateManifest(entries: readonly MediaEntry[], folder = MEDIA_FOLDER): void {
  const file = join(folder, 'manifest.json');
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = new Map<string, unknown>(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}));
  for (const entry of entries) all.set(entry.name, entry);
  const sorted = [...all].sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}
