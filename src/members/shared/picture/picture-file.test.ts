import { afterEach, expect, test, vi } from 'vitest';
import { pictureFault } from './picture-file.ts';
import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Mocks a browser that decodes every picture in this size, or none. */
function browserDecodes(size: { width: number; height: number } | undefined): void {
  vi.stubGlobal('createImageBitmap', () =>
    size ? Promise.resolve({ ...size, close: () => undefined }) : Promise.reject(new Error('cannot decode')),
  );
}

const file = (name: string, type: string) => new File([], name, { type });

test.each([
  [MIN_PICTURE_SIDE, 4000, undefined],
  [1000, MIN_PICTURE_SIDE - 1, 'small'],
  [MIN_PICTURE_SIDE - 1, 1000, 'small'],
])('a picture of %i by %i pixels: %s', async (width, height, fault) => {
  browserDecodes({ width, height });
  expect(await pictureFault(file('me.jpg', 'image/jpeg'))).toBe(fault);
  // What the browser can open is taken, whatever it is called.
  expect(await pictureFault(file('me.heic', ''))).toBe(fault);
});

test.each([
  ['me.heic', '', 'heic'],
  ['IMG_1.HEIF', '', 'heic'],
  ['me', 'image/heic', 'heic'],
  ['me.heic.txt', 'text/plain', 'not-image'],
  ['me', '', 'not-image'],
  ['me.txt', 'text/image/', 'not-image'],
  ['me.svg', 'image/svg+xml', 'not-image'],
  ['me.jpg', 'image/jpeg', 'damaged'],
  ['me.png', 'image/png', 'damaged'],
  ['me.webp', 'image/webp', 'damaged'],
  ['me.avif', 'image/avif', 'undrawable'],
  ['me.tiff', 'image/tiff', 'undrawable'],
])('%s of type %j that the browser cannot open: %s', async (name, type, fault) => {
  browserDecodes(undefined);
  expect(await pictureFault(file(name, type))).toBe(fault);
});
