import { expect, test } from 'vitest';
import { factsOf, nameWordsOf, type SearchableGuide } from './searchable-guide.ts';

const GUIDE: SearchableGuide = {
  slug: 'nino',
  full_name: 'Nino Beridze',
  profession: '',
  languages: [],
  specialties: [],
};

/** Of a guide without a profession. */
const SECTION = 'section:trekking-guide';

test('the words of a name are those of both scripts, each once', () => {
  expect(nameWordsOf(GUIDE)).toEqual(['nino', 'beridze']);
  const named = { ...GUIDE, georgian_name: 'ნინო ბერიძე', latin_name: 'Nina Beridze' };
  expect(nameWordsOf(named)).toEqual(['nino', 'beridze', 'ნინო', 'ბერიძე', 'nina']);
});

test('the region of an address counts only where none is chosen', () => {
  const regionsOf = (more: Partial<SearchableGuide>) => factsOf({ ...GUIDE, ...more }).codes[0]?.region;
  expect(regionsOf({ address: 'Mestia' })).toEqual(['svaneti']);
  expect(regionsOf({ address: 'Mestia', regions: ['adjara'] })).toEqual(['adjara']);
  // A place in own words is in a region too.
  expect(regionsOf({ address: 'Mestia', regions: ['Stepantsminda'] })).not.toContain('svaneti');
  expect(regionsOf({})).toEqual([]);
});

test('a region alone is no place, and a code is no word', () => {
  const { facts, ownWords } = factsOf({ ...GUIDE, address: 'Svaneti', regions: ['svaneti'] });
  expect(facts).toEqual([SECTION, 'region:svaneti', 'first:region:svaneti']);
  expect(ownWords).toEqual([]);
  const atMestia = ['region:svaneti', 'place:მესტია'];
  expect(factsOf({ ...GUIDE, address: 'Mestia' }).facts).toEqual([
    SECTION,
    ...atMestia,
    ...atMestia.map((fact) => `first:${fact}`),
  ]);
  // In words other than the address.
  expect(factsOf({ ...GUIDE, regions: ['Mestia'] }).facts).toEqual([SECTION, ...atMestia]);
});

test('has a level only if one is shown', () => {
  expect(factsOf(GUIDE).facts).toEqual([SECTION]);
  expect(factsOf({ ...GUIDE, certification_level: '' }).facts).toEqual([SECTION]);
  expect(factsOf({ ...GUIDE, certification_level: 'master' }).facts).toEqual([SECTION, 'level:master']);
});
