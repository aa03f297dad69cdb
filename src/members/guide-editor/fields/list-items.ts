import { isListItem, toLine } from '../../../domain/text.ts';

/** "And" in either language, and the symbols used for it. */
const AND = /\s+(?:და|and)\s+|\s*[/&+]\s*/iu;

/**
 * Adds typed text to the existing entries, without invisible characters and duplicates: split at commas (specification),
 * semicolons, line breaks, and "and" between known entries, because it may also be part of one ("Khevsureti and Pshavi").
 * Long entries stay, so that the form can report them.
 * @param toStored returns the code if the field's catalogue has the entry, else the entry as typed.
 * @param isCode returns whether a stored entry is a code of the catalogue.
 */
export function addItems(
  present: readonly string[],
  typed: string,
  toStored: (typed: string) => string,
  isCode: (stored: string) => boolean,
): string[] {
  const isKnown = (entry: string) => isCode(toStored(entry));
  const parts = typed.split(/[,;\n\r]/u).map((part) => part.trim());
  const entries = parts.flatMap((part) => {
    const joined = part.split(AND);
    return !isKnown(part) && joined.every(isKnown) ? joined : part;
  });
  const stored = entries.map((entry) => toStored(toLine(entry))).filter(isListItem);
  return [...new Set([...present, ...stored])];
}
