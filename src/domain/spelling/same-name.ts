/** Compares names in any script to tell whether they may belong to one person. */
import { wordsOf } from './letters.ts';
import { toGeorgianName } from './name-scripts.ts';
import { soundKeys } from './sound-keys.ts';

/** Returns whether the last word of a name, usually the surname, sounds like any word of the other. */
function isSurnameIn(words: readonly string[], others: readonly string[]): boolean {
  const surname = soundKeys(words.at(-1) ?? '');
  const keys = new Set(others.flatMap(soundKeys));
  return surname.length === 0 || keys.size === 0 || surname.some((key) => keys.has(key));
}

/**
 * Returns false if the surnames sound different. First names often differ ("Alexander" for ალექსანდრე),
 * and the order of the words may. An empty name matches every name, and a name the Georgian one that is proposed for it.
 */
export function mayBeOneName(one: string, other: string): boolean {
  if (toGeorgianName(one) === other || toGeorgianName(other) === one) return true;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return isSurnameIn(words, others) && isSurnameIn(others, words);
}
