export type InlinePart = string | { readonly text: string; readonly href: string };

/** Neither part takes a bracket that opens: otherwise the time would grow with the square of the length. */
const LINK = /\[([^[\]]+)\]\((\/(?!\/)[^()[\]\s]*|https:\/\/[^()[\]\s]+|tel:\+?\d+|mailto:[^()[\]\s]+)\)/gu;

/** Splits content text at its links, written `[text](/path)`, `[text](https://…)` or `[text](tel:112)`. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', href = ''] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
