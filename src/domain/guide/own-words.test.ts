import { expect, test } from 'vitest';
import { nameInLang, otherName, secondLang, textInLang } from './own-words.ts';

const both = { full_name: 'ქეთი ყიფიანი', georgian_name: 'ქეთი ყიფიანი', latin_name: 'Keti Kipiani' };

test('shows a name in the script of the page, followed by the other', () => {
  expect([nameInLang(both, 'ka'), otherName(both, 'ka')]).toEqual(['ქეთი ყიფიანი', 'Keti Kipiani']);
  expect([nameInLang(both, 'en'), otherName(both, 'en')]).toEqual(['Keti Kipiani', 'ქეთი ყიფიანი']);
});

test('shows a name in only one script as typed', () => {
  const latin = { full_name: 'Anna Schmidt', georgian_name: '', latin_name: 'Anna Schmidt' };
  expect([nameInLang(latin, 'ka'), otherName(latin, 'ka')]).toEqual(['Anna Schmidt', undefined]);
  const neither = { full_name: 'דוד', georgian_name: '', latin_name: '' };
  expect([nameInLang(neither, 'en'), otherName(neither, 'en')]).toEqual(['דוד', undefined]);
});

test.each([
  [['Walks', 'ლაშქრობა'], 'ka', 'ლაშქრობა'],
  [['Walks', 'ლაშქრობა'], 'en', 'Walks'],
  [['ლაშქრობა', ''], 'en', 'ლაშქრობა'],
  [['', 'Walks'], 'ka', 'Walks'],
  [['', ''], 'ka', ''],
] as const)('of the texts %j a page in %s shows %j', (texts, lang, shown) => {
  expect(textInLang(texts, lang)).toBe(shown);
});

test.each([
  ['Walks', 'ka'],
  ['ლაშქრობა', 'en'],
  [' ', undefined],
] as const)('beside the text %j the second is to be in %s', (first, lang) => {
  expect(secondLang(first)).toBe(lang);
});
