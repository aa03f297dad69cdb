/** The free text of a query: every word must match somewhere. */
import { wordsOf } from '../../spelling/letters.ts';
import { SILENT_WORDS } from './vocabulary-words.ts';
import { kindOf, type Fact } from './vocabulary.ts';
import { raiseSimilar, scoresOfWord, type ScoredGuides } from './word-scores.ts';

/**
 * How the free text was met: there was none; by its words; only by words that differ in a letter or
 * two; by nobody, whatever the filters.
 */
export type TextMatch = 'none' | 'words' | 'similar' | 'nobody';

/** Only the first words of a text are searched. */
const MAX_WORDS = 10;

/**
 * The result for the text of a query. `scores` holds one number per guide, 0 for no match; absent
 * when all guides match equally.
 */
interface FoundByText {
  readonly text: TextMatch;
  readonly scores?: Int32Array;
  readonly unknownWords: readonly string[];
  /** What the words were read as. */
  readonly facts: readonly Fact[];
}

/** Returns the summed scores of guides that match every word, 0 for the others. */
function sumOfAll(count: number, scoresByWord: readonly Int32Array[]): Int32Array {
  const sums = new Int32Array(count);
  for (let guide = 0; guide < count; guide += 1) {
    let sum = 0;
    for (const scores of scoresByWord) {
      const score = scores[guide] ?? 0;
      sum = score === 0 ? -Infinity : sum + score;
    }
    sums[guide] = Math.max(sum, 0);
  }
  return sums;
}

/** Of all that a word may mean, what the visitor is told: words for a profession mean several, and say so themselves. */
function reading(facts: readonly Fact[]): Fact[] {
  const said = (['region', 'place', 'language', 'level'] as const).map((kind) =>
    facts.filter((fact) => kindOf(fact) === kind),
  );
  return said.find((some) => some.length > 0) ?? [];
}

function isFound(score: number): boolean {
  return score > 0;
}

function nobody(count: number, unknownWords: readonly string[]): FoundByText {
  return { text: 'nobody', scores: new Int32Array(count), unknownWords, facts: [] };
}

/**
 * @param scored called only when there is text to search.
 * @param typed the text of the query, '' for none.
 */
export function findByText(scored: () => ScoredGuides, typed: string): FoundByText {
  if (typed === '') return { text: 'none', unknownWords: [], facts: [] };
  const all = [...new Set(wordsOf(typed))];
  const words = all.filter((word) => !SILENT_WORDS.has(word)).slice(0, MAX_WORDS);
  if (words.length === 0 && all.length > 0) return { text: 'words', unknownWords: [], facts: [] };
  const guides = scored();
  if (words.length === 0) return nobody(guides.count, []);
  const scoredWords = words.map((word) => ({ word, ...scoresOfWord(guides, word) }));
  const scoresByWord = scoredWords.map(({ scores }) => scores);
  const strict = sumOfAll(guides.count, scoresByWord);
  if (strict.some(isFound)) {
    const facts = scoredWords.flatMap(({ facts: meant }) => reading(meant));
    return { text: 'words', scores: strict, unknownWords: [], facts };
  }
  const similar = scoredWords.flatMap(({ word, scores, facts }) => {
    const near = raiseSimilar(guides, word, scores);
    return reading(facts.length > 0 ? facts : near);
  });
  const tolerant = sumOfAll(guides.count, scoresByWord);
  if (tolerant.some(isFound)) return { text: 'similar', scores: tolerant, unknownWords: [], facts: similar };
  const unknown = scoredWords.filter(({ scores }) => !scores.some(isFound));
  return nobody(
    guides.count,
    unknown.map(({ word }) => word),
  );
}
