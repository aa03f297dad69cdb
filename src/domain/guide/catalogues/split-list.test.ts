import { expect, test } from 'vitest';
import { toRegion, toSpecialty } from './catalogue-entries.ts';
import { isRegionCode } from './regions.ts';
import { isSpecialtyCode } from './specialties.ts';
import { splitList } from './split-list.ts';

const isRegion = (text: string) => isRegionCode(toRegion(text));
const isSpecialty = (text: string) => isSpecialtyCode(toSpecialty(text));

test('splits a list at commas, semicolons and line breaks, without blank or duplicate entries', () => {
  expect(splitList(' Racha; Guria,\nMestia, Racha,, ', isRegion, 'names')).toEqual([
    'Racha',
    'Guria',
    'Mestia',
  ]);
  expect(splitList(' ', isRegion, 'names')).toEqual([]);
});

test.each([
  ['სვანეთი და რაჭა', ['სვანეთი', 'რაჭა']],
  ['Svaneti AND Racha', ['Svaneti', 'Racha']],
  ['გუდაური და მთიულეთი', ['გუდაური და მთიულეთი']],
  ['Khevsureti and Pshavi and Svaneti', ['Khevsureti and Pshavi', 'Svaneti']],
  ['Svaneti and Khevsureti and Pshavi', ['Svaneti', 'Khevsureti and Pshavi']],
  ['Svaneti and my village', ['Svaneti', 'my village']],
  ['my village and Svaneti', ['my village', 'Svaneti']],
  ['Dandia and Wanda', ['Dandia and Wanda']],
])('regions typed as %j are %j', (typed, entries) => {
  expect(splitList(typed, isRegion, 'names')).toEqual(entries);
});

test.each([
  ['History and culture', ['History and culture']],
  ['ისტორია და კულტურა და ფრირაიდი', ['ისტორია და კულტურა', 'ფრირაიდი']],
  ['Wine and mountains', ['Wine and mountains']],
  ['snow and ice', ['snow and ice']],
  ['rock and ice climbing', ['rock and ice climbing']],
  ['ice climbing and ski touring & freeride', ['ice climbing', 'ski touring', 'freeride']],
  ['ice climbing and wine', ['ice climbing and wine']],
  ['თოვლი და ყინული', ['თოვლი და ყინული']],
  ['Via ferrata/canyons; caving', ['Via ferrata/canyons', 'caving']],
  ['History and culture and caving', ['History and culture', 'caving']],
  ['ღვინო და მთები', ['ღვინო და მთები']],
])('specialties typed as %j are %j', (typed, entries) => {
  expect(splitList(typed, isSpecialty, 'phrases')).toEqual(entries);
});
