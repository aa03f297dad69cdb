/** Where drafts are stored in the browser: under their account's id, until that account signs out. */
import { readStored } from './stored-item.ts';

const PREFIX = 'guide-profile-draft:';

/** Returns the local storage key of an account's draft. */
export function draftKey(uid: string): string {
  return `${PREFIX}${uid}`;
}

/** Returns the key of an answer to a question of the association, which is named by its time. */
export function answerKey(uid: string, askedAt: string): string {
  return `${draftKey(uid)}:${askedAt}`;
}

/** Whether this browser stores a draft of the account's guide profile. */
export function hasDraft(uid: string): boolean {
  return readStored('localStorage', draftKey(uid)) !== null;
}

function allDraftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

/** Whether this browser stores a draft of any account. */
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
    const own = uid === undefined ? undefined : draftKey(uid);
    for (const key of allDraftKeys())
      if (own === undefined || !`${key}:`.startsWith(`${own}:`)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off, and no draft was stored.
  }
}
