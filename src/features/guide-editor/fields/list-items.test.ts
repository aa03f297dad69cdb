import { expect, test } from 'vitest';
import { isListItem } from '../../../domain/text.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { toSpokenLanguage } from '../../../domain/guide/spoken-languages.ts';
import { addItems } from './list-items.ts';

function asTyped(entry: string): string {
  return entry;
}

test.each([
  ['Georgian, English', ['ka', 'en']],
  ['ქართული და ინგლისური', ['ka', 'en']],
  ['german ; GERMAN,, de', ['de']],
  ['Svan', ['Svan']],
  [' , ;', []],
])('the typed list %j gives the languages %j', (typed, languages) => {
  expect(addItems([], typed, toSpokenLanguage)).toEqual(languages);
});

test('entries that are there are kept and not repeated', () => {
  expect(addItems(['ka'], 'Georgian, French', toSpokenLanguage)).toEqual(['ka', 'fr']);
});

test('whatever is typed, the entries can be stored', () => {
  const long = `${'x'.repeat(LIMITS.listItem - 1)} and more`;
  for (const entry of addItems([], `a\tb, \u0007c, ${long}, \u00a0d\u00a0`, asTyped)) {
    expect(isListItem(entry)).toBe(true);
    expect(Array.from(entry).length).toBeLessThanOrEqual(LIMITS.listItem);
  }
});
