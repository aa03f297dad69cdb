/** Measures the memory that the worst accepted pictures need, each in its own process. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { MAX_UPLOADED_PIXELS } from '../../../src/domain/limits.ts';
import { UPLOAD_BYTES } from '../../../src/domain/settings.ts';

/** Memory of the function's instance (`check-avatar.ts`), of which the pictures may use half. */
const INSTANCE_BYTES = 1024 * 1024 * 1024;
const MIB = 1024 * 1024;
const SIDE = Math.sqrt(MAX_UPLOADED_PIXELS);
const PROBE = fileURLToPath(new URL('../testing/picture-memory.ts', import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const create = { width: SIDE, height: SIDE, channels: 4, background: '#369c' } as const;
/**
 * Not a single colour, which a decoder may optimise, and not noise, which would exceed the upload limit.
 */
function picture() {
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><radialGradient id="g">
    <stop stop-color="#f80"/><stop offset="1" stop-color="#036"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  return sharp({ create }).composite([{ input: gradient, blend: 'over' }]);
}

const WORST: readonly [name: string, type: string, draw: () => Promise<Buffer>][] = [
  [
    'interlaced PNG of 16 bit',
    'image/png',
    () => picture().toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  ],
  [
    'progressive JPEG in CMYK',
    'image/jpeg',
    () => picture().flatten().toColourspace('cmyk').jpeg({ progressive: true, quality: 80 }).toBuffer(),
  ],
  [
    'progressive JPEG on its side',
    'image/jpeg',
    () => picture().flatten().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  ],
  ['lossless WebP', 'image/webp', () => picture().webp({ lossless: true, effort: 0 }).toBuffer()],
  [
    'animated WebP',
    'image/webp',
    async () => {
      const frame = await picture().png().toBuffer();
      const other = await sharp({ create }).png().toBuffer();
      return sharp([frame, other], { join: { animated: true }, limitInputPixels: false })
        .webp({ quality: 50, effort: 0 })
        .toBuffer();
    },
  ],
];

function measure(...args: string[]): { readonly processed: boolean; readonly peak: number } {
  const env = {
    ...process.env,
    GCLOUD_PROJECT: 'demo-memory',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-memory', storageBucket: 'demo-memory.test' }),
  };
  const output = execFileSync(process.execPath, [PROBE, ...args], { env, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

it('needs less than half of an instance’s memory for the worst pictures', { timeout: 120_000 }, async () => {
  const peaks: Record<string, number> = { 'nothing processed': measure('none').peak };
  for (const [name, type, draw] of WORST) {
    const bytes = await draw();
    expect(bytes.byteLength, `${name} fits into an upload`).toBeLessThanOrEqual(UPLOAD_BYTES);
    const file = path.join(folder, 'picture');
    writeFileSync(file, bytes);
    const { processed, peak } = measure(file, type);
    expect(processed, `${name} is processed`).toBe(true);
    peaks[name] = peak;
  }
  console.log(
    Object.entries(peaks)
      .map(([name, peak]) => `${name}: ${Math.round(peak / MIB)} MiB`)
      .join('\n'),
  );
  expect(Math.max(...Object.values(peaks))).toBeLessThan(INSTANCE_BYTES / 2);
});
