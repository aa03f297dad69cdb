/** What the entry of the history keeps about the directory, also for a document that Back loads anew. */
export interface EntryState {
  /** Whether the search itself wrote the entry. */
  readonly isSearch: boolean;
  /** How many further pages of each section are shown. */
  readonly opened: ReadonlyMap<string, number>;
  readonly scroll: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function entryState(): EntryState {
  const state: unknown = window.history.state;
  const { isSearch, opened, scroll } = isRecord(state) ? state : {};
  const pages = Object.entries(isRecord(opened) ? opened : {});
  return {
    isSearch: isSearch === true,
    opened: new Map(pages.flatMap(([group, count]) => (typeof count === 'number' ? [[group, count]] : []))),
    scroll: typeof scroll === 'number' ? scroll : 0,
  };
}

export function saveEntryState(changes: Partial<EntryState>): void {
  const { isSearch, opened, scroll } = { ...entryState(), ...changes };
  window.history.replaceState({ isSearch, opened: Object.fromEntries(opened), scroll }, '');
}
