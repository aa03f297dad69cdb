/** Reads JSON of unknown shape. */

/** Returns the own property of an object; undefined for anything else. */
export function property(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? new Map<string, unknown>(Object.entries(json)).get(name)
    : undefined;
}
