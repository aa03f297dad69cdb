/**
 * Maps words of a query to the facts about guides that they may mean. A fact is a short text such
 * as 'region:svaneti'; the index stores the guides of each fact.
 */
import { PAGE_LANGS, type CodeNames, type Lang } from '../../lang.ts';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from '../../guide/catalogues/places.ts';
import { REGION_CODES, REGION_NAMES, type RegionCode } from '../../guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../../guide/catalogues/specialties.ts';
import { LANGUAGE_SYNONYMS } from '../../guide/catalogues/language-synonyms.ts';
import { SPECIALTY_SYNONYMS } from '../../guide/catalogues/specialty-synonyms.ts';
import { CERTIFICATION_NAMES } from '../../guide/certification.ts';
import { EDITOR_PROFESSION_NAMES } from '../../guide/professions.ts';
import { SPOKEN_LANGUAGES } from '../../guide/spoken-languages.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { romanizedName } from '../../spelling/romanize.ts';
import { GUIDE_FILTERS } from '../guide-filters.ts';
import { BEGINNING, createTermIndex, SIMILAR } from './term-index.ts';
import { exchanged, russianStem, soundKeys, stemsOf } from '../../spelling/sound-keys.ts';
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
/**
 * 'first' stands before a fact for those who come first where it is asked for: before the place or region of an address
 * that the guide shows, and before that of everybody for professions that are called a guide.
 */
export type Fact = `${FactKind | 'first'}:${string}`;

/** The fact that is true of every guide. */
export const EVERYBODY_FACT: Fact = 'everybody:';

export function kindOf(fact: Fact): FactKind {
  const kind = FACT_KINDS.find((one) => fact.startsWith(`${one}:`));
  if (!kind) throw new Error(`No fact: ${fact}`);
  return kind;
}

interface Entry {
  readonly id: Fact;
  readonly text: string;
}

type Words = Readonly<Partial<Record<string, string | readonly string[]>>>;

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

/** By kind the names of the codes, and other words for them. */
const CATALOGUES: Readonly<Partial<Record<FactKind, readonly [names: CodeNames, others: Words]>>> = {
  profession: [EDITOR_PROFESSION_NAMES, PROFESSION_WORDS],
  section: [GUIDE_FILTERS.profession.names, PROFESSION_WORDS],
  specialty: [SPECIALTY_NAMES, SPECIALTY_SYNONYMS],
  language: [SPOKEN_LANGUAGES, LANGUAGE_SYNONYMS],
  region: [REGION_NAMES, OTHER_PLACE_NAMES],
  level: [CERTIFICATION_NAMES, LEVEL_WORDS],
};

/** Returns what a fact is called; a place with its region. */
export function factName(fact: Fact, lang: Lang): string {
  const kind = kindOf(fact);
  const code = fact.slice(kind.length + 1);
  const region = REGION_OF_PLACE.get(fact);
  if (region === undefined) return CATALOGUES[kind]?.[0][code]?.[lang] ?? code;
  return `${lang === 'ka' ? code : romanizedName(code)}, ${REGION_NAMES[region][lang]}`;
}

function entriesOf(kind: FactKind): Entry[] {
  const [names = {}, others = {}] = CATALOGUES[kind] ?? [];
  return Object.entries(names).map(([code, name]) => ({
    id: `${kind}:${code}`,
    text: [...PAGE_LANGS.map((lang) => name[lang]), ...[others[code] ?? []].flat()].join(' '),
  }));
}

function allEntries(): Entry[] {
  return [
    ...FACT_KINDS.flatMap(entriesOf),
    ...Object.values(PLACES_OF_REGION)
      .flat()
      // The Latin name is found by sound.
      .map((place): Entry => ({
        id: `place:${place}`,
        text: [place, ...(OTHER_PLACE_NAMES[place] ?? [])].join(' '),
      })),
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

function createVocabulary() {
  const entries = allEntries();
  const documents = entries.map((entry) => ({ terms: termsOf(entry).join(' ') }));
  return { facts: entries.map(({ id }) => id), index: createTermIndex(['terms'], documents) };
}

let made: ReturnType<typeof createVocabulary> | undefined;

/** How much of a catalogue word the query word matches. */
export type FactMatch = 'whole' | 'beginning' | 'similar';

/** Letters from which a word may be the beginning of one, or be similar to one. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_SIMILAR = 4;

/** Nearly every guide speaks it, and its English name begins like a first name: Georgi. */
const GEORGIAN_LANGUAGE: Fact = 'language:ka';

function entriesMeant(word: string, how: FactMatch): Fact[] {
  const { facts, index } = (made ??= createVocabulary());
  const factsAt = (places: readonly number[]) => places.flatMap((place) => facts[place] ?? []);
  if (how === 'whole') return factsAt(index('terms', stemsOfWord(word)));
  const keys = soundKeys(word);
  if (how === 'beginning') {
    const long = keys.filter((key) => key.length >= SHORTEST_BEGINNING);
    return factsAt(index('terms', long, BEGINNING)).filter((fact) => fact !== GEORGIAN_LANGUAGE);
  }
  // The same letters in another order are this word rather than one that has another letter.
  const turned = factsAt(index('terms', keys.flatMap(exchanged).flatMap(stemsOf)));
  if (turned.length > 0) return turned;
  const stems = stemsOfWord(word).filter((stem) => stem.length >= SHORTEST_SIMILAR);
  return factsAt(index('terms', stems, SIMILAR));
}

/**
 * The facts that a word may mean.
 * @param how whole words, words that begin so, or words that differ in one letter.
 */
export function factsMeant(word: string, how: FactMatch): Fact[] {
  return entriesMeant(word, how).flatMap((fact) =>
    kindOf(fact) === 'section' ? [fact, `also:${fact.slice('section:'.length)}` as const] : fact,
  );
}
