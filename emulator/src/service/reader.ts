/** Performs a read alone, in a transaction, or in a new transaction. */
import type { Clock } from '../store/clock.ts';
import type { Database, DocumentView } from '../store/database.ts';
import { Transactions, type TransactionOptions } from './transactions.ts';

export interface Consistency {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptions;
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

  /** `keys` are locked by a transaction; the result includes the id of a transaction that starts here. */
  async read<T extends object>(
    database: Database,
    { transaction, newTransaction }: Consistency,
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
        // The client never receives the id.
        transactions.end(begun);
        throw error;
      }
    }
    return work(database, database.readMicros());
  }
}
