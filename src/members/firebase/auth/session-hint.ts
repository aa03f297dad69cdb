/**
 * What the header of public pages needs to render the user block without loading Firebase. A rendering hint
 * only: it never grants access.
 */
import * as z from 'zod/mini';
import { GUIDE_TASKS } from '../../../domain/verification/guide-task.ts';
import { readStored, readStoredJson, writeStored } from '../../../browser/stored-item.ts';

export const SESSION_HINT_KEY = 'session-hint';

const sessionHintSchema = z.object({
  email: z.nullable(z.string()),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Number of pending requests at the last count on an admin's page; absent for other users. */
  waiting: z.optional(z.number()),
  /** What waits for the guide; absent if nothing does. */
  task: z.optional(z.enum(GUIDE_TASKS)),
});
export type SessionHint = z.infer<typeof sessionHintSchema>;

/** Whether somebody seems to be signed in, before the session has been read. */
export function hasSessionHint(): boolean {
  return readStored('localStorage', SESSION_HINT_KEY) !== null;
}

/** Also notifies the header of the same tab; other tabs receive the browser's `storage` event. */
function store(text: string | undefined): void {
  if (readStored('localStorage', SESSION_HINT_KEY) === (text ?? null)) return;
  writeStored('localStorage', SESSION_HINT_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY }));
}

let waiting: number | undefined;

export function writeSessionHint(hint: SessionHint): void {
  store(JSON.stringify(hint.isAdmin && waiting !== undefined ? { ...hint, waiting } : hint));
}

/** Stores the last count of pending requests for the header. */
export function noteWaiting(count: number): void {
  waiting = count;
  const hint = sessionHintSchema.safeParse(readStoredJson('localStorage', SESSION_HINT_KEY));
  if (hint.success) writeSessionHint(hint.data);
}

export function clearSessionHint(): void {
  waiting = undefined;
  store(undefined);
}
