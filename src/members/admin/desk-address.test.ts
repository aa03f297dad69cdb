import { expect, test } from 'vitest';
import { orderOf, parseAddress, toSearch } from './desk-address.ts';

const parse = (search: string) => parseAddress(new URLSearchParams(search));

test.each([
  '',
  'tab=users&q=nino',
  'tab=approved&profession=rafting&order=oldest&request=request-a_1',
  'tab=users&view=ends-soon&q=nino&profession=rafting&level=master&region=svaneti&language=ka&status=listed&ends=2027-03&sort=-number',
  'tab=users&level=&region=&language=',
  // Requests without a profession.
  'profession=',
])('the address "%s" stays as it is', (search) => {
  expect(toSearch(parse(search))).toBe(search);
});

test.each([
  'tab=pending&q=',
  'tab=nothing&profession=pilot&order=random&request=../a',
  'view=all&level=general&status=open&ends=2027-13&sort=shoe',
  `region=${'x'.repeat(101)}&language=${'x'.repeat(101)}&ends=12027-03`,
  `q=${'x'.repeat(101)}&request=${'a'.repeat(129)}`,
])('what goes without saying or cannot be read is left out: %s', (search) => {
  expect(toSearch(parse(search))).toBe('');
});

test.each([
  ['', 'oldest'],
  ['tab=approved', 'newest'],
  ['order=newest', 'newest'],
  ['tab=rejected&order=oldest', 'oldest'],
  ['q=nino&order=oldest', 'newest'],
])('the list of "%s" begins with the %s', (search, order) => {
  expect(orderOf(parse(search))).toBe(order);
});
