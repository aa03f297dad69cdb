/**
 * What the header of the public pages needs to draw the user block without loading Firebase. It is a
 * hint for drawing only: nothing is allowed because of it.
 */
import * as z from 'zod/mini';

export const SESSION_HINT_KEY = 'session-hint';

const sessionHintSchema = z.object({
  email: z.nullable(z.string()),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  isAdmin: z.boolean(),
});
export type SessionHint = z.infer<typeof sessionHintSchema>;

/** Tells the header of the same tab; other tabs get the browser's own `storage` event. */
function announce(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY }));
}

export function writeSessionHint(hint: SessionHint): void {
  try {
    const text = JSON.stringify(hint);
    if (localStorage.getItem(SESSION_HINT_KEY) === text) return;
    localStorage.setItem(SESSION_HINT_KEY, text);
    announce();
  } catch {
    // Storage is switched off: the header shows the way to sign in, which leads on.
  }
}

export function clearSessionHint(): void {
  try {
    if (localStorage.getItem(SESSION_HINT_KEY) === null) return;
    localStorage.removeItem(SESSION_HINT_KEY);
    announce();
  } catch {
    // As above.
  }
}
