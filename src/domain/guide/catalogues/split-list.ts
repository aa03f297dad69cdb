/** "And" in either language, and the symbols used for it. */
const AND = /\s+(?:და|and)\s+|\s*[/&+]\s*/iu;

/**
 * Splits what a guide typed at commas (specification), semicolons, line breaks, and "and" between known entries, because it
 * may also be part of one ("Khevsureti and Pshavi"). Entries are trimmed; blanks and duplicates are removed.
 * @param isKnown returns whether a text is an entry of the list's catalogue.
 */
export function splitList(text: string, isKnown: (entry: string) => boolean): string[] {
  const parts = text.split(/[,;\n\r]/u).map((part) => part.trim());
  const entries = parts.flatMap((part) => {
    const joined = part.split(AND);
    return !isKnown(part) && joined.every(isKnown) ? joined : part;
  });
  return [...new Set(entries)].filter((entry) => entry !== '');
}
