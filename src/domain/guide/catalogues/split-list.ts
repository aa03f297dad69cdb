/** "And" in either language, and the symbols used for it. */
const AND = /\s+(?:და|and)\s+|\s*[/&+]\s*/iu;

/**
 * Splits what a guide typed at commas (specification), semicolons, line breaks, and "and" where it joins known entries, or
 * single words of which one is known: it may be part of an entry ("Khevsureti and Pshavi"). Entries are trimmed; blanks and duplicates are removed.
 * @param isKnown returns whether a text is an entry of the list's catalogue.
 */
export function splitList(text: string, isKnown: (entry: string) => boolean): string[] {
  const parts = text.split(/[,;\n\r]/u).map((part) => part.trim());
  const entries = parts.flatMap((part) => {
    const joined = part.split(AND);
    const isOfWords = !joined.some((one) => one.includes(' ')) && joined.some(isKnown);
    return !isKnown(part) && (isOfWords || joined.every(isKnown)) ? joined : part;
  });
  return [...new Set(entries)].filter((entry) => entry !== '');
}
