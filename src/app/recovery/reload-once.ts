const KEY = 'reloaded-at';
/** ms in which a page is not loaded anew a second time: what fails still would fail for ever. */
const PAUSE_MS = 60_000;

/**
 * Loads the page anew unless that was just done. After a new version was published the code of the
 * old one is gone from the server, and only a new page knows the new names.
 * @returns whether the page is about to be loaded anew.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nobody would know that it was done.
    return false;
  }
  window.location.reload();
  return true;
}
