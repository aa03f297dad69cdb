/**
 * Fields of our own in the current entry of the history, beside those of the router: they last as
 * long as the entry, also when the page is reloaded.
 */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function currentState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

/** The router's key of the current entry; entries that it did not make have 'default'. */
function currentKey(): unknown {
  return currentState()['key'] ?? 'default';
}

/** The numbers by name that a field of the entry `key` holds; none while the address is another entry's. */
export function numbersOfEntry(field: string, key: string): ReadonlyMap<string, number> {
  const stored = currentKey() === key ? currentState()[field] : undefined;
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
}

/** Keeps numbers in the entry `key`, unless the address already belongs to the next one. */
export function keepNumbers(field: string, key: string, numbers: ReadonlyMap<string, number>): void {
  if (currentKey() !== key) return;
  window.history.replaceState({ ...currentState(), [field]: Object.fromEntries(numbers) }, '');
}
