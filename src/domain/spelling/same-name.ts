/** Compares names in any script to tell whether they may belong to one person. */
import { wordsOf } from './letters.ts';
import { soundKeys } from './sound-keys.ts';

function keysOf(name: string): Set<string> {
  return new Set(wordsOf(name).flatMap(soundKeys));
}

/**
 * Returns false if no word of one name sounds like a word of the other. First names alone often differ
 * ("Alexander" for ალექსანდრე), so one common word is enough. An empty name matches every name.
 */
export function mayBeOneName(one: string, other: string): boolean {
  const keys = keysOf(one);
  const others = keysOf(other);
  return keys.size === 0 || others.size === 0 || [...keys].some((key) => others.has(key));
}
