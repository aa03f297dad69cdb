/** The names of a guide in both scripts: those derived from the typed name, and the proposals. */
import { isNameIn, isPersonName } from '../guide/name.ts';
import { wordsOf } from './letters.ts';
import { toGeorgianName, toLatinName } from './name-scripts.ts';
import { isOneErrorAway } from './one-error.ts';
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

/** Returns whether each word of one name sounds like that of the other. */
function sounds(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => isAlike(word, others[index] ?? ''));
}

function isAlike(word: string, other: string): boolean {
  const keys = soundKeys(other);
  return soundKeys(word).some((key) => keys.includes(key));
}

/** Returns whether a word is the proposal for a typed one, or a spelling of it, perhaps with one error. */
function isAbout(field: ScriptNameField, word: string, typed: string): boolean {
  const keys = soundKeys(typed);
  return (
    word === spelled(field, typed) ||
    soundKeys(word).some((one) => keys.some((key) => one === key || isOneErrorAway(one, key)))
  );
}

/** For each name, which word the guide gave last for a typed word. */
export type GivenWords = Readonly<Record<ScriptNameField, ReadonlyMap<string, string>>>;

export const NO_GIVEN_WORDS: GivenWords = { georgian_name: new Map(), latin_name: new Map() };

/** Returns the words with those of names that the guide has just given. */
export function withGivenWords(given: GivenWords, typed: string, names: ScriptNames): GivenWords {
  const typedWords = wordsOfName(typed);
  const add = (field: ScriptNameField) => {
    const words = wordsOfName(names[field]);
    const pairs = typedWords.map((word, index) => [word, words[index] ?? ''] as const);
    return words.length === typedWords.length ? new Map([...given[field], ...pairs]) : given[field];
  };
  return { georgian_name: add('georgian_name'), latin_name: add('latin_name') };
}

/** Returns the word for a typed one: as the guide gave it before, else the proposal; '' if there is none. */
function wordFor(field: ScriptNameField, typed: string, given: GivenWords): string {
  const known = given[field];
  return (
    known.get(typed) ?? [...known.values()].findLast((word) => isAlike(typed, word)) ?? spelled(field, typed)
  );
}

/**
 * Returns the name after the typed one changed: words for unchanged words stay, and so do words that the
 * guide chose independently of the typed one. Undefined if the words do not correspond.
 */
function withChangedWords(
  field: ScriptNameField,
  before: string,
  now: string,
  present: string,
  given: GivenWords,
): string | undefined {
  const [typed, next, own] = [wordsOfName(before), wordsOfName(now), wordsOfName(present)];
  if (typed.length !== own.length) return undefined;
  const start = commonWords(typed, next);
  const end = commonWords(typed.slice(start).reverse(), next.slice(start).reverse());
  const changed = next.slice(start, next.length - end).map((word, index) => {
    const [earlier = '', mine = ''] = [typed[start + index], own[start + index]];
    const isOwn = typed.length === next.length && !isAbout(field, mine, earlier);
    return isOwn ? mine : wordFor(field, word, given);
  });
  if (changed.includes('')) return undefined;
  return [...own.slice(0, start), ...changed, ...own.slice(own.length - end)].join(' ');
}

/**
 * Returns the names after the typed one changed: the name in its script is the same. The other is updated
 * while it equals the previous proposal; of a name the guide has corrected, only the words that changed, and
 * nothing where the typed name has been corrected to sound like it.
 * @param given a corrected word comes back where the typed one, letter by letter, comes to be the same again.
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
    const own = present[field];
    if (isTypedIn(field, now) || own === '') return proposed[field];
    if (sounds(now, own)) return own;
    const changed = withChangedWords(field, before, now, own, given);
    return changed ?? (own === earlier[field] ? proposed[field] : own);
  };
  return { georgian_name: followed('georgian_name'), latin_name: followed('latin_name') };
}
