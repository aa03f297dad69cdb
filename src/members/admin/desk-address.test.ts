import { expect, test } from 'vitest';
import { linkTo, NO_CHOICE, orderOf, parseAddress, toSearch } from './desk-address.ts';

const parse = (search: string) => parseAddress(new URLSearchParams(search));

test.each([
  '',
  'tab=users&q=nino',
  'tab=approved&profession=rafting&order=oldest&request=request-a_1',
  'tab=users&view=ends-soon&q=nino&profession=rafting&level=master&region=svaneti&language=ka&status=listed&ends=2027-03&sort=-number',
  'requests=renewals&request=a',
  'tab=users&level=&region=&language=',
  // Requests without a profession.
  'profession=',
  'tab=journal&person=uid_1&officer=uid_2&kind=end-set&from=2026-02-28&to=2026-03-01',
  // What happened by itself.
  'tab=journal&officer=',
  'tab=roles',
])('the address "%s" stays as it is', (search) => {
  expect(toSearch(parse(search))).toBe(search);
});

test.each([
  'tab=pending&q=',
  'tab=nothing&profession=pilot&order=random&request=../a',
  'requests=all&view=all&level=general&status=open&ends=2027-13&sort=shoe',
  `region=${'x'.repeat(101)}&language=${'x'.repeat(101)}&ends=12027-03`,
  'person=../a&officer=../a&kind=deciding&from=2026-02-29&to=tomorrow',
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

test('nothing of an address is left by a change to no choice', () => {
  const address = parse('tab=users&view=changed&q=nino&region=&sort=ends&request=a&person=b');
  expect(toSearch({ ...address, ...NO_CHOICE, tab: 'pending' })).toBe('');
});

test('a link chooses nothing but what it says', () => {
  expect(linkTo({ tab: 'approved', request: 'a' })).toBe('?tab=approved&request=a');
});
