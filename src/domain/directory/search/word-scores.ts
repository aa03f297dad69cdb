/** Scores how well each guide matches one word of a query. */
import { isSpellingOf, plainLatin } from '../../spelling/letters.ts';
import { BEGINNING, SIMILAR, type TermIndex } from './term-index.ts';
import { exchanged, soundKeys } from '../../spelling/sound-keys.ts';
import {
  EVERYBODY_FACT,
  factsMeant,
  kindOf,
  regionOfPlace,
  stemsOfWord,
  type Fact,
  type FactKind,
  type FactMatch,
} from './vocabulary.ts';

/** The input for the scores. */
export interface ScoredGuides {
  readonly count: number;
  /** The words of each guide's names, lower case. */
  readonly nameWords: readonly (readonly string[])[];
  /** By the sound keys of the name, its plain Latin letters where these are no key, and stems of the guide's own words. */
  readonly names: TermIndex<'name' | 'latin' | 'own'>;
  readonly withFact: ReadonlyMap<Fact, readonly number[]>;
}

/**
 * Scores are summed over the words of a query. A name outweighs everything else: ten other matches
 * score less than one name.
 */
const NAME = {
  asWritten: 1400,
  spelling: 1300,
  sound: 1200,
  beginning: 1100,
  similar: 1000,
};
/** A name that begins with a word that has its own meaning: "german" and Germane. */
const NAME_BEGINNING_OF_A_WORD = 20;
const OWN_WORD = { whole: 25, beginning: 20, similar: 10 };
const FACT: Readonly<Record<FactKind, number>> = {
  profession: 60,
  section: 60,
  also: 40,
  specialty: 35,
  place: 30,
  region: 25,
  language: 25,
  level: 25,
  everybody: 1,
};
/** For facts with 'first': an address outweighs a region that is chosen, and a ski guide a ski teacher who lives there. */
const FIRST = 10;
const FIRST_GUIDE = 20;
/** The guide works in the region that contains the requested place. */
const REGION_OF_THE_PLACE = 15;
const SHARE: Readonly<Record<FactMatch, number>> = { whole: 1, beginning: 0.6, similar: 0.4 };

const SHORTEST_SIMILAR = 3;

/** Scores the spelling of the name that matched; the sound is already known to match. */
function soundScore(word: string, nameWords: readonly string[]): number {
  if (nameWords.includes(word)) return NAME.asWritten;
  const latin = plainLatin(word);
  const isSpelled = nameWords.some((name) => {
    const latinName = plainLatin(name);
    return latinName === latin || isSpellingOf(latin, name) || isSpellingOf(latinName, word);
  });
  return isSpelled ? NAME.spelling : NAME.sound;
}

/** Returns the first name without the nominative -ი, as documents often write it: ლევან. */
function withoutNominative(key: string): string[] {
  return /[^aeiou]i$/u.test(key) ? [key.slice(0, -1)] : [];
}

/** Raises the scores of guides; each guide keeps its highest score. */
type Raise = (guides: Iterable<number>, score: number | ((guide: number) => number)) => void;

function raiser(scores: Int32Array): Raise {
  return (guides, score) => {
    for (const guide of guides) {
      const value = typeof score === 'number' ? score : score(guide);
      if (value > (scores[guide] ?? 0)) scores[guide] = value;
    }
  };
}

function raiseFacts(guides: ScoredGuides, facts: readonly Fact[], how: FactMatch, raise: Raise): void {
  for (const fact of facts) {
    const weight = FACT[kindOf(fact)];
    raise(guides.withFact.get(fact) ?? [], Math.ceil(weight * SHARE[how]));
    const more = weight + (fact === EVERYBODY_FACT ? FIRST_GUIDE : FIRST);
    raise(guides.withFact.get(`first:${fact}`) ?? [], Math.ceil(more * SHARE[how]));
    const region = regionOfPlace(fact);
    if (region) raise(guides.withFact.get(region) ?? [], Math.ceil(REGION_OF_THE_PLACE * SHARE[how]));
  }
}

/** Guides with a name that differs from the word in one letter, by sound or in plain Latin letters. */
function withNameLike(names: ScoredGuides['names'], word: string): number[] {
  const spelled = [...new Set([...soundKeys(word), plainLatin(word)])].filter(
    (key) => key.length >= SHORTEST_SIMILAR,
  );
  const turned = spelled.flatMap(exchanged);
  const inflected = stemsOfWord(word).filter((stem) => stem.length > SHORTEST_SIMILAR);
  return [
    ...names('name', spelled, SIMILAR),
    ...names('latin', spelled, SIMILAR),
    ...names('name', turned),
    ...names('latin', turned),
    ...names('name', inflected, BEGINNING),
  ];
}

/** Whether a word may mean a level, which is what was confirmed, not what anybody may write. */
function isLevel(facts: readonly Fact[]): boolean {
  return facts.some((fact) => kindOf(fact) === 'level');
}

/**
 * Raises the scores of a word by words that differ from it in a letter: used only where nobody was found by the words as
 * they stand. Returns what it may mean.
 */
export function raiseSimilar(guides: ScoredGuides, word: string, scores: Int32Array): readonly Fact[] {
  const raise = raiser(scores);
  const { names } = guides;
  raise(withNameLike(names, word), NAME.similar);
  const stems = stemsOfWord(word).filter((stem) => stem.length > SHORTEST_SIMILAR);
  const facts = factsMeant(word, 'similar');
  if (!isLevel(facts)) raise(names('own', stems, SIMILAR), OWN_WORD.similar);
  raiseFacts(guides, facts, 'similar', raise);
  return facts;
}

/**
 * Returns the score of every guide for one word of a query, 0 where it does not match, and what the word may mean. Matches
 * whole words and beginnings, in any spelling.
 * @param word lower case, as `wordsOf` returns it.
 */
export function scoresOfWord(
  guides: ScoredGuides,
  word: string,
): { readonly scores: Int32Array; readonly facts: readonly Fact[] } {
  const scores = new Int32Array(guides.count);
  const raise = raiser(scores);
  const keys = soundKeys(word);
  const { names } = guides;
  const whole = factsMeant(word, 'whole');
  raiseFacts(guides, whole, 'whole', raise);
  const named = names('name', [...keys, ...keys.flatMap(withoutNominative)]);
  raise(named, (guide) => soundScore(word, guides.nameWords[guide] ?? []));
  const beginning = whole.length > 0 ? NAME_BEGINNING_OF_A_WORD : NAME.beginning;
  const beginnings = keys.filter((key) => key.length > 1 || word.length === 1);
  raise(names('name', beginnings, BEGINNING), beginning);
  const begun = factsMeant(word, 'beginning');
  const isOfLevel = isLevel([...whole, ...begun]);
  if (!isOfLevel) raise(names('own', stemsOfWord(word)), OWN_WORD.whole);
  // Prefer people with this name to words that begin like it: "ana" and Anaklia.
  if (named.length > 0) return { scores, facts: whole };
  const long = beginnings.filter((key) => key.length >= SHORTEST_SIMILAR);
  if (!isOfLevel) raise(names('own', long, BEGINNING), OWN_WORD.beginning);
  raiseFacts(guides, begun, 'beginning', raise);
  return { scores, facts: whole.length > 0 ? whole : begun };
}
