/** Whether names in whatever script may be those of one person. */
import { wordsOf } from './letters.ts';
import { soundKeys } from './sound-keys.ts';

function keysOf(name: string): Set<string> {
  return new Set(wordsOf(name).flatMap(soundKeys));
}

/**
 * False where no word of one name sounds like a word of the other. First names alone often differ
 * ("Alexander" for ალექსანდრე), so one common word is enough. An empty name differs from none.
 */
export function mayBeOneName(one: string, other: string): boolean {
  const keys = keysOf(one);
  const others = keysOf(other);
  return keys.size === 0 || others.size === 0 || [...keys].some((key) => others.has(key));
}
