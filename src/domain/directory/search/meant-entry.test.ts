import { expect, test } from 'vitest';
import { meantEntry } from './meant-entry.ts';

test.each([
  ['Germn', 'de'],
  ['Gemran', 'de'],
  ['Deutsh', 'de'],
  ['Deutch', 'de'],
  ['Englsh', 'en'],
  ['Inglish', 'en'],
  ['Eng', 'en'],
  ['fluent Englih', 'en'],
  ['Frensh', 'fr'],
  ['Ukranian', 'uk'],
  ['გერმანლი', 'de'],
  ['ინგლსური', 'en'],
])('the language "%s" may be meant for %s', (typed, code) => {
  expect(meantEntry('language', typed)).toBe(code);
});

test.each([
  ['Swanetti', 'svaneti'],
  ['Swanetia', 'svaneti'],
  ['Kazbgi', 'kazbegi'],
  ['Tushety', 'tusheti'],
  ['თუშათი', 'tusheti'],
])('the region "%s" may be meant for %s', (typed, code) => {
  expect(meantEntry('region', typed)).toBe(code);
});

test('proposes nothing for a language that is in no catalogue and close to none', () => {
  const others = (
    'Swedish Danish Norwegian Finnish Japanese Korean Hindi Urdu Greek Hungarian Romanian Bulgarian Estonian Latvian ' +
    'Lithuanian Kurdish Ossetian Abkhazian Portuguese Slovak Slovenian Croatian Serbian Belarusian Catalan Svan ' +
    'Mingrelian Laz Chechen Avar Kazakh Uzbek Thai Vietnamese Latin Albanian Icelandic Mongolian Tatar Basque ' +
    'სვანური მეგრული ლაზური იაპონური შვედური ოსური აფხაზური ბერძნული კორეული ბულგარული რუმინული ლიტვური ესტონური ' +
    'ფინური დანიური ქურთული ჩეჩნური პორტუგალიური უნგრული სერბული'
  ).split(' ');
  const taken = others.filter((typed) => meantEntry('language', typed) !== undefined);
  expect([...taken, meantEntry('language', 'Swiss German')]).toEqual([undefined]);
});

test('proposes nothing for places and for mountains abroad', () => {
  const places =
    'Mestia Ushguli Gudauri Omalo Bakhmaro Shkhara Alps Dolomites Pamir Ararat Goderdzi Everywhere';
  const taken = places.split(' ').filter((typed) => meantEntry('region', typed) !== undefined);
  expect([...taken, meantEntry('region', 'My own valley')]).toEqual([undefined]);
});
