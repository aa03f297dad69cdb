import { expect, test } from 'vitest';
import { toRegion, toSpecialty } from './catalogue-entries.ts';
import { isRegionCode } from './regions.ts';
import { isSpecialtyCode } from './specialties.ts';
import { splitList } from './split-list.ts';

const isRegion = (text: string) => isRegionCode(toRegion(text));
const isSpecialty = (text: string) => isSpecialtyCode(toSpecialty(text));

test('splits a list at commas, semicolons and line breaks, without blank or duplicate entries', () => {
  expect(splitList(' Racha; Guria,\nMestia, Racha,, ', isRegion)).toEqual(['Racha', 'Guria', 'Mestia']);
  expect(splitList(' ', isRegion)).toEqual([]);
});

test.each([
  ['სვანეთი და რაჭა', ['სვანეთი', 'რაჭა']],
  ['Svaneti AND Racha', ['Svaneti', 'Racha']],
  ['გუდაური და მთიულეთი', ['გუდაური და მთიულეთი']],
  ['Khevsureti and Pshavi', ['Khevsureti and Pshavi']],
  ['Svaneti and my village', ['Svaneti and my village']],
  ['Dandia and Wanda', ['Dandia and Wanda']],
])('regions typed as %j are %j', (typed, entries) => {
  expect(splitList(typed, isRegion)).toEqual(entries);
});

test.each([
  ['History and culture', ['History and culture']],
  ['ფრირაიდი და კაიაკით ცურვა', ['ფრირაიდი', 'კაიაკით ცურვა']],
  ['Wine and mountains', ['Wine and mountains']],
  ['snow and ice', ['snow and ice']],
  ['rock and ice climbing', ['rock and ice climbing']],
  ['ice climbing and ski touring & freeride', ['ice climbing', 'ski touring', 'freeride']],
  ['ice climbing and wine', ['ice climbing and wine']],
  ['თოვლი და ყინული', ['თოვლი და ყინული']],
  ['Via ferrata/canyons; caving', ['Via ferrata/canyons', 'caving']],
  ['ღვინო და მთები', ['ღვინო და მთები']],
])('specialties typed as %j are %j', (typed, entries) => {
  expect(splitList(typed, isSpecialty)).toEqual(entries);
});
