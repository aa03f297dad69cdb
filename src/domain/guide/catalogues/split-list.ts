/** Splits a typed list into its entries. */

/** "And" in either language, and the symbols used for it. */
const AND = /\s+(?:და|and)\s+|\s*[/&+]\s*/giu;

/**
 * How "and" is treated. For names ("Svaneti and my valley") one known name is enough to split; for
 * phrases ("snow and ice") both sides must be known entries.
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
 * Splits names joined by "and" when one side is known; otherwise returns the text unchanged,
 * because a name may contain the word ("Khevsureti and Pshavi").
 */
function joinedNames(text: string, isKnown: (entry: string) => boolean): string[] {
  if (isKnown(text)) return [text];
  const cuts = cutsOf(text);
  // Prefer the longest known beginning, then the longest known end.
  const first = cuts.findLast(({ before }) => isKnown(before));
  if (first) return [first.before, ...joinedNames(first.after, isKnown)];
  const last = cuts.find(({ after }) => isKnown(after));
  return last ? [...joinedNames(last.before, isKnown), last.after] : [text];
}

/** Returns the known entries joined by "and", or undefined if any part is unknown. */
function joinedEntries(text: string, isKnown: (entry: string) => boolean): string[] | undefined {
  if (isKnown(text)) return [text];
  for (const { before, after } of cutsOf(text).toReversed()) {
    const others = isKnown(before) ? joinedEntries(after, isKnown) : undefined;
    if (others) return [before, ...others];
  }
  return undefined;
}

/**
 * Splits what a guide typed at commas (specification), semicolons, line breaks, and "and" between
 * entries. Entries are trimmed; blanks and duplicates are removed.
 * @param isKnown returns whether a text is an entry of the list's catalogue.
 */
export function splitList(text: string, isKnown: (entry: string) => boolean, kind: EntryKind): string[] {
  const separate = (part: string) =>
    kind === 'names' ? joinedNames(part, isKnown) : (joinedEntries(part, isKnown) ?? [part]);
  const parts = text.split(/[,;\n\r]/u).flatMap((part) => separate(part.trim()));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
