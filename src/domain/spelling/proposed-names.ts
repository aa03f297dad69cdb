/** The names of a guide in both scripts: those derived from the typed name, and the proposals. */
import { isNameIn, isPersonName } from '../guide/name.ts';
import { wordsOf } from './letters.ts';
import { toGeorgianName, toLatinName } from './name-scripts.ts';
import { soundKeys } from './sound-keys.ts';

export interface ScriptNames {
  readonly georgian_name: string;
  readonly latin_name: string;
}

const NAME_SCRIPTS = { georgian_name: 'georgian', latin_name: 'latin' } as const;
export type ScriptNameField = keyof ScriptNames;
export const SCRIPT_NAME_FIELDS: readonly ScriptNameField[] = ['georgian_name', 'latin_name'];

const SPELLERS = { georgian_name: toGeorgianName, latin_name: toLatinName };

function spelled(field: ScriptNameField, name: string): string {
  const whole = SPELLERS[field](name);
  if (isNameIn(NAME_SCRIPTS[field], whole)) return whole;
  // Words may have different scripts, so each is converted separately.
  const words = name.split(' ').map(SPELLERS[field]).join(' ');
  return isNameIn(NAME_SCRIPTS[field], words) ? words : '';
}

/** Returns whether the name is typed in the script of the field, so that no proposal is needed. */
export function isTypedIn(field: ScriptNameField, name: string): boolean {
  return isNameIn(NAME_SCRIPTS[field], name);
}

/** A proposal for each script; '' where there is none, as for a name of other letters. */
export function proposedNames(name: string): ScriptNames {
  if (!isPersonName(name)) return { georgian_name: '', latin_name: '' };
  return { georgian_name: spelled('georgian_name', name), latin_name: spelled('latin_name', name) };
}

function wordsOfName(name: string): string[] {
  return name.split(' ').filter(Boolean);
}

/** Returns how many words two names have in common from the first one on. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index]);
  return end === -1 ? one.length : end;
}

/**
 * Returns a corrected name after the typed one changed: its words for unchanged words stay, the changed ones
 * are proposed anew. Undefined if the words do not correspond.
 */
function withChangedWords(
  field: ScriptNameField,
  before: string,
  now: string,
  present: string,
): string | undefined {
  const [typed, next, own] = [wordsOfName(before), wordsOfName(now), wordsOfName(present)];
  if (typed.length !== own.length) return undefined;
  const start = commonWords(typed, next);
  const end = commonWords(typed.slice(start).reverse(), next.slice(start).reverse());
  const proposed = next.slice(start, next.length - end).map((word) => spelled(field, word));
  if (proposed.includes('')) return undefined;
  return [...own.slice(0, start), ...proposed, ...own.slice(own.length - end)].join(' ');
}

/** Returns whether each word of one name sounds like that of the other. */
function sounds(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const isAlike = (word: string, index: number) => {
    const keys = soundKeys(others[index] ?? '');
    return soundKeys(word).some((key) => keys.includes(key));
  };
  return words.length === others.length && words.every(isAlike);
}

/** Words that the guide has given each name before, the latest first. */
export type GivenWords = Readonly<Record<ScriptNameField, readonly string[]>>;

const KEPT_WORDS = 20;

/** Returns the words with those of names that the guide has just given. */
export function withGivenWords(given: GivenWords, { georgian_name, latin_name }: ScriptNames): GivenWords {
  const add = (field: ScriptNameField, name: string) =>
    [...new Set([...wordsOfName(name), ...given[field]])].slice(0, KEPT_WORDS);
  return { georgian_name: add('georgian_name', georgian_name), latin_name: add('latin_name', latin_name) };
}

/** Returns the name with the words that the guide has given before for words that sound like them. */
function asGiven(name: string, typed: string, given: readonly string[]): string {
  const [words, others] = [wordsOfName(name), wordsOfName(typed)];
  if (words.length !== others.length) return name;
  return words.map((word, index) => given.find((one) => sounds(others[index] ?? '', one)) ?? word).join(' ');
}

/**
 * Returns the names after the typed one changed: the name in its script is the same. The other is updated
 * while it equals the previous proposal; of a name the guide has corrected, only the words that changed, and
 * nothing where the typed name has been corrected to sound like it.
 * @param given a corrected word comes back where the typed one, letter by letter, comes to sound like it again.
 */
export function followedNames(
  before: string,
  now: string,
  present: ScriptNames,
  given: GivenWords,
): ScriptNames {
  if (now !== '' && !isPersonName(now)) return present;
  const [earlier, proposed] = [proposedNames(before), proposedNames(now)];
  const followed = (field: ScriptNameField) => {
    if (isTypedIn(field, now)) return proposed[field];
    const own = present[field];
    if (own === '' || own === earlier[field]) return asGiven(proposed[field], now, given[field]);
    if (sounds(now, own)) return own;
    return asGiven(withChangedWords(field, before, now, own) ?? own, now, given[field]);
  };
  return { georgian_name: followed('georgian_name'), latin_name: followed('latin_name') };
}
