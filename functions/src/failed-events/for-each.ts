/** Processes items one after the other; a failed item does not stop the others. */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { FailingTask } from '../../../src/domain/failed-event.ts';
import { recordFailure } from './record-failure.ts';

/** The results of a job's items. */
export interface Outcome {
  readonly done: number;
  /** Ids of the accounts whose items failed. */
  readonly failed: readonly string[];
}

/**
 * @param what the job, as named in the list of failures.
 * @param items each with the id of its account, or '' if it belongs to none.
 * @param work returns how many things it changed.
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
      // Sequentially, to keep the load on the live site low.
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

/** Documents read per query. */
const PAGE = 100;

/** Reads the documents of a query in pages. */
export async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
  } while (last);
}

/**
 * Processes the nightly job's accounts, the ids of the query's documents.
 * @param work returns whether it did something.
 */
export async function forEachAccount(
  query: Query,
  work: (uid: string) => Promise<boolean>,
): Promise<Outcome> {
  let outcome = NOTHING;
  for await (const page of pagesOf(query)) {
    const uids = page.map(({ id }) => [id, id] as const);
    outcome = add(outcome, await forEach('everyNight', uids, async (uid) => ((await work(uid)) ? 1 : 0)));
  }
  return outcome;
}

/** Returns the error's code or name, because its message may quote personal data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

export function add(a: Outcome, b: Outcome): Outcome {
  return { done: a.done + b.done, failed: [...a.failed, ...b.failed] };
}

export const NOTHING: Outcome = { done: 0, failed: [] };
