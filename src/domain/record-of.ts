/** Builds records by name with precise types. */

function isComplete<Result extends object>(
  record: Partial<Result>,
  names: readonly (keyof Result)[],
): record is Result {
  return names.every((name) => name in record);
}

/**
 * Returns a record with one value per name; `Object.fromEntries` would lose the key types.
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

/** For a key from outside; names that every object inherits are none. */
export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

/** `Object.keys` would lose the type. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  return Object.keys(table).filter((key): key is Extract<keyof Table, string> => isKeyOf(table, key));
}
