/**
 * Suggests the catalogue entry a guide may have meant by an unknown entry, using the word
 * similarity of the search.
 */
import { LANGUAGES_BESIDE, PROFICIENCY_WORDS } from '../../guide/catalogues/language-synonyms.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { placesInText } from './places-in-text.ts';
import { factsMeant, kindOf, type FactMatch } from './vocabulary.ts';
import { SILENT_WORDS } from './vocabulary-words.ts';

/** The catalogues that can be searched. */
export type EntryCatalogue = 'language' | 'region';

/** The closest match first. */
const WAYS: readonly FactMatch[] = ['whole', 'similar', 'beginning'];

/**
 * Whether an entry is correct as typed. A town or valley is not a region, but says more than one.
 */
const IS_RIGHT: Readonly<Record<EntryCatalogue, (word: string) => boolean>> = {
  language: (word) => LANGUAGES_BESIDE.has(word),
  region: (word) => placesInText(word).places.some(({ place }) => place !== undefined),
};

/**
 * Returns the code that an unknown entry may stand for, or undefined when none is close. The words
 * of an entry are matched together: "Swiss German".
 */
export function meantEntry(catalogue: EntryCatalogue, typed: string): string | undefined {
  const [word, ...others] = wordsOf(typed).filter(
    (one) => !PROFICIENCY_WORDS.has(one) && !SILENT_WORDS.has(one),
  );
  if (word === undefined || others.length > 0 || IS_RIGHT[catalogue](word)) return undefined;
  for (const how of WAYS) {
    const fact = factsMeant(word, how).find((one) => kindOf(one) === catalogue);
    if (fact) return fact.slice(catalogue.length + 1);
  }
  return undefined;
}
