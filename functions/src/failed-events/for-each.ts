/** Processes items one after the other; a failed item does not stop the others. */
import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { FailingTask } from '../../../src/domain/failed-event.ts';
import { firestore } from '../app.ts';
import { recordFailure } from './record-failure.ts';

/** The results of a job's items. */
export interface Outcome {
  readonly done: number;
  /** Ids of the accounts whose items failed. */
  readonly failed: readonly string[];
}

/** With the id of its account, or '' if it belongs to none. */
type Item<T> = readonly [id: string, item: T];

/**
 * @param what the job, as named in the list of failures.
 * @param work returns how many things it changed, or whether it changed its item.
 */
export async function forEach<T>(
  what: FailingTask,
  items: Iterable<Item<T>> | AsyncIterable<Item<T>>,
  work: (item: T) => Promise<number | boolean>,
): Promise<Outcome> {
  let done = 0;
  const failed: string[] = [];
  for await (const [id, item] of items) {
    try {
      // Sequentially, to keep the load on the live site low.
      done += Number(await work(item));
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

/** Reads the documents of a query, each with its account, even if it is otherwise unreadable. */
export async function* itemsOf(query: Query): AsyncGenerator<Item<QueryDocumentSnapshot>> {
  for await (const page of pagesOf(query)) {
    for (const document of page) {
      const uid: unknown = document.get('user_id');
      yield [typeof uid === 'string' && uid !== '' ? uid : document.id, document];
    }
  }
}

/** Processes the documents of a query, each in a transaction of its own, which reads again what may have changed. */
export function forEachDocument(
  what: FailingTask,
  query: Query,
  work: (transaction: Transaction, document: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<Outcome> {
  return forEach(what, itemsOf(query), (document) =>
    firestore.runTransaction((transaction) => work(transaction, document)),
  );
}

/** Returns the error's code or name, because its message may quote personal data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
