/** Entries of the history that scripts make. They share a document: Back and Forward load it anew at the address of another. */

/** What an entry keeps about the directory, also for a document that Back loads anew. */
interface EntryState {
  /** Whether the search itself wrote the entry. */
  readonly isSearch?: boolean;
  /** How many further pages of each section are shown. */
  readonly opened?: Readonly<Record<string, number>>;
  readonly scroll?: number;
}

export function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

let shown = shownAddress();

window.addEventListener('popstate', () => {
  // Fragments make entries too.
  if (shownAddress() !== shown) window.location.reload();
});

/** Shows an address for what the script has put into the page. @param isNew in an entry of its own. */
export function enter(address: string, state: EntryState, isNew = true): void {
  if (isNew) window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  shown = shownAddress();
  // A press gives them the whole address (`frame/bootstrap-script.ts`), but not opening one in a new tab.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.search = window.location.search;
}

export function entryState(): EntryState {
  const state: EntryState | null = window.history.state;
  return state ?? {};
}

export function saveEntryState(changes: EntryState): void {
  window.history.replaceState({ ...entryState(), ...changes }, '');
}
