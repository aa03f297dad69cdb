/** Entries of the history that scripts make. They share a document: Back and Forward load it anew at the address of another. */

function address(): string {
  return window.location.pathname + window.location.search;
}

let shown = address();

window.addEventListener('popstate', () => {
  // Fragments make entries too.
  if (address() !== shown) window.location.reload();
});

/** Shows an address for what the script has put into the page. @param isNew in an entry of its own. */
export function enter(to: string, state: object | null, isNew = true): void {
  if (isNew) window.history.pushState(state, '', to);
  else window.history.replaceState(state, '', to);
  shown = address();
}
