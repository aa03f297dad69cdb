import { describe, expect, it } from 'vitest';
import {
  followedNames,
  isTypedIn,
  NO_GIVEN_WORDS,
  proposedNames,
  withGivenWords,
  type ScriptNames,
} from './proposed-names.ts';

describe('the proposed names', () => {
  it.each([
    ['გიორგი ბერიძე', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    ['Giorgi Beridze', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    ['Георгий Беридзе', 'გეორგი ბერიძე', 'Georgi Beridze'],
    ['Giorgi ბერიძე', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    ['Ana-Maria O’Brien', 'ანა-მარია ობრიენ', 'Ana-Maria O’Brien'],
    ['דוד כהן', '', ''],
    ['Ana 2', '', ''],
    ['', '', ''],
  ])('of %s are %s and %s', (typed, georgian_name, latin_name) => {
    expect(proposedNames(typed)).toEqual({ georgian_name, latin_name });
  });

  it('are empty in a script in which nothing is typed', () => {
    expect(isTypedIn('georgian_name', 'ანა')).toBe(true);
    expect(isTypedIn('latin_name', 'ანა')).toBe(false);
    expect(isTypedIn('latin_name', 'Ana ანა')).toBe(false);
  });
});

describe('the names after a change of the one that is typed', () => {
  const followed = (before: string, now: string, present: ScriptNames) =>
    followedNames(before, now, present, NO_GIVEN_WORDS);
  const proposed = proposedNames('Ana');

  it('follow it while they are as proposed or empty', () => {
    expect(followed('Ana', 'Anna', proposed)).toEqual(proposedNames('Anna'));
    expect(followed('Ana', 'Nino', { georgian_name: '', latin_name: '' })).toEqual(proposedNames('Nino'));
  });

  it.each([
    ['გიორგი ბერიძე', 'გიორგი ბერიშვილი', 'Georgi Berydze', 'Georgi Berishvili'],
    ['გიორგი ბერიძე', 'გიგა ბერიძე', 'Georgi Berydze', 'Giga Berydze'],
    ['გიორგი ბერიძე', 'გიორგი', 'Georgi Berydze', 'Georgi'],
    ['გიორგი', 'გიორგი კაპანაძე', 'Georgi', 'Georgi Kapanadze'],
    ['გიორგი ბერიძე', 'გიორგი დავით ბერიძე', 'Georgi Berydze', 'Georgi Davit Berydze'],
    ['გიორგი ბერიძე', 'გიგა ბერიძე', 'Georgi David Berydze', 'Georgi David Berydze'],
  ])('keep a correction except for changed words: %s to %s', (before, now, corrected, expected) => {
    const present = { georgian_name: before, latin_name: corrected };
    expect(followed(before, now, present)).toEqual({ georgian_name: now, latin_name: expected });
  });

  it.each([
    ['Levan Khobalidze', 'Levan Khobalidze-Kartveli', 'ლევან ხობალიძე-ქართველი'],
    ['Nino Jikurshvili', 'Nino Jikurashvili', 'ნინო ჯიქურაშვილი'],
  ])('keep a correction that the typed name comes to sound like: %s to %s', (before, now, corrected) => {
    const present = { georgian_name: corrected, latin_name: before };
    expect(followed(before, now, present)).toEqual({ georgian_name: corrected, latin_name: now });
  });

  it('take a corrected word again when the typed one is the same or sounds like it again', () => {
    const present = { georgian_name: 'პეტრე ქოფლათაძე', latin_name: 'Petre Koplatadz' };
    const hand = { ...present, georgian_name: 'პეტრე კოპლათაძე' };
    const given = [hand, present].reduce(
      (known, names) => withGivenWords(known, 'Petre Koplatadz', names),
      NO_GIVEN_WORDS,
    );
    const shorter = followedNames('Petre Koplatadz', 'Petre Koplatad', present, given);
    const typed = 'Petre Koplatadze';
    const names = followedNames('Petre Koplatad', typed, shorter, given);
    expect(names).toEqual({ georgian_name: 'პეტრე ქოფლათაძე', latin_name: typed });
    const georgi = { georgian_name: 'გიორგი', latin_name: 'Georgi' };
    const known = withGivenWords(NO_GIVEN_WORDS, 'გიორგი', georgi);
    const begun = followedNames('გიორგი', 'გიორგ', georgi, known);
    expect(begun.latin_name).toBe('Giorg');
    expect(followedNames('გიორგ', 'გიორგი', begun, known)).toEqual(georgi);
  });

  it.each([
    ['Zurab Kvirikadz', 'Zurab Kvirikadze', 'ზურიკო კვირიკაძ', 'ზურიკო კვირიკაძე'],
    ['Zurab Kvirikadze', 'Zurabi Kvirikadze', 'ზურიკო კვირიკაძე', 'ზურიკო კვირიკაძე'],
    ['Zurabi Kvirikadze', 'Levan Kvirikadze', 'ზურიკო კვირიკაძე', 'ზურიკო კვირიკაძე'],
    ['Ana Beridze', 'Nino Beridze', 'ანნა ბერიძე', 'ნინო ბერიძე'],
    ['Alexander Beridze', 'Gia Beridze', 'ალექსანდრე ბერიძე', 'გია ბერიძე'],
  ])('keep a word of their own: %s to %s', (before, now, own, expected) => {
    let given = withGivenWords(NO_GIVEN_WORDS, before, proposedNames(before));
    given = withGivenWords(given, before, { georgian_name: own, latin_name: before });
    const present = { georgian_name: own, latin_name: before };
    expect(followedNames(before, now, present, given).georgian_name).toBe(expected);
  });

  it('are the typed name in its own script, replacing any previous value', () => {
    expect(followed('Ana', 'ნინო', { georgian_name: 'ანნა', latin_name: 'Anne' })).toEqual({
      georgian_name: 'ნინო',
      latin_name: 'Nino',
    });
  });

  it('do not change until the typed name is valid', () => {
    expect(followed('Ana', 'Ana 2', proposed)).toEqual(proposed);
    expect(followed('Ana', '', proposed)).toEqual({ georgian_name: '', latin_name: '' });
  });
});
