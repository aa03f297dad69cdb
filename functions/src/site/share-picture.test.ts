import { logger } from 'firebase-functions/v2';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { publicGuide } from '../testing/public-guides.ts';
import { sharePicture } from './share-picture.ts';

// The function of uploads, whose tests may run in the same process, reads no drawings.
const DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] };
beforeAll(() => sharp.unblock(DRAWINGS));
afterAll(() => sharp.block(DRAWINGS));
afterEach(() => vi.restoreAllMocks());

const GUIDE = publicGuide('ana-guide', 'Ana Guide');
const PICTURED = { ...GUIDE, avatar_url: 'https://a.org/a.webp' };
const background = '<svg width="1200" height="630"><rect width="100%" height="100%" fill="#fff"/></svg>';
const CENTRE = { x: 232, y: 266 };

/** Draws a card with these texts; returns a reader of its pixels. */
async function draw(tag: string, guide = GUIDE, texts = 'Ana') {
  const picture = await sharePicture(tag, guide, { background, texts, foot: 'Foot' });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  /** Rows of this part that are not white. */
  const rows = (left: number, right: number) =>
    Array.from({ length: info.height }, (_, y) => y).filter((y) =>
      data.subarray((y * info.width + left) * 3, (y * info.width + right) * 3).some((value) => value < 128),
    );
  return { picture, at, rows };
}

it('is drawn once for each state, with its texts beside the centre of the circle, and its foot', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { picture, at, rows } = await draw('short', GUIDE, '<span size="20pt">Ana <b>Guide</b></span>');
  const lines = rows(448, 1128);
  expect(lines.length).toBeLessThan(40);
  expect(((lines[0] ?? 0) + (lines.at(-1) ?? 0)) / 2).toBeCloseTo(CENTRE.y, -1);
  // Letters alone cover the card.
  for (const [x, y] of [
    [CENTRE.x, CENTRE.y],
    [448, lines[0] ?? 0],
  ] as const)
    expect(Math.min(...at(x, y))).toBeGreaterThan(200);
  expect(rows(142, 300)[0]).toBeGreaterThan(530);
  expect((await draw('short')).picture).toBe(picture);
  // As only the compact encoder writes it.
  expect((await sharp(picture).metadata()).isProgressive).toBe(true);
  const long = (await draw('long', GUIDE, `<span size="60pt">${'Ana Guide '.repeat(40)}</span>`)).rows(
    448,
    1128,
  );
  expect(long.at(-1)).toBeLessThan(500);
  expect(fetched).not.toHaveBeenCalled();
});

it('has the middle of the guide’s picture in the circle', async () => {
  const blue = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const create = { width: 200, height: 40, channels: 3, background: '#f00' } as const;
  const photo = await sharp({ create })
    .composite([{ input: blue, left: 80, top: 0 }])
    .webp()
    .toBuffer();
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(photo)));
  const { at } = await draw('pictured', PICTURED);
  const isBlue = (x: number, y: number) => (at(x, y)[0] ?? 0) < 60 && (at(x, y)[2] ?? 0) > 200;
  const { x, y } = CENTRE;
  expect([x - 145, x, x + 145].map((one) => isBlue(one, y))).toEqual([true, true, true]);
  // The corners of its box.
  for (const [across, down] of [
    [-149, -149],
    [149, 149],
  ] as const)
    expect(at(x + across, y + down).every((value) => value > 250)).toBe(true);
  expect(fetched).toHaveBeenCalledWith(PICTURED.avatar_url, { signal: expect.any(AbortSignal) });
});

it.each([
  [new Response('', { status: 404 }), 'Error: HTTP 404'],
  [new Response('no picture'), 'Error: Input buffer contains unsupported image format'],
])('is drawn without a picture that cannot be read: %#', async (answer, error) => {
  const warned = vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const { at } = await draw(error, PICTURED);
  expect(at(CENTRE.x, CENTRE.y)).toEqual([255, 255, 255]);
  expect(warned.mock.calls).toEqual([
    ['A card is rendered without the picture', { slug: 'ana-guide', error }],
  ]);
});
