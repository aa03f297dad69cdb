import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { LIMITS, MAX_UPLOADED_PIXELS } from '../../../domain/limits.ts';
import { preparePicture, shrinkPicture } from './shrink-picture.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';

vi.mock('../../../browser/true-canvas.ts', () => ({ isCanvasTrue: vi.fn<typeof isCanvasTrue>() }));

const FILE = new Blob(['picture']);
const SQUARE = { x: 10, y: 20, width: 900, height: 900 };

/** How the canvas is filled, and how it moves a point that is drawn; the last move applies first. */
const drawn: unknown[] = [];
type Point = readonly [number, number];
const moves: ((point: Point) => Point)[] = [];
const PICTURE = { width: 1200, height: 1000 };
/** Returns where the canvas shows a point of the picture. */
const shownAt = (point: Point) => moves.reduceRight((moved, move) => move(moved), point).map(Math.round);
const close = vi.fn<() => void>();

/** Mocks a browser that encodes these types, with this many bytes per quality. */
function stubBrowser(types: readonly string[], bytesOf: (quality: number) => number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ ...PICTURE, close }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), {
      fillRect: (...args: unknown[]) => drawn.push(args),
      scale: (by: number, down: number) => moves.push(([x, y]) => [x * by, y * down]),
      translate: (dx: number, dy: number) => moves.push(([x, y]) => [x + dx, y + dy]),
      rotate: (angle: number) =>
        moves.push(([x, y]) => [
          x * Math.cos(angle) - y * Math.sin(angle),
          x * Math.sin(angle) + y * Math.cos(angle),
        ]),
      drawImage: (_bitmap: unknown, dx: number, dy: number) => moves.push(([x, y]) => [x + dx, y + dy]),
    }),
  );
  vi.spyOn(canvas, 'toBlob').mockImplementation((resolve, type = '', quality = 1) => {
    const written = types.includes(type) ? type : 'image/png';
    resolve(new Blob([new Uint8Array(bytesOf(quality))], { type: written }));
  });
}

beforeEach(() => {
  drawn.length = 0;
  moves.length = 0;
  close.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [900, LIMITS.avatarSide],
  [100.4, 100],
  [0.2, 1],
])('draws a square of %s pixels with %s per side, on white', async (width, side) => {
  stubBrowser(['image/webp'], () => 1000);
  await shrinkPicture(FILE, { ...SQUARE, width, height: width }, LIMITS.avatarSide);
  expect(drawn).toEqual([[0, 0, side, side]]);
  expect(shownAt([10, 20])).toEqual([0, 0]);
  expect(shownAt([10 + width, 20 + width])).toEqual([side, side]);
  expect(close).toHaveBeenCalledOnce();
});

it.each<[number, Point, Point]>([
  [90, [20, 990], [20, 90]],
  [180, [1190, 980], [290, 980]],
  [270, [1180, 10], [1180, 910]],
])('draws the part of a picture that is turned by %s degrees', async (rotation, left, right) => {
  stubBrowser(['image/webp'], () => 1000);
  await shrinkPicture(FILE, { ...SQUARE, rotation }, LIMITS.avatarSide);
  expect(shownAt(left).map(Math.abs)).toEqual([0, 0]);
  expect(shownAt(right).map(Math.abs)).toEqual([LIMITS.avatarSide, 0]);
});

it.each([
  ['WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['JPEG where the browser cannot write WebP', ['image/jpeg'], 'image/jpeg'],
])('a picture is written as %s', async (_, types, type) => {
  stubBrowser(types, () => UPLOAD_BYTES);
  expect((await shrinkPicture(FILE, SQUARE, LIMITS.avatarSide)).type).toBe(type);
});

it('reduces the quality until the file is small enough, and rejects if it never is', async () => {
  stubBrowser(['image/webp', 'image/jpeg'], (quality) => (quality > 0.6 ? UPLOAD_BYTES + 1 : 10));
  expect((await shrinkPicture(FILE, SQUARE, LIMITS.avatarSide)).size).toBe(10);
  stubBrowser(['image/webp', 'image/jpeg'], () => UPLOAD_BYTES + 1);
  await expect(shrinkPicture(FILE, SQUARE, LIMITS.avatarSide)).rejects.toMatchObject({
    failure: 'file-too-large',
  });
  expect(close).toHaveBeenCalledTimes(2);
});

it('is a failure in a browser that cannot draw', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(shrinkPicture(FILE, SQUARE, LIMITS.avatarSide)).rejects.toMatchObject({
    failure: 'unexpected',
  });
  expect(close).toHaveBeenCalledOnce();
});

it('is a failure of the canvas, not of the size, where it writes nothing', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((resolve) => resolve(null));
  await expect(shrinkPicture(FILE, SQUARE, LIMITS.avatarSide)).rejects.toMatchObject({
    failure: 'canvas-refused',
  });
});

/** A chosen file of a picture with so many pixels. */
function chosen(bytes: number, pixels: number, type = 'image/png'): File {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: pixels / 1000, close }));
  return new File([new Uint8Array(bytes)], 'a.png', { type });
}

it('a canvas that tells the truth draws the part, another one never does: the file goes as it is', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.mocked(isCanvasTrue).mockResolvedValueOnce(true);
  expect(await preparePicture(chosen(99, 4000), SQUARE)).toEqual({ picture: expect.any(Blob) });
  expect(drawn).toHaveLength(1);
  vi.mocked(isCanvasTrue).mockResolvedValue(false);
  const area = { x: 10.7, y: 20.2, width: 900.9, height: 900.1 };
  const { picture, part } = await preparePicture(chosen(UPLOAD_BYTES, MAX_UPLOADED_PIXELS), area);
  expect([picture.size, picture.type, part]).toEqual([
    UPLOAD_BYTES,
    'image/png',
    { x: 10, y: 20, side: 900 },
  ]);
  expect(drawn).toHaveLength(1);
});

it.each([
  ['too large', UPLOAD_BYTES + 1, MAX_UPLOADED_PIXELS, 'image/png'],
  ['of too many pixels', 99, MAX_UPLOADED_PIXELS + 1000, 'image/png'],
  ['of another kind', 99, 4000, 'image/gif'],
])('a file that is %s for the server needs a true canvas', async (_, bytes, pixels, type) => {
  vi.mocked(isCanvasTrue).mockResolvedValue(false);
  await expect(preparePicture(chosen(bytes, pixels, type), SQUARE)).rejects.toMatchObject({
    failure: 'canvas-refused',
  });
});
