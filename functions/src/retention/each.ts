/** One item after the other; one that fails stops none of the others. */
import { logger } from 'firebase-functions/v2';
import type { FailingTask } from '../../../src/domain/failed-events.ts';
import { recordFailure } from '../failed-events/failed-events.ts';

/** What became of the items of a job. */
export interface Outcome {
  readonly done: number;
  /** Ids of the accounts whose items failed. */
  readonly failed: readonly string[];
}

/**
 * @param what the job, as it is listed for the desk.
 * @param items each under the id of its account, or '' where it is nobody's.
 * @param work answers how much it did.
 */
export async function forEach<T>(
  what: FailingTask,
  items: Iterable<readonly [id: string, item: T]>,
  work: (item: T) => Promise<number>,
): Promise<Outcome> {
  let done = 0;
  const failed: string[] = [];
  for (const [id, item] of items) {
    try {
      // One after the other: there is time, and the site is in use.
      done += await work(item);
    } catch (error) {
      failed.push(id);
      logger.error('A job failed for one item', { what, id, code: codeOf(error) });
      await recordFailure({ what, account: id }, 'kept-failing').catch((cause: unknown) =>
        logger.error('The failure could not be listed', { what, id, code: codeOf(cause) }),
      );
    }
  }
  return { done, failed };
}

/** The error's code or name; its message may quote what someone wrote. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

export function add(a: Outcome, b: Outcome): Outcome {
  return { done: a.done + b.done, failed: [...a.failed, ...b.failed] };
}

export const NOTHING: Outcome = { done: 0, failed: [] };
