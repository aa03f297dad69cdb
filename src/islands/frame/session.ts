import { readStored } from '../../browser/stored-item.ts';
import type { SessionHint } from '../../members/firebase/auth/session-hint.ts';

/**
 * Returns who seems to be signed in, for display only: what `members/firebase/auth/session-hint.ts` wrote, which
 * public pages do not load.
 */
export function readSessionHint(): SessionHint | null {
  try {
    const hint: SessionHint | null = JSON.parse(readStored('localStorage', 'session-hint') ?? 'null');
    return typeof hint === 'object' ? hint : null;
  } catch {
    return null;
  }
}
