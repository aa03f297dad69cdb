/** Methods of strings, bytes and paths (verdicts of the official emulator). */
import type { RE2JS } from 're2js';

import { compileRegex } from '../values/regex.ts';
import { bool, bytes, error, int, list, string } from '../values/values.ts';
import type { Outcome, ValueOf } from '../values/values.ts';
import { signature } from './signature.ts';

/** `$0` and `$1` refer to groups, a backslash escapes. */
const JAVA_REPLACEMENT = true;

export const TEXT_METHODS = [
  signature('size', ['string'], (text) => int(Array.from(text.value).length)),
  signature('lower', ['string'], (text) => string(text.value.toLowerCase())),
  signature('upper', ['string'], (text) => string(text.value.toUpperCase())),
  signature('trim', ['string'], (text) => string(text.value.trim())),
  signature('toUtf8', ['string'], (text) => bytes(Buffer.from(text.value, 'utf8'))),
  signature('matches', ['string', 'string'], (text, pattern) =>
    withRegex(pattern.value, (regex) => bool(regex.matches(text.value))),
  ),
  signature('split', ['string', 'string'], (text, pattern) =>
    withRegex(pattern.value, (regex) => list(split(regex, text.value).map(string))),
  ),
  signature('replace', ['string', 'string', 'string'], (text, pattern, substitute) =>
    withRegex(pattern.value, (regex) =>
      string(regex.matcher(text.value).replaceAll(substitute.value, JAVA_REPLACEMENT)),
    ),
  ),

  signature('size', ['bytes'], (data) => int(data.value.length)),
  // The vendor's base64 is the URL-safe alphabet, but padded (measured).
  signature('toBase64', ['bytes'], (data) =>
    string(Buffer.from(data.value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  signature('toHexString', ['bytes'], (data) =>
    string(Buffer.from(data.value).toString('hex').toUpperCase()),
  ),

  signature('bind', ['path', 'map'], (path, names) => bind(path, names)),
];

function withRegex(pattern: string, apply: (regex: RE2JS) => Outcome): Outcome {
  const regex = compileRegex(pattern);
  if (typeof regex === 'string') return error(`Invalid regular expression: ${regex}`);
  try {
    return apply(regex);
  } catch (problem) {
    // A replacement may refer to a group that the pattern does not have.
    return error(problem instanceof Error ? problem.message : 'Invalid regular expression.');
  }
}

/**
 * Cuts at every match and drops empty pieces at the end. An empty match at the very start gives an
 * empty first piece: `'abc'.split('')` is not the plain letters (measured).
 */
function split(regex: RE2JS, text: string): string[] {
  const pieces: string[] = [];
  const matcher = regex.matcher(text);
  let last = 0;
  while (matcher.find()) {
    pieces.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  pieces.push(text.slice(last));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/**
 * Replaces the `{name}` placeholders; each one needs a value, and each value a placeholder (measured).
 */
function bind(path: ValueOf<'path'>, names: ValueOf<'map'>): Outcome {
  const used = new Set<string>();
  const segments: string[] = [];
  for (const segment of path.segments) {
    const placeholder = /^\{(\w+)\}$/.exec(segment)?.[1];
    const value = placeholder === undefined ? string(segment) : names.fields.get(placeholder);
    if (value?.kind !== 'string' || segment.startsWith('$(')) return error('Path binding error.');
    if (placeholder !== undefined) used.add(placeholder);
    segments.push(value.value);
  }
  return used.size === names.fields.size ? { kind: 'path', segments } : error('Path binding error.');
}
