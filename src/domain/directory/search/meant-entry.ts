/** What a guide may have meant by an entry that no catalogue has: the search's own closeness of words. */
import { LANGUAGES_BESIDE, PROFICIENCY_WORDS } from '../../guide/catalogues/language-synonyms.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { placesInText } from './places-in-text.ts';
import { factsMeant, kindOf, type FactMatch } from './vocabulary.ts';
import { SILENT_WORDS } from './vocabulary-words.ts';

/** The catalogues that are asked. */
export type EntryCatalogue = 'language' | 'region';

/** The closest first. */
const WAYS: readonly FactMatch[] = ['whole', 'similar', 'beginning'];

/** Whether it is right as it is. A town or valley is no region, and says more than one. */
const IS_RIGHT: Readonly<Record<EntryCatalogue, (word: string) => boolean>> = {
  language: (word) => LANGUAGES_BESIDE.has(word),
  region: (word) => placesInText(word).places.some(({ place }) => place !== undefined),
};

/**
 * The code that an entry without one may have been meant for; undefined where none is near. Entries of
 * several words mean something together: "Swiss German".
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
