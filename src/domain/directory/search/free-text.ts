/** The free text of a query: every word must match somewhere, but for those that match nobody. */
import { wordsOf } from '../../spelling/letters.ts';
import type { DirectoryPage } from '../directory-page.ts';
import { SILENT_WORDS } from './vocabulary-words.ts';
import { kindOf, type Fact } from './vocabulary.ts';
import { raiseSimilar, scoresOfWord, type ScoredGuides } from './word-scores.ts';

/** Only the first words of a text are searched. */
const MAX_WORDS = 10;

/**
 * The result for the text of a query. `scores` holds one number per guide, 0 for no match; absent
 * when all guides match equally.
 */
interface FoundByText extends Pick<DirectoryPage, 'text' | 'unknownWords'> {
  readonly scores?: Int32Array;
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

/**
 * Returns what of all that a word may mean the visitor is told: one kind of it. Of a section and a specialty, only those
 * that somebody found has, because most words mean several.
 */
function reading(facts: readonly Fact[], { withFact }: ScoredGuides, sums: Int32Array): Fact[] {
  const isMet = (fact: Fact) => withFact.get(fact)?.some((guide) => (sums[guide] ?? 0) > 0);
  const told = facts.filter((fact) => !['section', 'specialty'].includes(kindOf(fact)) || isMet(fact));
  const kinds = ['region', 'place', 'language', 'level', 'section', 'specialty'] as const;
  const kind = kinds.find((one) => told.some((fact) => kindOf(fact) === one));
  return told.filter((fact) => kindOf(fact) === kind);
}

function nobody(count: number): FoundByText {
  return { text: 'nobody', scores: new Int32Array(count), unknownWords: [], facts: [] };
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
  return findByWords(scored(), words);
}

/** Words that nobody has rule nobody out; the page names them. */
function findByWords(guides: ScoredGuides, words: readonly string[]): FoundByText {
  if (words.length === 0) return nobody(guides.count);
  const scoredWords = words.map((word) => ({ word, ...scoresOfWord(guides, word) }));
  const scoresByWord = scoredWords.map(({ scores }) => scores);
  const toldOf = (meant: readonly (readonly Fact[])[], sums: Int32Array) =>
    meant.flatMap((facts) => reading(facts, guides, sums));
  const strict = sumOfAll(guides.count, scoresByWord);
  if (strict.some(Boolean)) {
    const meant = scoredWords.map(({ facts }) => facts);
    return { text: 'words', scores: strict, unknownWords: [], facts: toldOf(meant, strict) };
  }
  const similar = scoredWords.map(({ word, scores, facts }) => {
    const near = raiseSimilar(guides, word, scores);
    return facts.length > 0 ? facts : near;
  });
  const tolerant = sumOfAll(guides.count, scoresByWord);
  if (tolerant.some(Boolean))
    return { text: 'similar', scores: tolerant, unknownWords: [], facts: toldOf(similar, tolerant) };
  const known = scoredWords.filter(({ scores }) => scores.some(Boolean)).map(({ word }) => word);
  const unknownWords = words.filter((word) => !known.includes(word));
  // Without the number of a member, nobody is meant.
  const isLess = unknownWords.length > 0 && !unknownWords.some((word) => /\d/u.test(word));
  return { ...(isLess ? findByWords(guides, known) : nobody(guides.count)), unknownWords };
}
