/**
 * Our own fields in the state of the current history entry, next to the router's: they persist as long as
 * the entry, also across reloads.
 */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function currentState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

/** Returns the router's key of the current entry; entries that it did not create have 'default'. */
function currentKey(): unknown {
  return currentState()['key'] ?? 'default';
}

/** Returns the numbers by name in a field of the entry `key`; empty while another entry is current. */
export function numbersOfEntry(field: string, key: string): ReadonlyMap<string, number> {
  const stored = currentKey() === key ? currentState()[field] : undefined;
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
}

/** Stores numbers in the entry `key`, unless the next entry is already current. */
export function saveNumbers(field: string, key: string, numbers: ReadonlyMap<string, number>): void {
  if (currentKey() !== key) return;
  window.history.replaceState({ ...currentState(), [field]: Object.fromEntries(numbers) }, '');
}
