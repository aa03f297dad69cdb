import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_CASES, TEXT_CASES } from '../../tests/cases/visible-text.ts';
import { isPersonName, toPersonName } from './guide/name.ts';
import * as z from 'zod/mini';
import { isListItem, isVisibleLine, isVisibleTextOrEmpty, maxCharacters, toLine, toLines } from './text.ts';

/** Any character, with a bias towards combining and joining ones. */
const TYPED = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\u0301', '\u0316', '\u200D', '\u200B'),
);

describe('visible texts', () => {
  it.each(TEXT_CASES)('$name: $line on one line, $lines on several', ({ text, line, lines }) => {
    expect(isVisibleLine(text)).toBe(line);
    expect(isListItem(text)).toBe(line);
    expect(isVisibleTextOrEmpty(text)).toBe(lines);
  });

  it('may be empty only when a text is optional', () => {
    expect(isVisibleLine('')).toBe(false);
    expect(isVisibleTextOrEmpty('')).toBe(true);
  });

  it('with a comma are not list items', () => {
    expect(isListItem('ka,en')).toBe(false);
  });

  it.each([
    ['  Upper\u00A0\u00A0Svaneti\t', 'Upper Svaneti'],
    ['\uFEFFMes\u200Btia', 'Mestia'],
    ['Mes\r\ntia', 'Mes tia'],
    ['e\u0301', 'é'],
    ['\u202E', ''],
    [`b${'\u0316'.repeat(9)}a`, `b${'\u0316'.repeat(4)}a`],
  ])('store the line %j as %j', (typed, stored) => {
    expect(toLine(typed)).toBe(stored);
  });

  it.each([
    [' a\r\nb\rc\u2028d ', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['\u202Ea\u0007', 'a'],
    ['🧗\u200D♀️ climbing', '🧗\u200D♀️ climbing'],
    ['\n\n', ''],
    [`b${'\u0316\u200D'.repeat(9)}a`, `b${'\u0316\u200D'.repeat(4)}a`],
  ])('store the text %j as %j', (typed, stored) => {
    expect(toLines(typed)).toBe(stored);
  });

  it('are valid once stored, whatever was typed, if a letter or digit is in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: TYPED, maxLength: 40 }), (noise) => {
        expect(isVisibleLine(toLine(`${noise}x${noise}`))).toBe(true);
        expect(isVisibleTextOrEmpty(toLines(`${noise}x${noise}`))).toBe(true);
        expect(toLine(toLine(noise))).toBe(toLine(noise));
        expect(toLines(toLines(noise))).toBe(toLines(noise));
      }),
    );
  });
});

describe('names of people', () => {
  it.each(NAME_CASES)('$name: $valid', ({ text, valid }) => {
    expect(isPersonName(text)).toBe(valid);
  });

  it.each([
    ['ᲜᲘᲜᲝ', 'ნინო'],
    ['  anna   maria ', 'anna maria'],
    ['Marie – Luise', 'Marie-Luise'],
    ['O`Neill', 'O’Neill'],
    ['Jose\u0301', 'José'],
  ])('store %j as %j', (typed, stored) => {
    expect(toPersonName(typed)).toBe(stored);
    expect(isPersonName(stored)).toBe(true);
  });
});

describe('lengths', () => {
  it('are counted as people count characters', () => {
    const atMostThree = z.string().check(maxCharacters(3));
    for (const text of ['', 'abc', '🏔🏔🏔', 'ქქქ']) expect(atMostThree.safeParse(text).success).toBe(true);
    for (const text of ['abcd', '🏔🏔🏔🏔']) expect(atMostThree.safeParse(text).success).toBe(false);
    expect(atMostThree.safeParse('abcd').error?.issues).toMatchObject([
      { code: 'too_big', maximum: 3, inclusive: true },
    ]);
  });

  it.each([maxCharacters(1), z.refine<string>(isVisibleLine)])('allow further checks to follow', (check) => {
    const failing = z.string().check(
      check,
      z.refine(() => false, 'seen'),
    );
    expect(failing.safeParse('  ').error?.issues.map(({ message }) => message)).toContain('seen');
  });
});

it('a text that no field takes is not composed', () => {
  const accents = (count: number) => 'e\u0301'.repeat(count);
  expect(toLine(accents(500))).toBe('é'.repeat(500));
  expect(toLine(accents(501))).toBe(accents(501));
  expect(toLines(accents(5000))).toBe('é'.repeat(5000));
  expect(toLines(accents(5001))).toBe(accents(5001));
});

it('counts an emoji as one character, and up to the limit', () => {
  const three = z.string().check(maxCharacters(3));
  for (const text of ['abc', '⛷🏔⛺', '🏔🏔🏔']) expect(three.safeParse(text).success).toBe(true);
  for (const text of ['abcd', '🏔🏔🏔🏔']) expect(three.safeParse(text).success).toBe(false);
});

it('a text that is too long has the given message, else that of the library', () => {
  const messageOf = (message?: string) =>
    z.string().check(maxCharacters(1, message)).safeParse('ab').error?.issues[0]?.message;
  expect(messageOf('Shorter, please')).toBe('Shorter, please');
  expect(messageOf()).not.toBe('Shorter, please');
});
