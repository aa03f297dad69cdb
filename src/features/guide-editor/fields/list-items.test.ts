import { expect, test } from 'vitest';
import { isListItem } from '../../../domain/text.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { SPOKEN_LANGUAGES, toSpokenLanguage } from '../../../domain/guide/spoken-languages.ts';
import { addItems } from './list-items.ts';

function isLanguage(code: string): boolean {
  return Object.hasOwn(SPOKEN_LANGUAGES, code);
}

function asTyped(entry: string): string {
  return entry;
}

test.each([
  ['Georgian, English', ['ka', 'en']],
  ['ქართული და ინგლისური', ['ka', 'en']],
  ['german ; GERMAN,, de', ['de']],
  ['Svan', ['Svan']],
  ['ქართული და სვანური', ['ka', 'სვანური']],
  [' , ;', []],
])('the typed list %j gives the languages %j', (typed, languages) => {
  expect(addItems([], typed, toSpokenLanguage, isLanguage)).toEqual(languages);
});

test('entries that are there are kept and not repeated', () => {
  expect(addItems(['ka'], 'Georgian, French', toSpokenLanguage, isLanguage)).toEqual(['ka', 'fr']);
});

test('whatever is typed, the entries can be stored', () => {
  const long = `${'x'.repeat(LIMITS.listItem - 1)} and more`;
  for (const entry of addItems([], `a\tb, \u0007c, ${long}, \u00a0d\u00a0`, asTyped, () => false)) {
    expect(isListItem(entry)).toBe(true);
    expect(Array.from(entry).length).toBeLessThanOrEqual(LIMITS.listItem);
  }
});
