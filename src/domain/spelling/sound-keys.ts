/**
 * Rough keys of words, so that all usual spellings of a name meet in one of them. A key is in
 * lower-case Latin letters; letters of scripts whose sounds are not known here stay as they are.
 */
import { plainLatin } from './letters.ts';

/**
 * Groups of letters that people do not tell apart when they type, in one pass, the longest first; 'tsh' is თშ. Germans
 * write "dse" for ძე, "dsch" for ჯ and "tschch" for ჩხ.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  tschch: 'ch', dsch: 'z', ckh: 'ch', dsa: 'za', dse: 'ze', dsi: 'zi', dso: 'zo', dsu: 'zu', dzh: 'z', sch: 's', tch: 'c', tsh: 'ts', ch: 'c', ck: 'k', cz: 'c', dj: 'z', dz: 'z', gh: 'g', kh: 'h',
  ph: 'p', sh: 's', th: 't', ts: 'c', tz: 'c', zh: 'z', f: 'p', j: 'z', q: 'k',
}; // oxfmt-ignore
const SOUND = new RegExp(Object.keys(SOUNDS).join('|'), 'gu');

/** Latin letters that stand for two sounds: ხ or "ks", ი or ყ, წ or ვ, ც or კ. */
const TWO_SOUNDS: readonly (readonly [letter: RegExp, sounds: readonly [string, string]])[] = [
  [/x/gu, ['kh', 'ks']],
  [/y/gu, ['i', 'q']],
  [/w/gu, ['ts', 'v']],
  [/c(?![hkz])/gu, ['c', 'k']],
];

/** Heard as one letter; not ი, which is heard twice, and not digits, which make another number. */
const DOUBLED = /([^i\d])\1+/gu;

/** A key held down is no name: heard as one letter, it would be the beginning of many. */
const HELD_DOWN = /^(.)\1{2,}$/u;

/** All keys of a word; a Georgian one has one, a word with a Latin letter of two sounds more. */
export function soundKeys(word: string): string[] {
  let readings = [plainLatin(word)];
  for (const [letter, sounds] of TWO_SOUNDS) {
    if (readings[0]?.search(letter) === -1) continue;
    readings = readings.flatMap((reading) => sounds.map((sound) => reading.replace(letter, sound)));
  }
  const sounds = readings.map((reading) => reading.replace(SOUND, (group) => SOUNDS[group] ?? group));
  const keys = sounds.map((heard) => (HELD_DOWN.test(heard) ? heard : heard.replace(DOUBLED, '$1')));
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** Letters that a stem keeps at least. */
const SHORTEST_STEM = 3;

/**
 * Endings in the alphabet of the keys, longest first, removed one kind after the other: Georgian
 * postpositions and cases ("in", "of", "with", …), plurals of both languages, English -ing and -er.
 */
const ENDINGS: readonly (readonly string[])[] = [
  ['enovani', 'enovan'],
  ['istvis', 'stvis', 'tvis', 'isken', 'ken', 'amde', 'mde', 'idan', 'dan', 'isgan', 'gan', 'stan', 'tan', 'si', 'ze'],
  ['is', 'it', 'ad', 'ma', 's'],
  ['ebi', 'eb', 'ta'],
  ['ing', 'er'],
  ['a', 'e', 'i'],
]; // oxfmt-ignore

/** Returns the key without one of the endings if enough remains, else the key unchanged. */
function without(key: string, endings: readonly string[]): string {
  const ending = endings.find((one) => key.endsWith(one) && key.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? key : key.slice(0, -ending.length);
}

/**
 * Returns the key of a word and its stems without endings: a catalogue word and a query word match when
 * they share one of these.
 */
export function stemsOf(key: string): string[] {
  const stems = new Set([key, without(key, ['a', 'e', 'i'])]);
  // The dative of a word in -თი ends in "ts", which sounds like ც.
  if (key.endsWith('c') && key.length > SHORTEST_STEM) stems.add(`${key.slice(0, -1)}t`);
  let stem = key;
  for (const endings of ENDINGS) {
    stem = without(stem, endings);
    stems.add(stem);
  }
  return [...stems];
}

/** Keys with two neighbouring letters exchanged. */
export function exchanged(key: string): string[] {
  const letters = Array.from(key);
  return letters.slice(1).map((letter, index) => {
    const copy = [...letters];
    copy.splice(index, 2, letter, letters[index] ?? '');
    return copy.join('');
  });
}

const RUSSIAN_ENDING =
  /(?:ого|ему|ому|ыми|ими|ами|ями|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ой|ей|ом|ем|ую|юю|ов|ев|ах|ях|ам|ям|[аеиоуыьюяй])$/u;
const RUSSIAN = /^[а-яё]{4,}$/u;

/**
 * Returns a Russian word without its ending; undefined for other words, and when the stem would be
 * too short.
 */
export function russianStem(word: string): string | undefined {
  if (!RUSSIAN.test(word)) return undefined;
  const stem = word.replace(RUSSIAN_ENDING, '');
  return stem.length >= SHORTEST_STEM && stem !== word ? stem : undefined;
}
