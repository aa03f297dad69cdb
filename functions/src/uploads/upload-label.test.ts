import { describe, expect, it } from 'vitest';
import { parseUploadPath } from './upload-attempts.ts';

describe('the path of an upload', () => {
  it('contains its account and its name', () => {
    expect(parseUploadPath('uploads/u1/a1b2c3d4.webp')).toEqual({ uid: 'u1', name: 'a1b2c3d4' });
    expect(parseUploadPath(`uploads/u1/${'Z'.repeat(64)}.jpg`)).toMatchObject({ uid: 'u1' });
  });

  it.each([
    'avatars/u1/a1b2c3d4.webp',
    'public/0a0a0a0a0a0a0a0a.webp',
    'uploads/a1b2c3d4.webp',
    'uploads/u1/more/a1b2c3d4.webp',
    'uploads/u1/1234567.webp',
    `uploads/u1/${'Z'.repeat(65)}.webp`,
    'uploads/u1/a1b2c3d4.svg',
    'uploads/u1/a1b2 c3d4.webp',
    'more/uploads/u1/a1b2c3d4.webp',
  ])('is not %s', (path) => {
    expect(parseUploadPath(path)).toBeUndefined();
  });
});
