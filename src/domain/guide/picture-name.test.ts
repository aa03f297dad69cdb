import { expect, test } from 'vitest';
import { isNameOf, markOf, partOf, pictureName } from './picture-name.ts';

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

test.each([
  { x: 0, y: 0, side: 1 },
  { x: 20_000, y: 46_655, side: 900 },
])('a name holds the part to cut, bound to the picture: %o', async (part) => {
  const name = await pictureName(markOf('0123456789abcdef', part), picture);
  expect(name).toMatch(/^[A-Za-z0-9_-]{8,64}$/u);
  expect(partOf(name)).toEqual(part);
  expect(await isNameOf(name, picture)).toBe(true);
  expect(await isNameOf(name.replace('_0', '_1').replace('_f', '_e'), picture)).toBe(false);
});

test('a name without a part is of the whole picture', async () => {
  expect(partOf(await pictureName(markOf('0123456789abcdef', undefined), picture))).toBeUndefined();
  const empty = markOf('0123456789abcdef', { x: 0, y: 0, side: 0 });
  expect(partOf(await pictureName(empty, picture))).toBeUndefined();
});

test('distinguishes a mark from the beginning of another picture', async () => {
  const [first, second] = [new TextEncoder().encode('9picture'), new TextEncoder().encode('picture')];
  const name = await pictureName('12345678', first);
  expect(await isNameOf(name.replace('12345678', '123456789'), second)).toBe(false);
});
