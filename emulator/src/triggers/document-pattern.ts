/**
 * Document patterns of Firestore triggers: `users/{id}` matches one segment per wildcard,
 * `{rest=**}` all that remain (at least one). Kind of the pattern and its wildcards are the
 * Functions SDK's; only whether a path matches matters here.
 */

export type DocumentPattern = readonly (
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one' | 'rest' }
)[];

/** `pattern` is relative to the database's documents, without a leading slash. */
export function parseDocumentPattern(pattern: string): DocumentPattern {
  return pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map((segment) => {
      if (/^\{[^}]*=\*\*\}$/.test(segment)) return { kind: 'rest' };
      if (/^\{[^}]*\}$/.test(segment)) return { kind: 'one' };
      return { kind: 'literal', text: segment };
    });
}

/** A pattern without wildcards: braces are literal. */
export function exactPattern(path: string): DocumentPattern {
  return path.split('/').map((text) => ({ kind: 'literal', text }));
}

export function matchesPattern(pattern: DocumentPattern, segments: readonly string[]): boolean {
  const [head, ...tail] = pattern;
  if (!head) return segments.length === 0;
  if (head.kind === 'rest') {
    return segments.some((_, index) => matchesPattern(tail, segments.slice(index + 1)));
  }
  const [segment, ...rest] = segments;
  if (segment === undefined || (head.kind === 'literal' && head.text !== segment)) return false;
  return matchesPattern(tail, rest);
}
