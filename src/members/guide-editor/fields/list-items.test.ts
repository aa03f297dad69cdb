import { expect, test } from 'vitest';
import { isListItem } from '../../../domain/text.ts';
import { toLanguage } from '../../../domain/guide/catalogues/catalogue-entries.ts';
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
