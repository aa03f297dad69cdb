/**
 * Maps words of a query to the facts about guides that they may mean. A fact is a short text such
 * as 'region:svaneti'; the index stores the guides of each fact.
 */
import MiniSearch from 'minisearch';
import { PAGE_LANGS, type Localized } from '../../lang.ts';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from '../../guide/catalogues/places.ts';
import { REGION_CODES, REGION_NAMES, type RegionCode } from '../../guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../../guide/catalogues/specialties.ts';
import { LANGUAGE_SYNONYMS } from '../../guide/catalogues/language-synonyms.ts';
import { SPECIALTY_SYNONYMS } from '../../guide/catalogues/specialty-synonyms.ts';
import { CERTIFICATION_NAMES } from '../../guide/certification.ts';
import { DIRECTORY_GROUPS, EDITOR_PROFESSION_NAMES } from '../../guide/professions.ts';
import { SPOKEN_LANGUAGES } from '../../guide/spoken-languages.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { exchanged, soundKeys, stemsOf } from '../../spelling/sound-keys.ts';
import {
  RUSSIAN_LANGUAGES,
  RUSSIAN_LEVELS,
  RUSSIAN_PROFESSIONS,
  RUSSIAN_SPECIALTIES,
  russianStem,
} from './russian-words.ts';
import {
  EVERYBODY_WORDS,
  LEVEL_WORDS,
  PROFESSION_WORDS,
  SILENT_WORDS,
  TEACHING_WORDS,
} from './vocabulary-words.ts';

/**
 * What a fact is about. 'also' marks a section that accepts the guide's profession besides its own.
 */
const FACT_KINDS = [
  'profession',
  'section',
  'also',
  'specialty',
  'language',
  'region',
  'place',
  'level',
  'everybody',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export type Fact = `${FactKind}:${string}`;

/** The fact that is true of every guide. */
export const EVERYBODY_FACT: Fact = 'everybody:';

const KIND_OF_FACT = /^(\w+):/u;

function toKind(text: string): FactKind | undefined {
  const name = KIND_OF_FACT.exec(text)?.[1];
  return FACT_KINDS.find((kind) => kind === name);
}

export function kindOf(fact: Fact): FactKind {
  const kind = toKind(fact);
  if (!kind) throw new Error(`No fact: ${fact}`);
  return kind;
}

interface Entry {
  readonly id: Fact;
  readonly text: string;
}

type Words = Readonly<Partial<Record<string, string | readonly string[]>>>;

function entriesOf(
  kind: FactKind,
  names: Readonly<Record<string, Localized>>,
  ...others: readonly Words[]
): Entry[] {
  return Object.entries(names).map(([code, name]) => ({
    id: `${kind}:${code}`,
    text: [...PAGE_LANGS.map((lang) => name[lang]), ...others.flatMap((words) => words[code] ?? [])].join(
      ' ',
    ),
  }));
}

const SECTION_NAMES = Object.fromEntries(
  Object.entries(DIRECTORY_GROUPS).map(([slug, group]) => [slug, group.name]),
);

const REGION_OF_PLACE: ReadonlyMap<Fact, RegionCode> = new Map(
  REGION_CODES.flatMap((region) =>
    PLACES_OF_REGION[region].map((place) => [`place:${place}`, region] as const),
  ),
);

/** The fact of the region that the place of a fact is in. */
export function regionOfPlace(fact: Fact): Fact | undefined {
  const region = REGION_OF_PLACE.get(fact);
  return region && `region:${region}`;
}

/** Returns all names of a place as one text; the Latin name is found by sound. */
function placeText(place: string): string {
  return [place, ...(OTHER_PLACE_NAMES[place] ?? [])].join(' ');
}

function allEntries(): Entry[] {
  return [
    ...entriesOf('profession', EDITOR_PROFESSION_NAMES, PROFESSION_WORDS, RUSSIAN_PROFESSIONS),
    ...entriesOf('section', SECTION_NAMES, PROFESSION_WORDS, RUSSIAN_PROFESSIONS),
    ...entriesOf('specialty', SPECIALTY_NAMES, SPECIALTY_SYNONYMS, RUSSIAN_SPECIALTIES),
    ...entriesOf('language', SPOKEN_LANGUAGES, LANGUAGE_SYNONYMS, RUSSIAN_LANGUAGES),
    ...entriesOf('region', REGION_NAMES, OTHER_PLACE_NAMES),
    ...Object.values(PLACES_OF_REGION)
      .flat()
      .map((place): Entry => ({ id: `place:${place}`, text: placeText(place) })),
    ...entriesOf('level', CERTIFICATION_NAMES, LEVEL_WORDS, RUSSIAN_LEVELS),
    { id: EVERYBODY_FACT, text: `${EVERYBODY_WORDS} ${TEACHING_WORDS}` },
  ];
}

/** All stems by which a word is found in the catalogues. */
export function stemsOfWord(word: string): string[] {
  const readings = [word, russianStem(word) ?? []].flat();
  return [...new Set(readings.flatMap(soundKeys).flatMap(stemsOf))];
}

const EVERYBODY = new Set(wordsOf(EVERYBODY_WORDS).flatMap(stemsOfWord));

/**
 * "Guide" is part of every profession name: only the fact "everybody" has it as a term. Silent
 * words belong to no fact.
 */
function termsOf(entry: Entry): string[] {
  const words = wordsOf(entry.text).filter((word) => !SILENT_WORDS.has(word));
  const stems = words.map(stemsOfWord);
  const own =
    entry.id === EVERYBODY_FACT ? stems : stems.filter((list) => !list.some((stem) => EVERYBODY.has(stem)));
  return [...new Set(own.flat())];
}

function createIndex(): MiniSearch<{ readonly id: Fact; readonly terms: string }> {
  const index = new MiniSearch<{ readonly id: Fact; readonly terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(allEntries().map((entry) => ({ id: entry.id, terms: termsOf(entry).join(' ') })));
  return index;
}

let made: ReturnType<typeof createIndex> | undefined;

/** How much of a catalogue word the query word matches. */
export type FactMatch = 'whole' | 'beginning' | 'similar';

function alsoInSection(section: Fact): Fact {
  return `also:${section.slice('section:'.length)}`;
}

/** Letters from which a word may be the beginning of one, or be similar to one. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_SIMILAR = 4;

function isFact(id: unknown): id is Fact {
  return typeof id === 'string' && toKind(id) !== undefined;
}

function search(terms: readonly string[], options: { prefix?: boolean; fuzzy?: number }): Fact[] {
  if (terms.length === 0) return [];
  made ??= createIndex();
  return made
    .search(terms.join(' '), options)
    .map(({ id }): unknown => id)
    .filter(isFact);
}

/** Nearly every guide speaks it, and its English name begins like a first name: Georgi. */
const GEORGIAN_LANGUAGE: Fact = 'language:ka';

function entriesMeant(word: string, how: FactMatch): Fact[] {
  if (how === 'whole') return search(stemsOfWord(word), {});
  const keys = soundKeys(word);
  if (how === 'beginning') {
    const long = keys.filter((key) => key.length >= SHORTEST_BEGINNING);
    return search(long, { prefix: true }).filter((fact) => fact !== GEORGIAN_LANGUAGE);
  }
  // The same letters in another order are this word rather than one that has another letter.
  const turned = search(keys.flatMap(exchanged).flatMap(stemsOf), {});
  if (turned.length > 0) return turned;
  return search(
    stemsOfWord(word).filter((stem) => stem.length >= SHORTEST_SIMILAR),
    { fuzzy: 1 },
  );
}

/**
 * The facts that a word may mean.
 * @param how whole words, words that begin so, or words that differ in one letter.
 */
export function factsMeant(word: string, how: FactMatch): Fact[] {
  return entriesMeant(word, how).flatMap((fact) =>
    kindOf(fact) === 'section' ? [fact, alsoInSection(fact)] : fact,
  );
}
