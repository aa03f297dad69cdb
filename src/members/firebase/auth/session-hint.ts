/**
 * What the header of public pages needs to render the user block without loading Firebase. A rendering hint
 * only: it never grants access.
 */
import * as z from 'zod/mini';
import { noteOwnPage } from '../../../browser/own-page.ts';
import { readStored } from '../../../browser/stored-item.ts';

export const SESSION_HINT_KEY = 'session-hint';

const sessionHintSchema = z.object({
  email: z.nullable(z.string()),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Number of pending requests at the last count on an admin's page; absent for other users. */
  waiting: z.optional(z.number()),
});
export type SessionHint = z.infer<typeof sessionHintSchema>;

/** Notifies the header of the same tab; other tabs receive the browser's `storage` event. */
function announce(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY }));
}

/** Whether somebody seems to be signed in, before the session has been read. */
export function hasSessionHint(): boolean {
  return readStored('localStorage', SESSION_HINT_KEY) !== null;
}

let waiting: number | undefined;

export function writeSessionHint(hint: SessionHint): void {
  try {
    const text = JSON.stringify(hint.isAdmin && waiting !== undefined ? { ...hint, waiting } : hint);
    if (localStorage.getItem(SESSION_HINT_KEY) === text) return;
    localStorage.setItem(SESSION_HINT_KEY, text);
    announce();
  } catch {
    // Storage is disabled: the header shows the sign-in link, which still works.
  }
}

/** Stores the last count of pending requests for the header. */
export function noteWaiting(count: number): void {
  waiting = count;
  try {
    const hint = sessionHintSchema.safeParse(JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? 'null'));
    if (hint.success) writeSessionHint(hint.data);
  } catch {
    // As above.
  }
}

export function clearSessionHint(): void {
  waiting = undefined;
  noteOwnPage(undefined);
  try {
    if (localStorage.getItem(SESSION_HINT_KEY) === null) return;
    localStorage.removeItem(SESSION_HINT_KEY);
    announce();
  } catch {
    // As above.
  }
}
