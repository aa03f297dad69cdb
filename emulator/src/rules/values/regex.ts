/** Regular expressions of the rules language: RE2, always over the whole string. */
import { RE2JS } from 're2js';
import { messageOf } from '../../model/status-error.ts';

const CACHE_LIMIT = 500;
const compiled = new Map<string, RE2JS | string>();

/** Returns the compiled pattern, or a text with its error. */
export function compileRegex(pattern: string): RE2JS | string {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const result = compile(pattern);
  // Patterns may be built from data; a small cache that is cleared when full is enough.
  if (compiled.size >= CACHE_LIMIT) compiled.clear();
  compiled.set(pattern, result);
  return result;
}

function compile(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (problem) {
    return messageOf(problem);
  }
}
