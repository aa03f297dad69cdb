/**
 * What the header of public pages needs to render the user block without loading Firebase. A rendering hint
 * only: it never grants access.
 */
import * as z from 'zod/mini';

export const SESSION_HINT_KEY = 'session-hint';

const sessionHintSchema = z.object({
  email: z.nullable(z.string()),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Requests that waited for a decision when an admin's page counted them last; absent for others. */
  waiting: z.optional(z.number()),
});
export type SessionHint = z.infer<typeof sessionHintSchema>;

/** Tells the header of the same tab; other tabs get the browser's own `storage` event. */
function announce(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY }));
}

let waiting: number | undefined;

export function writeSessionHint(hint: SessionHint): void {
  try {
    const text = JSON.stringify(hint.isAdmin && waiting !== undefined ? { ...hint, waiting } : hint);
    if (localStorage.getItem(SESSION_HINT_KEY) === text) return;
    localStorage.setItem(SESSION_HINT_KEY, text);
    announce();
  } catch {
    // Storage is switched off: the header shows the way to sign in, which leads on.
  }
}

/** Tells the header how many requests wait, by the last count of this page. */
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
  try {
    if (localStorage.getItem(SESSION_HINT_KEY) === null) return;
    localStorage.removeItem(SESSION_HINT_KEY);
    announce();
  } catch {
    // As above.
  }
}
