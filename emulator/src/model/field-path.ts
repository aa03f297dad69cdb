/**
 * Field paths as text: simple segments (`[a-zA-Z_][a-zA-Z_0-9]*`) or back-tick quoted ones with
 * backslash escapes, joined by dots.
 */
import type { FieldPath } from './query.ts';
import { invalidArgument, type StatusError } from './status-error.ts';

const SIMPLE = '[a-zA-Z_][a-zA-Z_0-9]*';
const SEGMENT = new RegExp(`(${SIMPLE})|\`((?:[^\`\\\\]|\\\\.)*)\``, 'sy');
const SIMPLE_SEGMENT = new RegExp(`^${SIMPLE}$`);

/** Documents have at most 20 levels; longer paths would only use stack. */
const MAX_SEGMENTS = 100;

export const KEY_FIELD = '__name__';

export function isKeyPath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === KEY_FIELD;
}

/** Throws INVALID_ARGUMENT for anything that is not a field path. */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalidArgument('Invalid empty property path string.');
  const path: string[] = [];
  SEGMENT.lastIndex = 0;
  for (;;) {
    const match = SEGMENT.exec(text);
    if (!match) throw invalid(text);
    const segment = match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1');
    if (segment === '' || path.length >= MAX_SEGMENTS) throw invalid(text);
    path.push(segment);
    const end = match.index + match[0].length;
    if (end === text.length) return path;
    if (text[end] !== '.') throw invalid(text);
    SEGMENT.lastIndex = end + 1;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      SIMPLE_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, String.raw`\$&`)}\``,
    )
    .join('.');
}

function invalid(text: string): StatusError {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex (${SIMPLE}), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
}
