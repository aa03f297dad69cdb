import { describe, expect, it } from 'vitest';
import { codeName, PAGE_LANGS, type Localized } from '../../lang.ts';
import { LIMITS } from '../../limits.ts';
import { keysOf } from '../../record-of.ts';
import { isListItem } from '../../text.ts';
import { toEntries, toLanguage, toRegion, toSpecialty } from './catalogue-entries.ts';
import { LANGUAGE_SYNONYMS } from './language-synonyms.ts';
import { SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from './places.ts';
import { REGION_CODES, REGION_NAMES } from './regions.ts';
import { SPECIALTY_NAMES } from './specialties.ts';
import { SPECIALTY_SYNONYMS } from './specialty-synonyms.ts';

describe('specialties', () => {
  it.each([
    ['Ice climbing', 'ice-climbing'],
    [' ყინულზე ცოცვა ', 'ice-climbing'],
    ['ice-climbing', 'ice-climbing'],
    ['OFF PISTE', 'freeride'],
    ['mtb', 'mountain-biking'],
    ['Wine and mountains', 'Wine and mountains'],
    ['ღვინო', 'ღვინო'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toEntries([typed], toSpecialty)).toEqual([stored]);
  });

  it('are stored once, without blank entries', () => {
    expect(toEntries(['Freeride', 'ფრირაიდი', ' ', 'Own', 'Own'], toSpecialty)).toEqual(['freeride', 'Own']);
  });

  it('are shown in the language of the page, unknown entries as typed', () => {
    expect(codeName(SPECIALTY_NAMES, 'freeride', 'ka')).toBe('ფრირაიდი');
    expect(codeName(SPECIALTY_NAMES, 'toString', 'ka')).toBe('toString');
  });

  it.each(keysOf(SPECIALTY_NAMES))('%s is what all its words are stored as', (code) => {
    const words = [
      ...PAGE_LANGS.map((lang) => SPECIALTY_NAMES[code][lang]),
      ...(SPECIALTY_SYNONYMS[code] ?? []),
    ];
    expect(toEntries(words, toSpecialty)).toEqual([code]);
  });
});

describe('languages', () => {
  it.each([
    ['English', 'en'],
    [' gErMaN ', 'de'],
    ['ქართული', 'ka'],
    ['fr', 'fr'],
    ['Deutsch', 'de'],
    ['ინგლისურად კარგად', 'en'],
    ['I speak fluent English', 'en'],
    ['Русский', 'ru'],
    [' Svan ', 'Svan'],
    ['fluent', 'fluent'],
    ['English and something', 'English and something'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toEntries([typed], toLanguage)).toEqual([stored]);
  });

  it.each(Object.keys(SPOKEN_LANGUAGES))('stores every name of %s under the same code', (code) => {
    const names = PAGE_LANGS.map((lang) => SPOKEN_LANGUAGES[code]?.[lang] ?? '');
    expect(toEntries([...names, ...(LANGUAGE_SYNONYMS[code] ?? [])], toLanguage)).toEqual([code]);
  });
});

describe('regions', () => {
  it.each([
    ['Svaneti', 'svaneti'],
    ['ზემო სვანეთი', 'svaneti'],
    ['Kazbegi', 'kazbegi'],
    ['ხევი', 'kazbegi'],
    ['Racha', 'racha'],
    ['Achara', 'adjara'],
    ['Mestia', 'Mestia'],
    ['Caucasus', 'Caucasus'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toEntries([typed], toRegion)).toEqual([stored]);
  });

  it('are shown in the language of the page, unknown entries as typed', () => {
    expect(codeName(REGION_NAMES, 'racha', 'en')).toBe('Racha-Lechkhumi');
    expect(codeName(REGION_NAMES, 'Mestia', 'ka')).toBe('Mestia');
  });

  it.each(REGION_CODES.map((code) => [code]))('%s is what all its names are stored as', (code) => {
    const words = [...PAGE_LANGS.map((lang) => REGION_NAMES[code][lang]), ...(OTHER_PLACE_NAMES[code] ?? [])];
    expect(toEntries(words, toRegion)).toEqual([code]);
  });

  it('have their own places, each in one region', () => {
    const places = Object.values(PLACES_OF_REGION).flat();
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => !/^[ა-ჰ]+$/u.test(place))).toEqual([]);
    const named = Object.keys(OTHER_PLACE_NAMES);
    expect(named.filter((name) => !places.includes(name) && !Object.hasOwn(REGION_NAMES, name))).toEqual([]);
  });
});

it('allows every catalogue name as a list entry', () => {
  const names: readonly Localized[] = [...Object.values(SPECIALTY_NAMES), ...Object.values(REGION_NAMES)];
  const texts = names.flatMap((name) => PAGE_LANGS.map((lang) => name[lang]));
  expect(texts.filter((text) => !isListItem(text) || text.length > LIMITS.listItem)).toEqual([]);
});

it('stores a single entry as in a list, and nothing for a blank', () => {
  expect([toLanguage('German'), toRegion('სვანეთი'), toSpecialty('Freeride')]).toEqual([
    'de',
    'svaneti',
    'freeride',
  ]);
  expect([toLanguage(' '), toRegion(' '), toSpecialty(' ')]).toEqual(['', '', '']);
});
