/** Finds the places of the catalogue in an address or in the text a guide typed as a region. */
import { PAGE_LANGS } from '../../lang.ts';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from '../../guide/catalogues/places.ts';
import { REGION_CODES, REGION_NAMES, type RegionCode } from '../../guide/catalogues/regions.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { soundKeys } from '../../spelling/sound-keys.ts';

export interface NamedPlace {
  readonly region: RegionCode;
  /** The Georgian name, if it is a place within the region. */
  readonly place?: string;
}

/** A street named after a place is not in that place. */
const STREET_WORDS = new Set(
  'street st str avenue ave av road rd square sq lane ქუჩა ქ გამზირი გამზ ჩიხი მოედანი შესახვევი'.split(' '),
);

function createTable(): ReadonlyMap<string, NamedPlace> {
  const table = new Map<string, NamedPlace>();
  const add = (text: string, named: NamedPlace) => {
    const words = wordsOf(text);
    for (const key of words.length === 1 ? words.flatMap(soundKeys) : []) {
      if (!table.has(key)) table.set(key, named);
    }
  };
  for (const region of REGION_CODES) {
    for (const place of PLACES_OF_REGION[region]) {
      for (const name of [place, ...(OTHER_PLACE_NAMES[place] ?? [])]) add(name, { region, place });
    }
  }
  for (const region of REGION_CODES) {
    const words = PAGE_LANGS.flatMap((lang) => wordsOf(REGION_NAMES[region][lang]));
    for (const name of [region, ...words, ...(OTHER_PLACE_NAMES[region] ?? [])]) add(name, { region });
  }
  return table;
}

let table: ReadonlyMap<string, NamedPlace> | undefined;

/** The places found in a text, in its order, and its other words without names of streets. */
export function placesInText(text: string) {
  const known = (table ??= createTable());
  const words = wordsOf(text);
  const places: NamedPlace[] = [];
  const otherWords: string[] = [];
  for (const [index, word] of words.entries()) {
    if (STREET_WORDS.has(word) || STREET_WORDS.has(words[index + 1] ?? '')) continue;
    const key = soundKeys(word).find((one) => known.has(one));
    const place = key === undefined ? undefined : known.get(key);
    if (place) places.push(place);
    else otherWords.push(word);
  }
  return { places, otherWords };
}
