import { beforeAll, expect, test, vi } from 'vitest';
import { isDialled } from './dialled-phone.ts';
import { hasExtension, hasSeveralNumbers, loadPhones, toPhone } from './phone.ts';

beforeAll(loadPhones);

test.each([
  ['599123456', '+995 599 12 34 56'],
  ['0322 12-34-56', '+995 32 212 34 56'],
  ['(032) 212 34 56', '+995 32 212 34 56'],
  ['00995 599 12 34 56', '+995 599 12 34 56'],
  ['+995 (599) 12-34-56', '+995 599 12 34 56'],
  ['995599123456', '+995 599 12 34 56'],
  ['+44 20.7946.0000', '+44 20 7946 0000'],
  ['+49 (0)30 / 901820', '+49 30 901820'],
  ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['+1 (212) 555-0123', '+1 212 555 0123'],
  ['\u202a+995 599 12 34 56\u202c', '+995 599 12 34 56'],
  ['599\u200b123456', '+995 599 12 34 56'],
  ['５９９１２３４５６', '+995 599 12 34 56'],
  ['Tel.: 599 12 34 56', '+995 599 12 34 56'],
  ['მობ: +995 599 12 34 56', '+995 599 12 34 56'],
])('the number %s is written %s, and its digits are what is dialled', (typed, written) => {
  expect(toPhone(typed)).toBe(written);
  expect(toPhone(written)).toBe(written);
  expect(isDialled(written)).toBe(true);
  expect(written.replaceAll(/[^+\d]/gu, '')).toMatch(/^\+[1-9]\d{6,14}$/u);
});

test.each([
  'call me',
  '+995',
  '12345',
  '+995 599 12 34 56 ext. 7',
  '599 12 34 56, 577 11 22 33',
  '599123456 home',
  '0',
  '',
])('%j is not one number', (typed) => {
  expect(toPhone(typed)).toBeUndefined();
});

test.each(['call http://evil.example', '+995 599 ask', '', '-1', '+', '599;phone-context=evil'])(
  '%j is not shown to visitors as a number',
  (stored) => {
    expect(isDialled(stored)).toBe(false);
  },
);

test.each([
  ['599 12 34 56, 577 11 22 33', true],
  ['599123456 / 577112233', true],
  ['599123456 ან 577112233', true],
  ['599 12 34 56', false],
  ['12345, 54321', true],
  ['599123456/577112233', true],
  ['+995599123456+995577112233', true],
  ['032/2123456 ext. 7', false],
  ['599 12 34 56, 1234', false],
])('%s: several numbers, %s', (typed, several) => {
  expect(hasSeveralNumbers(typed)).toBe(several);
});

test.each([
  ['+995 32 212 34 56 ext. 7', true],
  ['0322 12 34 56 x12', true],
  ['599 12 34 56', false],
  ['call me', false],
])('%s has an extension: %s', (typed, has) => {
  expect(hasExtension(typed)).toBe(has);
});

test('a number is taken as it is typed until the numbers of countries are known', async () => {
  vi.resetModules();
  const fresh = await import('./phone.ts');
  expect(fresh.toPhone(' 599123456 ')).toBe('599123456');
  expect(fresh.hasExtension('599123456 ext. 1')).toBe(false);
});
