import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LIST_ITEM, maxCharacters, notBlank } from './text.ts';

test('characters are counted as people count them', () => {
  const atMostThree = z.string().check(maxCharacters(3));
  for (const text of ['', 'abc', '🏔🏔🏔', 'ქქქ']) expect(atMostThree.safeParse(text).success).toBe(true);
  for (const text of ['abcd', '🏔🏔🏔🏔']) expect(atMostThree.safeParse(text).success).toBe(false);
  expect(atMostThree.safeParse('abcd').error?.issues).toMatchObject([
    { code: 'too_big', maximum: 3, inclusive: true },
  ]);
});

test('further checks follow a text that is too long or blank', () => {
  const failing = z.string().check(
    maxCharacters(1),
    z.refine(() => false, 'seen'),
  );
  expect(failing.safeParse('ab').error?.issues.map(({ message }) => message)).toContain('seen');
  const blank = z.string().check(
    notBlank(),
    z.refine(() => false, 'seen'),
  );
  expect(blank.safeParse(' ').error?.issues.map(({ message }) => message)).toContain('seen');
});

test('a text of blanks alone is as good as none', () => {
  const written = z.string().check(notBlank());
  expect(written.safeParse(' x ').success).toBe(true);
  for (const text of ['', ' ', '\n\t']) expect(written.safeParse(text).success).toBe(false);
  expect(written.safeParse('').error?.issues).toMatchObject([
    { code: 'too_small', minimum: 1, inclusive: true },
  ]);
});

test.each(['ka', 'x', 'Svaneti', 'მაღალმთიანი აჭარა', '7 summits'])('%s may stand in a list', (item) => {
  expect(LIST_ITEM.test(item)).toBe(true);
});

test.each(['', ' ', ' ka', 'ka ', 'ka,en', 'ka\nen'])('%j may not stand in a list', (item) => {
  expect(LIST_ITEM.test(item)).toBe(false);
});
