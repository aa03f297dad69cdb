/** Leaves the application for another document. */

let isLoading = false;

/** Loads a page of the site; the user has agreed to leave unsaved work. */
export function loadDocument(address: string): void {
  isLoading = true;
  // Back may return to this page as it is.
  window.addEventListener('pageshow', () => (isLoading = false), { once: true });
  window.location.assign(address);
}

/** Whether the user has agreed to leave. */
export function isLoadingDocument(): boolean {
  return isLoading;
}
