import { expect, test } from 'vitest';
import { isListItem } from '../../../domain/text.ts';
import { toLanguage, toRegion, toSpecialty } from '../../../domain/guide/catalogues/catalogue-entries.ts';
import { isRegionCode } from '../../../domain/guide/catalogues/regions.ts';
import { isSpecialtyCode } from '../../../domain/guide/catalogues/specialties.ts';
import { SPOKEN_LANGUAGES } from '../../../domain/guide/spoken-languages.ts';
import { addItems } from './list-items.ts';

const OWN_WORDS = (entry: string) => entry;

function isLanguage(code: string): boolean {
  return Object.hasOwn(SPOKEN_LANGUAGES, code);
}

test.each([
  ['Georgian, English', ['ka', 'en']],
  ['ქართული და ინგლისური', ['ka', 'en']],
  ['german ; GERMAN,, de', ['de']],
  ['Svan', ['Svan']],
  ['ქართული და სვანური', ['ქართული და სვანური']],
  ['fluent English / Deutsch (B2); русский, français', ['en', 'de', 'ru', 'fr']],
  ['ქართულად თავისუფლად და English', ['ka', 'en']],
  ['Türkçe & español and basic Italian', ['tr', 'es', 'it']],
  ['Mountain sign language', ['Mountain sign language']],
  [' , ;', []],
])('the typed list %j gives the languages %j', (typed, languages) => {
  expect(addItems([], typed, toLanguage, isLanguage)).toEqual(languages);
});

test.each([
  [' Racha; Guria,\nMestia, Racha,, ', ['racha', 'guria', 'Mestia']],
  [' ', []],
  ['სვანეთი და რაჭა', ['svaneti', 'racha']],
  ['Svaneti AND Racha', ['svaneti', 'racha']],
  ['გუდაური და მთიულეთი', ['mtiuleti']],
  ['Khevsureti and Pshavi', ['khevsureti']],
  ['Svaneti and my village', ['Svaneti and my village']],
  ['Dandia and Wanda', ['Dandia and Wanda']],
])('the typed list %j gives the regions %j', (typed, regions) => {
  expect(addItems([], typed, toRegion, isRegionCode)).toEqual(regions);
});

test.each([
  ['History and culture', ['history-and-culture']],
  ['ფრირაიდი და კაიაკით ცურვა', ['freeride', 'kayaking']],
  ['Wine and mountains', ['Wine and mountains']],
  ['snow and ice', ['snow and ice']],
  ['rock and ice climbing', ['rock and ice climbing']],
  ['ice climbing and ski touring & freeride', ['ice-climbing', 'ski-touring', 'freeride']],
  ['ice climbing and wine', ['ice climbing and wine']],
  ['თოვლი და ყინული', ['თოვლი და ყინული']],
  ['Via ferrata/canyons; caving', ['Via ferrata/canyons', 'caving']],
  ['ღვინო და მთები', ['ღვინო და მთები']],
])('the typed list %j gives the specialties %j', (typed, specialties) => {
  expect(addItems([], typed, toSpecialty, isSpecialtyCode)).toEqual(specialties);
});

test('entries that are there are kept and not repeated', () => {
  expect(addItems(['ka'], 'Georgian, French', toLanguage, isLanguage)).toEqual(['ka', 'fr']);
});

test('produces storable entries from any input', () => {
  for (const entry of addItems([], 'a\tb, \u0007c, \u2014, \u00a0d\u00a0', OWN_WORDS, () => false)) {
    expect(isListItem(entry)).toBe(true);
  }
});

test('does not cut long entries', () => {
  const long = 'x'.repeat(10_000);
  expect(addItems([], long, OWN_WORDS, () => false)).toEqual([long]);
});
