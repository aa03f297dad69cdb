import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';

vi.mock('../../../browser/true-canvas.ts', () => ({ isCanvasTrue: vi.fn<typeof isCanvasTrue>() }));

const FILE = new Blob(['picture']);
const SQUARE = { x: 10, y: 20, width: 900, height: 900 };

const drawn: unknown[][] = [];
const close = vi.fn<() => void>();

/** Mocks a browser that encodes these types, with this many bytes per quality. */
function stubBrowser(types: readonly string[], bytesOf: (quality: number) => number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), {
      fillRect: (...args: unknown[]) => drawn.push(['fill', ...args]),
      drawImage: (_bitmap: unknown, ...args: unknown[]) => drawn.push(['draw', ...args]),
    }),
  );
  vi.spyOn(canvas, 'toBlob').mockImplementation((resolve, type = '', quality = 1) => {
    const written = types.includes(type) ? type : 'image/png';
    resolve(new Blob([new Uint8Array(bytesOf(quality))], { type: written }));
  });
}

beforeEach(() => {
  drawn.length = 0;
  vi.mocked(isCanvasTrue).mockResolvedValue(true);
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
  await shrinkPicture(FILE, { ...SQUARE, width, height: width });
  expect(drawn).toEqual([
    ['fill', 0, 0, side, side],
    ['draw', 10, 20, width, width, 0, 0, side, side],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['JPEG where the browser cannot write WebP', ['image/jpeg'], 'image/jpeg'],
])('a picture is written as %s', async (_, types, type) => {
  stubBrowser(types, () => UPLOAD_BYTES);
  expect((await shrinkPicture(FILE, SQUARE)).type).toBe(type);
});

it('reduces the quality until the file is small enough, and rejects if it never is', async () => {
  stubBrowser(['image/webp', 'image/jpeg'], (quality) => (quality > 0.6 ? UPLOAD_BYTES + 1 : 10));
  expect((await shrinkPicture(FILE, SQUARE)).size).toBe(10);
  stubBrowser(['image/webp', 'image/jpeg'], () => UPLOAD_BYTES + 1);
  await expect(shrinkPicture(FILE, SQUARE)).rejects.toMatchObject({ failure: 'file-too-large' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('is a failure in a browser that cannot draw', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(shrinkPicture(FILE, SQUARE)).rejects.toMatchObject({ failure: 'unexpected' });
  expect(close).toHaveBeenCalledOnce();
});

it('is a failure of the canvas, not of the size, where it writes nothing', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((resolve) => resolve(null));
  await expect(shrinkPicture(FILE, SQUARE)).rejects.toMatchObject({ failure: 'canvas-refused' });
});

it('draws nothing where the canvas would give out something else', async () => {
  stubBrowser(['image/webp'], () => 10);
  vi.mocked(isCanvasTrue).mockResolvedValue(false);
  await expect(shrinkPicture(FILE, SQUARE)).rejects.toMatchObject({ failure: 'canvas-refused' });
  expect(drawn).toEqual([]);
});
