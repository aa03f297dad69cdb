import { expect, test } from 'vitest';
import { spokenLanguageName } from './spoken-languages.ts';
import { langOfText } from './text-lang.ts';

test('names a language in the language of the page, and an unknown one as typed', () => {
  expect(spokenLanguageName('de', 'en')).toBe('German');
  expect(spokenLanguageName('de', 'ka')).toBe('გერმანული');
  expect(spokenLanguageName('Svan', 'ka')).toBe('Svan');
});

test.each([
  ['სვანეთი', 'ka'],
  ['Svaneti', 'en'],
  ['სვანეთი (GPS)', 'ka'],
  ['Svaneti, სვანი', 'en'],
  ['აბ ab', 'en'],
  ['123', 'en'],
  ['', 'en'],
])('%s is read out as %s', (text, lang) => {
  expect(langOfText(text)).toBe(lang);
});
