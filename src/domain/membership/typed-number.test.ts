import { expect, it } from 'vitest';
import { parseMemberNumber } from './typed-number.ts';

it.each([
  ['1001', '1001'],
  [' 1 001 ', '1001'],
  ['№ 001001', '1001'],
  ['#1001', '1001'],
  ['No. 1001', '1001'],
  ['no 1001', '1001'],
  ['Member no. 1001', '1001'],
  ['ნომერი 1001', '1001'],
  ['ნომერი: 1001', '1001'],
  ['член 1001', '1001'],
  ['MGA-1001', '1001'],
  ['1,001', '1001'],
  ['1.001', '1001'],
  ['1001.', '1001'],
  ['１００１', '1001'],
  ['1001/2026', undefined],
  ['1001 and 1002', undefined],
  ['', undefined],
  ['0', undefined],
  ['12a', undefined],
  ['1234567890', undefined],
  ['<script>', undefined],
  [',1001', '1001'],
  ['1001\u200B', '1001'],
  ['\u202A1001\u202C', '1001'],
  ['(1001)', '1001'],
  ['"No. 1001".', undefined],
  ['1001!', '1001'],
  ['...', undefined],
  [`${' '.repeat(96)}1001`, '1001'],
  [`${' '.repeat(97)}1001`, undefined],
])('%s is read as the number %s', (typed, number) => {
  expect(parseMemberNumber(typed)).toBe(number);
});
