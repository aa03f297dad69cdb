/** Removes old entries from the list of failures. */
import { FAILED_EVENT_DAYS } from '../../../src/domain/limits.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { removeBefore } from './remove-before.ts';

/** @returns how many entries were removed. */
export function removeOldFailures(now: Date): Promise<number> {
  return removeBefore('failedEvents', 'last_at', new Date(now.getTime() - FAILED_EVENT_DAYS * DAY_MS));
}
