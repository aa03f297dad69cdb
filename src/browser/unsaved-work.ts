/** What a sign-out would lose: drafts, and what the page itself asks about before it is closed. */
import { hasAnyDraft } from './drafts.ts';

/** Whether a listener of `beforeunload` would ask: something is unsaved, or being saved. */
function wouldAskBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Asks before unsaved work is lost. The browser's own question also covers an open menu, and public pages
 * load nothing for it.
 * @returns whether to go on; true without asking if nothing would be lost.
 */
export function mayLoseUnsavedWork(question: string): boolean {
  return (!wouldAskBeforeClosing() && !hasAnyDraft()) || window.confirm(question);
}
