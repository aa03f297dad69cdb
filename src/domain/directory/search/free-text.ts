/** The free text of a query: every word must match somewhere. */
import { wordsOf } from '../../spelling/letters.ts';
import { SILENT_WORDS } from './vocabulary-words.ts';
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

function isFound(score: number): boolean {
  return score > 0;
}

function nobody(count: number, unknownWords: readonly string[]): FoundByText {
  return { text: 'nobody', scores: new Int32Array(count), unknownWords };
}

/**
 * @param scored called only when there is text to search.
 * @param typed the text of the query, '' for none.
 */
export function findByText(scored: () => ScoredGuides, typed: string): FoundByText {
  if (typed === '') return { text: 'none', unknownWords: [] };
  const all = [...new Set(wordsOf(typed))];
  const words = all.filter((word) => !SILENT_WORDS.has(word)).slice(0, MAX_WORDS);
  if (words.length === 0 && all.length > 0) return { text: 'words', unknownWords: [] };
  const guides = scored();
  if (words.length === 0) return nobody(guides.count, []);
  const scoredWords = words.map((word) => ({ word, scores: scoresOfWord(guides, word) }));
  const scoresByWord = scoredWords.map(({ scores }) => scores);
  const strict = sumOfAll(guides.count, scoresByWord);
  if (strict.some(isFound)) return { text: 'words', scores: strict, unknownWords: [] };
  for (const { word, scores } of scoredWords) raiseSimilar(guides, word, scores);
  const tolerant = sumOfAll(guides.count, scoresByWord);
  if (tolerant.some(isFound)) return { text: 'similar', scores: tolerant, unknownWords: [] };
  const unknown = scoredWords.filter(({ scores }) => !scores.some(isFound));
  return nobody(
    guides.count,
    unknown.map(({ word }) => word),
  );
}
