import { afterEach, expect, it, vi } from 'vitest';
import { isCanvasTrue } from './true-canvas.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A canvas that gives this out for each value drawn on it; happy-dom has none. */
function stubCanvas(
  given: (value: number, at: number) => number,
  blob: Blob | null = new Blob(['png']),
): void {
  let drawn = new Uint8ClampedArray();
  const context = {
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: ImageData) => void (drawn = new Uint8ClampedArray(data)),
    drawImage: () => {},
    getImageData: () => ({ data: drawn.map(given) }),
  };
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(Object.assign(Object.create(null), context));
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(blob));
}

it.each([
  ['what was drawn', (value: number) => value, true],
  ['slightly other colours', (value: number) => value ^ 1, true],
  ['white', () => 255, false],
  ['noise', (_: number, at: number) => (at * 7919) % 256, false],
  ['one pixel of another colour', (value: number, at: number) => (at === 400 ? value ^ 128 : value), false],
] as const)('a canvas that gives out %s', async (_what, given, isTrue) => {
  stubCanvas(given);
  expect(await isCanvasTrue()).toBe(isTrue);
});

it('a canvas that gives out nothing, or cannot be had', async () => {
  stubCanvas((value) => value, null);
  expect(await isCanvasTrue()).toBe(false);
  stubCanvas(() => {
    throw new DOMException('x', 'SecurityError');
  });
  expect(await isCanvasTrue()).toBe(false);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await isCanvasTrue()).toBe(false);
});
