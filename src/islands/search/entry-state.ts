/** What the entry of the history keeps about the directory, also for a document that Back loads anew. */
interface EntryState {
  /** Whether the search itself wrote the entry. */
  readonly isSearch?: boolean;
  /** How many further pages of each section are shown. */
  readonly opened?: Readonly<Record<string, number>>;
  readonly scroll?: number;
}

export function entryState(): EntryState {
  const state: EntryState | null = window.history.state;
  return state ?? {};
}

export function saveEntryState(changes: EntryState): void {
  window.history.replaceState({ ...entryState(), ...changes }, '');
}
