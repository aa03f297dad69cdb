import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replacePicture } from './replacement.ts';

let folder = '';
const path = (name: string): string => join(folder, name);
const manifest = (): unknown => JSON.parse(readFileSync(path('manifest.json'), 'utf8'));

/** A JPEG of two halves; `orientation` is the EXIF value. */
async function photograph(
  width: number,
  height: number,
  [left, right]: readonly [string, string],
  orientation = 1,
): Promise<string> {
  const half = sharp({ create: { width: width / 2, height, channels: 3, background: right } });
  await sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: await half.png().toBuffer(), left: width / 2, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path('photo.jpg'));
  return path('photo.jpg');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  const entry = { width: 600, height: 400, colour: '#000000', placeholder: 'data:,' };
  const rest = { name: 'other', ...entry, widths: [480, 600] };
  writeFileSync(
    path('manifest.json'),
    JSON.stringify({ other: rest, summit: { name: 'summit', ...entry, widths: [300, 480, 600] } }),
  );
  writeFileSync(path('summit-300.webp'), 'a width that is no longer made');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('replacePicture', () => {
  it('writes every width in the size of the picture and corrects only its record', async () => {
    const before = manifest();
    await replacePicture('summit', await photograph(1400, 800, ['#d03018', '#d03018']), folder);

    expect(readdirSync(folder).filter((name) => name.endsWith('.webp'))).toEqual([
      'summit-480.webp',
      'summit-600.webp',
    ]);
    expect(await sharp(path('summit-480.webp')).metadata()).toMatchObject({ width: 480, height: 320 });
    expect(await sharp(path('summit-600.webp')).metadata()).toMatchObject({ width: 600, height: 400 });
    expect(manifest()).toMatchObject({
      ...(before as object),
      summit: {
        widths: [480, 600],
        width: 600,
        height: 400,
        colour: expect.stringMatching(/^#(c[ef]|d[012])(2[ef]|3[012])(1[6789a])$/) as unknown,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
      },
    });
  });

  it('turns a photograph that was taken with the camera held upright', async () => {
    // EXIF orientation 6, rotate by 90°: the blue right half is at the bottom.
    await replacePicture('summit', await photograph(1000, 900, ['#ffffff', '#1030c0'], 6), folder);
    const { data } = await sharp(path('summit-600.webp'))
      .extract({ left: 0, top: 380, width: 600, height: 20 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(150);
    expect(data[0]).toBeLessThan(80);
  });

  it('refuses a photograph that would have to be enlarged, and leaves the files alone', async () => {
    const before = manifest();
    const small = await photograph(500, 400, ['#000000', '#ffffff']);
    await expect(replacePicture('summit', small, folder)).rejects.toThrow('needs 600 × 400 or more');
    expect(manifest()).toEqual(before);
  });

  it('adds a picture under a new name in the size asked for', async () => {
    await replacePicture('new', await photograph(1400, 800, ['#d03018', '#d03018']), folder, {
      width: 900,
      height: 600,
    });
    expect(await sharp(path('new-900.webp')).metadata()).toMatchObject({ width: 900, height: 600 });
    expect(manifest()).toMatchObject({ new: { width: 900, height: 600, widths: [480, 720, 900] } });
  });

  it('refuses another size for a picture that has one', async () => {
    const photo = await photograph(1400, 800, ['#000000', '#ffffff']);
    const size = { width: 900, height: 600 };
    await expect(replacePicture('summit', photo, folder, size)).rejects.toThrow('has its size already');
  });

  it('refuses a new name without a size', async () => {
    const photo = await photograph(1400, 800, ['#000000', '#ffffff']);
    await expect(replacePicture('sumit', photo, folder)).rejects.toThrow('No picture is called sumit');
  });
});
