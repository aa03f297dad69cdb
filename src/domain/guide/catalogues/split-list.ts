/** From a list as it is typed to its entries. */

/** "And" in either language, and the signs that stand for it. */
const AND = /\s+(?:და|and)\s+|\s*[/&+]\s*/giu;

/**
 * What the entries of a list are. Of names ("Svaneti and my valley") one known name is enough to see that
 * "and" separates two; in phrases ("snow and ice") it does so only between entries that are known.
 */
export type EntryKind = 'names' | 'phrases';

interface Cut {
  readonly before: string;
  readonly after: string;
}

function cutsOf(text: string): Cut[] {
  return Array.from(text.matchAll(AND), ({ 0: and, index }) => ({
    before: text.slice(0, index),
    after: text.slice(index + and.length),
  }));
}

/**
 * The names that "and" joins: separate ones where one side of it is known, else the text as it is, which
 * may be a name with that word in it ("Khevsureti and Pshavi").
 */
function joinedNames(text: string, isKnown: (entry: string) => boolean): string[] {
  if (isKnown(text)) return [text];
  const cuts = cutsOf(text);
  // The longest known beginning, else the longest known end.
  const first = cuts.findLast(({ before }) => isKnown(before));
  if (first) return [first.before, ...joinedNames(first.after, isKnown)];
  const last = cuts.find(({ after }) => isKnown(after));
  return last ? [...joinedNames(last.before, isKnown), last.after] : [text];
}

/** The known entries that "and" joins; undefined where a part of the text is none. */
function joinedEntries(text: string, isKnown: (entry: string) => boolean): string[] | undefined {
  if (isKnown(text)) return [text];
  for (const { before, after } of cutsOf(text).toReversed()) {
    const others = isKnown(before) ? joinedEntries(after, isKnown) : undefined;
    if (others) return [before, ...others];
  }
  return undefined;
}

/**
 * Splits what a guide typed: by comma, as the specification says, by semicolon and line, and by "and"
 * between entries. Trimmed, without blanks and repetitions.
 * @param isKnown whether a text is an entry of the list's catalogue.
 */
export function splitList(text: string, isKnown: (entry: string) => boolean, kind: EntryKind): string[] {
  const separate = (part: string) =>
    kind === 'names' ? joinedNames(part, isKnown) : (joinedEntries(part, isKnown) ?? [part]);
  const parts = text.split(/[,;\n\r]/u).flatMap((part) => separate(part.trim()));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
