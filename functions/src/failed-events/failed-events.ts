/**
 * What failed for good: event functions are retried for a day, jobs go on with the next item, and permanent failures end in a
 * list for the desk (a dead-letter queue).
 */
import {
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { FailingTask, FailureReason } from '../../../src/domain/failed-event.ts';
import { EVENT_RETRY_MINUTES } from '../../../src/domain/limits.ts';
import { documentOf, firestore, ownedBy } from '../app.ts';

/** What failed, and for which account. */
export interface Task {
  readonly what: FailingTask;
  readonly account: string;
}

/** A permanent failure: no retry can succeed. */
export class HopelessEvent extends Error {
  readonly why: FailureReason;

  constructor(why: FailureReason) {
    super(why);
    this.why = why;
  }
}

/** Returns the entry of a task; repeated failures share one entry. */
const entryOf = ({ what, account }: Task) => documentOf('failedEvents', `${what}:${account}`);

/** Reads the current entry, and returns a function that adds the failure to it. */
export async function planEntry(
  transaction: Transaction,
  task: Task,
  why: FailureReason,
): Promise<(writer: Transaction) => void> {
  const entry = entryOf(task);
  const stored = await transaction.get(entry);
  const now = FieldValue.serverTimestamp();
  const first_at: unknown = stored.get('first_at') ?? now;
  const listed = { ...task, why, first_at, last_at: now, times: FieldValue.increment(1) };
  return (writer) => void writer.set(entry, listed, { merge: true });
}

/** Adds the failure to the list. Logs name the account by its id only. */
export async function recordFailure(task: Task, why: FailureReason): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const write = await planEntry(transaction, task, why);
    write(transaction);
  });
  logger.error('Given up and listed for the desk', { ...task, why });
}

/** Removes the task from the list once it has succeeded. */
async function clearFailure(task: Task): Promise<void> {
  const entry = entryOf(task);
  // The entry rarely exists, and a read costs less than a write.
  if ((await entry.get()).exists) await entry.delete();
}

/** Removes all entries of the account from the list. */
export async function clearFailuresOf(account: string): Promise<void> {
  const { docs } = await ownedBy('failedEvents', account, 'account').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Removes entries of a job that failed before but not in this run. @param failed ids of accounts. */
export async function clearFailuresBut(failed: readonly string[], what: FailingTask): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.failedEvents).where('what', '==', what).get();
  const resolved = docs.filter((entry) => !failed.includes(String(entry.get('account'))));
  await Promise.all(resolved.map(({ ref }) => ref.delete()));
}

/**
 * Runs the work of an event. Rejects, so that the event is redelivered, only while a retry may still succeed.
 * @param time when the event happened, ISO 8601.
 * @param retryMinutes after which a failure is final.
 */
export async function handleEvent(
  task: Task,
  time: string,
  work: () => Promise<void>,
  retryMinutes = EVENT_RETRY_MINUTES,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HopelessEvent) return recordFailure(task, error.why);
    if (Date.now() - Date.parse(time) <= retryMinutes * 60_000) throw error;
    return recordFailure(task, 'kept-failing');
  }
  return clearFailure(task);
}

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
    yield docs;
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
