import { readStored } from '../../browser/stored-item.ts';
import type { SessionHint } from '../../members/firebase/auth/session-hint.ts';

/** Written by `members/firebase/auth/session-hint.ts`, which public pages do not load. */
const SESSION_HINT_KEY = 'session-hint';

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns the hint in local storage, or null when it is missing or invalid. */
export function parseSessionHint(stored: string | null): SessionHint | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const fields = new Map<string, unknown>(Object.entries(value));
    const waiting = fields.get('waiting');
    return {
      email: textOrNull(fields.get('email')),
      name: textOrNull(fields.get('name')) ?? '',
      avatar_url: textOrNull(fields.get('avatar_url')),
      isAdmin: fields.get('isAdmin') === true,
      ...(typeof waiting === 'number' ? { waiting } : {}),
    };
  } catch {
    return null;
  }
}

/** Returns who seems to be signed in, for display only. */
export function readSessionHint(): SessionHint | null {
  return parseSessionHint(readStored('localStorage', SESSION_HINT_KEY));
}

/**
 * Ends the session; Firebase is loaded only now. @param question asked first if unsaved work would be lost.
 * @returns false if the user rather stays.
 */
export async function signOut(question: string): Promise<boolean> {
  const firebase = await import('../../members/firebase/auth/sign-out.ts');
  return firebase.signOutUnlessUnsaved(question);
}
