import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replacePicture } from './replace.ts';

let folder = '';
const at = (name: string): string => path.join(folder, name);
const table = (): unknown => JSON.parse(readFileSync(at('pictures.json'), 'utf8'));
const places = () => ({ folder, table: at('pictures.json') });

/** A JPEG of a white and a blue half, to be turned by 90°: upright, the blue half is at the bottom. */
async function photograph(width: number, height: number): Promise<string> {
  const half = sharp({ create: { width: width / 2, height, channels: 3, background: '#1030c0' } });
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: await half.png().toBuffer(), left: width / 2, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(at('photo.jpg'));
  return at('photo.jpg');
}

const OTHER = { width: 9, height: 6, widths: [9], color: '#000000' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-'));
  const summit = { ...OTHER, width: 600, height: 400, widths: [300, 480, 600] };
  writeFileSync(at('pictures.json'), JSON.stringify({ summit, other: OTHER }));
  writeFileSync(at('summit-300.webp'), 'a width that is no longer made');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes every width upright in the size of the picture and corrects only its record', async () => {
  await replacePicture('summit', await photograph(1000, 900), undefined, places());
  const written = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(written.toSorted()).toEqual(['summit-480.webp', 'summit-600.webp']);
  expect(await sharp(at('summit-480.webp')).metadata()).toMatchObject({ width: 480, height: 320 });
  expect(await sharp(at('summit-600.webp')).metadata()).toMatchObject({ width: 600, height: 400 });
  const foot = sharp(at('summit-600.webp')).extract({ left: 0, top: 380, width: 600, height: 20 });
  const [red, , blue] = await foot.resize(1, 1).raw().toBuffer();
  expect(red).toBeLessThan(80);
  expect(blue).toBeGreaterThan(150);
  expect(table()).toEqual({
    other: OTHER,
    summit: {
      width: 600,
      height: 400,
      widths: [480, 600],
      color: expect.stringMatching(/^#[0-9a-f]{6}$/u) as unknown,
    },
  });
});

it('adds a picture under a new name in the size asked for', async () => {
  const size = { width: 900, height: 600 };
  expect(await replacePicture('new', await photograph(1000, 900), size, places())).toEqual([480, 720, 900]);
  expect(await sharp(at('new-900.webp')).metadata()).toMatchObject(size);
  expect(table()).toMatchObject({ new: { ...size, widths: [480, 720, 900] } });
});

it.each([
  ['a photograph that would have to be enlarged', 'summit', undefined, 'needs 600 × 400 or more'],
  ['another size for a picture that has one', 'summit', { width: 90, height: 60 }, 'has its size already'],
  ['a new name without a size', 'sumit', undefined, 'No picture is called sumit'],
] as const)('refuses %s, and leaves the files alone', async (_what, name, size, message) => {
  const before = table();
  const photo = await photograph(500, 400);
  await expect(replacePicture(name, photo, size, places())).rejects.toThrow(message);
  expect(table()).toEqual(before);
});
