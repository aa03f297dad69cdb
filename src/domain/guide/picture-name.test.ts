import { expect, test } from 'vitest';
import { isNameOf, pictureName } from './picture-name.ts';

const picture = new Uint8Array([1, 2, 3]);

test('binds a name to its picture and to no other', async () => {
  const name = await pictureName('0123456789abcdef', picture);
  expect(name).toMatch(/^0123456789abcdef-[0-9a-f]{40}$/u);
  expect(await isNameOf(name, picture)).toBe(true);
  expect(await isNameOf(name, new Uint8Array([1, 2, 4]))).toBe(false);
  expect(await isNameOf(name.replace('0', '1'), picture)).toBe(false);
});

test.each(['a-name-of-before', '', '-'.repeat(64)])('%j is the name of no picture', async (name) => {
  expect(await isNameOf(name, picture)).toBe(false);
});

test('distinguishes a mark from the beginning of another picture', async () => {
  const [first, second] = [new TextEncoder().encode('9picture'), new TextEncoder().encode('picture')];
  const name = await pictureName('12345678', first);
  expect(await isNameOf(name.replace('12345678', '123456789'), second)).toBe(false);
});
