/** Where drafts are kept in the browser: under their account's id, until that account signs out. */

const PREFIX = 'guide-profile-draft:';

/** Returns the local storage key of an account's draft. */
export function draftKey(uid: string): string {
  return `${PREFIX}${uid}`;
}

/** Whether this browser keeps a draft of the account. */
export function hasDraft(uid: string): boolean {
  try {
    return localStorage.getItem(draftKey(uid)) !== null;
  } catch {
    return false;
  }
}

function allDraftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

/** Whether this browser keeps a draft of any account. */
export function hasAnyDraft(): boolean {
  try {
    return allDraftKeys().length > 0;
  } catch {
    return false;
  }
}

/** Removes the drafts of every other account; without one, all drafts. */
export function removeDraftsExceptOf(uid: string | undefined): void {
  try {
    const kept = uid === undefined ? undefined : draftKey(uid);
    for (const key of allDraftKeys()) if (key !== kept) localStorage.removeItem(key);
  } catch {
    // Storage is switched off, and no draft was kept.
  }
}
