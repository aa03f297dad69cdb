/** Runs a read at the moment it asks for: now, at an earlier time, in a transaction, or in a new one. */
import { microsOf } from '../model/timestamp.ts';
import type { Timestamp } from '../model/value.ts';
import type { Clock } from '../store/clock.ts';
import type { Database, DocumentView } from '../store/database.ts';
import { snapshotView, Transactions, type TransactionOptions } from './transactions.ts';

export interface Consistency {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptions;
  readonly readTime?: Timestamp;
}

export class Reader {
  readonly #clock: Clock;
  readonly #transactions = new WeakMap<Database, Transactions>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  transactionsOf(database: Database): Transactions {
    let transactions = this.#transactions.get(database);
    if (!transactions) {
      transactions = new Transactions(database, this.#clock);
      this.#transactions.set(database, transactions);
    }
    return transactions;
  }

  /** `keys` are what a transaction locks; the result gets the id of a transaction begun here. */
  async read<T extends object>(
    database: Database,
    { transaction, newTransaction, readTime }: Consistency,
    keys: readonly string[],
    work: (view: DocumentView, micros: number) => T,
  ): Promise<T & { readonly transaction?: Uint8Array }> {
    const transactions = this.transactionsOf(database);
    if (transaction) return transactions.read(transactions.use(transaction), keys, work);
    if (newTransaction) {
      const begun = transactions.begin(newTransaction);
      try {
        return { ...(await transactions.read(begun, keys, work)), transaction: begun.id };
      } catch (error) {
        // The client never learns the id.
        transactions.end(begun);
        throw error;
      }
    }
    if (!readTime) return work(database, database.readMicros());
    const micros = microsOf(readTime);
    return work(snapshotView(database, micros), micros);
  }
}
