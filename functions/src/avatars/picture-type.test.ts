import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } });

describe('pictureType', () => {
  it.each([
    ['image/jpeg', () => blank.clone().jpeg().toBuffer()],
    ['image/png', () => blank.clone().png().toBuffer()],
    ['image/webp', () => blank.clone().webp().toBuffer()],
  ])('knows %s by its first bytes', async (type, draw) => {
    expect(pictureType(await draw())).toBe(type);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<html></html>',
    'GIF89a..........',
    'RIFF....WAVEfmt ',
    'RIFF',
    '',
  ])('does not take "%s" for a picture', (text) => {
    expect(pictureType(new TextEncoder().encode(text))).toBeUndefined();
  });
});
