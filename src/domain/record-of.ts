/** Records that are built name by name and keep a precise type. */

function isComplete<Result extends object>(
  record: Partial<Result>,
  names: readonly (keyof Result)[],
): record is Result {
  return names.every((name) => name in record);
}

/**
 * A record with one value for each name; `Object.fromEntries` would forget the names.
 * @param names all keys of the result.
 */
export function recordOf<Result extends object>(
  names: readonly (keyof Result)[],
  valueOf: (name: keyof Result) => Result[keyof Result],
): Result {
  const record: Partial<Result> = {};
  for (const name of names) record[name] = valueOf(name);
  if (!isComplete(record, names)) throw new Error('A name has no value');
  return record;
}
