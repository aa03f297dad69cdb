/** From a list as it is typed to its entries. */

/** "And" in either language. */
const AND = /\s+(?:და|and)\s+/giu;

/**
 * The entries that "and" joins: separate ones where one side of it is an entry that is known, else the
 * text as it is, which may be a name with that word in it ("Khevsureti and Pshavi").
 */
function splitAtAnd(text: string, isKnown: (entry: string) => boolean): string[] {
  if (isKnown(text)) return [text];
  const cuts = Array.from(text.matchAll(AND), ({ 0: and, index }) => ({
    before: text.slice(0, index),
    after: text.slice(index + and.length),
  }));
  // The longest known beginning, else the longest known end.
  const first = cuts.findLast(({ before }) => isKnown(before));
  if (first) return [first.before, ...splitAtAnd(first.after, isKnown)];
  const last = cuts.find(({ after }) => isKnown(after));
  return last ? [...splitAtAnd(last.before, isKnown), last.after] : [text];
}

/**
 * Splits what a guide typed: by comma, as the specification says, by semicolon and line, and by "and"
 * between entries. Trimmed, without blanks and repetitions.
 * @param isKnown whether a text is an entry of the list's catalogue.
 */
export function splitList(text: string, isKnown: (entry: string) => boolean): string[] {
  const parts = text.split(/[,;\n\r]/u).flatMap((part) => splitAtAnd(part.trim(), isKnown));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
