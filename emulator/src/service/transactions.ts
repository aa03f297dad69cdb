/**
 * Read-write transactions of one database. Measured: ids are 9 bytes, 0x11 and a little-endian counter;
 * transactions expire 60 s after their last request; an id whose transaction has ended is ABORTED, a
 * malformed one INVALID_ARGUMENT. Only server SDKs use them: the web SDK commits with preconditions.
 */
import { optionalBytes, optionalMessage } from '../protobuf/raw-message.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { Clock } from '../store/clock.ts';
import type { Database, DocumentView } from '../store/database.ts';
import { LockTable, type LockOwner } from '../store/lock-table.ts';

const EXPIRY_MICROS = 60_000_000;
const ID_BYTES = 9;
const ID_MARK = 0x11;

export interface TransactionOptions {
  /** Id of the aborted transaction that this one retries. */
  readonly retried?: Uint8Array;
}

export interface Transaction extends TransactionOptions, LockOwner {
  readonly id: Uint8Array;
  lastUsedMicros: number;
}

export class Transactions {
  readonly #locks: LockTable;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #active = new Map<bigint, Transaction>();
  /** Ranks of ended transactions in the order of their end: a retry inherits the rank. */
  readonly #ended = new Map<bigint, { readonly rank: number; readonly endedMicros: number }>();
  #lastNumber = 0n;
  #lastRank = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#locks = new LockTable(clock);
  }

  begin(options: TransactionOptions): Transaction {
    this.#expire();
    const rank = this.#rankOf(options.retried) ?? this.#newRank();
    this.#lastNumber += 1n;
    const id = Buffer.alloc(ID_BYTES, ID_MARK);
    id.writeBigUInt64LE(this.#lastNumber, 1);
    const transaction = { ...options, id, rank, lastUsedMicros: this.#clock.nowMicros() };
    this.#active.set(this.#lastNumber, transaction);
    return transaction;
  }

  /** Returns the active transaction with this id, and restarts its timeout. Throws when there is none. */
  use(id: Uint8Array): Transaction {
    const number = this.#numberOf(id);
    this.#expire();
    const transaction = this.#active.get(number);
    if (!transaction) throw ended();
    transaction.lastUsedMicros = this.#clock.nowMicros();
    return transaction;
  }

  /** Rolling back an ended transaction does nothing. */
  rollback(id: Uint8Array): void {
    const transaction = this.#active.get(this.#numberOf(id));
    if (transaction) this.end(transaction);
  }

  end(transaction: Transaction): void {
    const number = this.#numberOf(transaction.id);
    if (this.#active.delete(number)) {
      this.#ended.set(number, { rank: transaction.rank, endedMicros: this.#clock.nowMicros() });
    }
    this.#locks.release(transaction);
  }

  endAll(): void {
    for (const transaction of this.#active.values()) this.end(transaction);
  }

  /** Locks `keys`, then reads. A lock timeout ends the transaction. */
  async read<T>(
    transaction: Transaction,
    keys: readonly string[],
    work: (view: DocumentView, micros: number) => T,
  ): Promise<T> {
    try {
      return await this.#locks.run(transaction, transaction.retried ? 'exclusive' : 'shared', keys, () => {
        if (!this.#active.has(this.#numberOf(transaction.id))) throw ended();
        return work(this.#database, this.#database.readMicros());
      });
    } catch (error) {
      if (error instanceof StatusError && error.code === 'ABORTED') this.end(transaction);
      throw error;
    }
  }

  /** Called before anything waits, so that disconnected clients hold no locks. */
  #expire(): void {
    const oldest = this.#clock.nowMicros() - EXPIRY_MICROS;
    for (const transaction of this.#active.values()) {
      if (transaction.lastUsedMicros < oldest) this.end(transaction);
    }
    for (const [number, { endedMicros }] of this.#ended) {
      if (endedMicros >= oldest) break;
      this.#ended.delete(number);
    }
  }

  #newRank(): number {
    this.#lastRank += 1;
    return this.#lastRank;
  }

  /** Undefined when the transaction is unknown or ended too long ago. */
  #rankOf(id: Uint8Array | undefined): number | undefined {
    if (!id) return undefined;
    const number = numberIn(id);
    return (this.#active.get(number) ?? this.#ended.get(number))?.rank;
  }

  /** Waits until no other transaction has read the documents of `keys`, then runs `work` immediately. */
  async write<T>(transaction: Transaction | undefined, keys: readonly string[], work: () => T): Promise<T> {
    this.#expire();
    return this.#locks.run(transaction ?? { rank: this.#newRank() }, 'write', keys, () => {
      if (transaction && !this.#active.has(this.#numberOf(transaction.id))) throw ended();
      return work();
    });
  }

  #numberOf(id: Uint8Array): bigint {
    const number = numberIn(id);
    if (number === 0n || number > this.#lastNumber) {
      throw invalidArgument('Invalid transaction.');
    }
    return number;
  }
}

/** Returns 0 if the id is malformed. */
function numberIn(id: Uint8Array): bigint {
  const buffer = Buffer.from(id);
  return buffer.length === ID_BYTES && buffer[0] === ID_MARK ? buffer.readBigUInt64LE(1) : 0n;
}

/** Parses a `TransactionOptions` message. */
export function transactionOptions(raw: RawMessage | undefined): TransactionOptions {
  const readWrite = raw && optionalMessage(raw, 'readWrite');
  const retried = readWrite && optionalBytes(readWrite, 'retryTransaction');
  return retried ? { retried } : {};
}

function ended(): StatusError {
  return new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
}
