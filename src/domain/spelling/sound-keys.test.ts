import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSpellingOf, plainLatin, wordsOf } from './letters.ts';
import { LATIN_SPELLINGS } from './romanize.ts';
import { exchanged, russianStem, soundKeys, stemsOf } from './sound-keys.ts';

const ALPHABET = Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ');

/** A Georgian word, and one way of typing it where every letter can be told from its neighbours. */
const typedWords = fc
  .array(
    fc
      .tuple(fc.constantFrom(...ALPHABET), fc.nat())
      .map(([letter, choice]) => {
        const spellings = LATIN_SPELLINGS[letter] ?? [];
        return { letter, typed: spellings[choice % spellings.length] ?? '' };
      })
      // Nobody types one letter for two sounds of the same word; with 'c' it is ც that is meant.
      .filter(({ letter, typed }) => typed !== 'c' || !'კქ'.includes(letter))
      .filter(({ letter, typed }) => typed !== 'y' || letter === 'ყ')
      .filter(({ letter, typed }) => typed !== 'w' || letter === 'წ'),
    { minLength: 1, maxLength: 12 },
  )
  // A vowel after each, as 's' and 'h' of two letters would read as one.
  .map((letters) => letters.map((one) => ({ letter: `${one.letter}ა`, typed: `${one.typed}a` })))
  .map((letters) => ({
    georgian: letters.map(({ letter }) => letter).join(''),
    typed: letters.map(({ typed }) => typed).join(''),
  }));

test('gives every spelling of a Georgian word the key of the word', () => {
  fc.assert(
    fc.property(typedWords, ({ georgian, typed }) => {
      expect(soundKeys(georgian)).toHaveLength(1);
      expect(soundKeys(typed)).toEqual(expect.arrayContaining(soundKeys(georgian)));
      expect(isSpellingOf(typed, georgian)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['კაფანაძე', 'kafanadze', true],
  ['ქაპანაძე', 'kafanadze', false],
  ['ქაპანაძე', 'kapanadze', true],
  ['ყიფიანი', 'yifiani', true],
  ['წერეთელი', 'wereteli', true],
  ['წერეთელი', 'weretel', false],
  ['წერეთელი', 'weretelia', false],
])('of %s, %s is a spelling: %s', (georgian, typed, expected) => {
  expect(isSpellingOf(typed, georgian)).toBe(expected);
});

describe('keys', () => {
  it.each([
    ['ალექსანდრე', 'Alexandre'],
    ['მარკო', 'Marco'],
    ['მაია', 'Maya'],
    ['სხირტლაძე', 'sxirtladze'],
    ['ცხადაძე', 'ckhadadze'],
    ['ჯაფარიძე', 'Джапаридзе'],
    ['ჯაფარიძე', 'Dschaparidse'],
    ['ქავთარაძე', 'Kawtaradse'],
    ['ჭყონია', 'Tschqonia'],
    ['ჩხეტიანი', 'Tschchetiani'],
    ['წერეთელი', 'Wereteli'],
    ['შენგელია', 'Шенгелия'],
    ['გიორგი', 'გიორგი'.toUpperCase()],
    ['Größwang', 'grosswang'],
    ['Świątek', 'Swiatek'],
  ])('of %s are met by %s', (name, typed) => {
    const keys = soundKeys(name.toLowerCase());
    expect(soundKeys(typed.toLowerCase()).some((key) => keys.includes(key))).toBe(true);
  });

  it('distinguish different names', () => {
    const names = ['ბერიძე', 'ბერაძე', 'გელაშვილი', 'გიგაშვილი', 'თოდუა', 'თოლია'];
    expect(new Set(names.flatMap(soundKeys)).size).toBe(names.length);
  });

  it('keep letters of other scripts', () => {
    expect(soundKeys('山田')).toEqual(['山田']);
    expect(plainLatin('עברית')).toBe('עברית');
  });
});

describe('stems', () => {
  it.each([
    ['სვანეთი', 'სვანეთში სვანეთის სვანეთს სვანეთიდან სვანეთამდე svanetshi'],
    ['მესტია', 'მესტიაში მესტიის მესტიას მესტიიდან'],
    ['თბილისი', 'თბილისში თბილისის თბილისიდან'],
    ['ომალო', 'ომალოში ომალოს'],
    ['გამყოლი', 'გამყოლები გამყოლების გამყოლთან გამყოლთა გამყოლისთვის'],
    ['გერმანული', 'გერმანულად გერმანულენოვანი'],
    ['კლდე', 'კლდეზე კლდის'],
    ['guide', 'guides guiding'],
    ['hike', 'hikes hiking hiker'],
    ['trek', 'treks trekking'],
    ['ski', 'skis skiing skier'],
  ])('of %s are met by %s', (word, forms) => {
    const stems = new Set(soundKeys(word).flatMap(stemsOf));
    const others = forms.split(' ').filter(
      (form) =>
        !soundKeys(form)
          .flatMap(stemsOf)
          .some((stem) => stems.has(stem)),
    );
    expect(others).toEqual([]);
  });

  it('keep three letters at least', () => {
    expect(stemsOf('ana')).toEqual(['ana']);
    expect(stemsOf('sno')).toEqual(['sno']);
    expect(stemsOf('qoc')).toEqual(['qoc']);
  });
});

test('words are parted at everything but letters, digits and apostrophes', () => {
  expect(wordsOf("  Mch'edlidze-გელა, (4x4)!  ")).toEqual(['mchedlidze', 'გელა', '4x4']);
  expect(wordsOf('!!! 🏔')).toEqual([]);
});

test('two neighbouring letters are exchanged, each pair once', () => {
  expect(exchanged('abc')).toEqual(['bac', 'acb']);
});

it.each([
  ['горный', 'горн'],
  ['лыжного', 'лыжн'],
  ['гида', 'гид'],
  ['ушу', undefined],
  ['гидо', 'гид'],
  ['юный', undefined],
  ['гид', undefined],
  ['альпинист', undefined],
  ['guide', undefined],
  ['guideая', undefined],
  ['გიდი', undefined],
])('the stem of %s is %s', (word, stem) => {
  expect(russianStem(word)).toBe(stem);
});
