/** Throttles saves: the rules accept one per second and account, because each one triggers server work. */
import { FirebaseError } from 'firebase/app';
import type { DocumentSnapshot } from 'firebase/firestore';
import * as z from 'zod/mini';
import { timestampOrNull } from '../../domain/timestamp.ts';

/** Slightly more than the rules require, for clock skew. */
const SAVE_INTERVAL_MS = 1_100;

const savedAtSchema = z.object({ updated_at: timestampOrNull });

function wait(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}

/**
 * Returns whether a save may have been rejected by the rate limit: too soon after another one, on a
 * device with a fast clock.
 */
export function mayBeTooSoon(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

/** Resolves after one interval, before another attempt. */
export function nextInterval(): Promise<void> {
  return wait(SAVE_INTERVAL_MS);
}

/**
 * Resolves when the rules accept another save of these documents. Never waits longer than one interval,
 * even if the device's clock is wrong.
 */
export async function untilNextSave(documents: readonly DocumentSnapshot[]): Promise<void> {
  const saved = documents.map((document) => {
    const { updated_at } = savedAtSchema.safeParse(document.data()).data ?? {};
    return updated_at?.getTime() ?? 0;
  });
  const left = Math.max(...saved) + SAVE_INTERVAL_MS - Date.now();
  if (left > 0) await wait(Math.min(left, SAVE_INTERVAL_MS));
}
