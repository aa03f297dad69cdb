/** Merges changes of two windows that started from the same record. */

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * Returns the names of the fields in `second` that differ from `first`. Lists are compared by their
 * entries.
 */
export function changedFields<Fields extends object>(first: Fields, second: Fields): string[] {
  const others = new Map<string, unknown>(Object.entries(first));
  return Object.entries(second).flatMap(([name, value]) => (isSame(value, others.get(name)) ? [] : [name]));
}

/**
 * Applies what I changed since `base` to what is stored now; fields I did not change stay as stored. In
 * `conflicts` are those that both windows changed differently; `fields` has my values for them.
 */
export function mergeChanges<Fields extends object>(base: Fields, mine: Fields, stored: Fields) {
  const touched = new Set(changedFields(base, mine));
  const different = changedFields(stored, mine);
  const moved = new Set(changedFields(base, stored));
  const untouched = Object.entries(stored).filter(([name]) => !touched.has(name));
  const fields: Fields = { ...mine, ...Object.fromEntries(untouched) };
  return {
    fields,
    conflicts: different.filter((name) => touched.has(name) && moved.has(name)),
  };
}
