/**
 * Commit and batch write. Order of checks: shape of the writes, locks, rules (all writes checked
 * against the state before, with the state after the whole commit available), preconditions; then
 * everything is stored at one commit time.
 * Measured: the same document may be written twice in one commit, the second write sees the first;
 * a verified document may be neither verified again nor written; writes that leave the fields as they
 * are keep the update time.
 */
import type { CommitResult, Write, WriteResult } from '../model/messages.ts';
import { checkInDatabase } from '../model/resource-name.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import { timestampFromMicros } from '../model/timestamp.ts';
import type { Document, Timestamp } from '../model/value.ts';
import { applyUpdate, checkPrecondition } from '../store/apply-write.ts';
import type { Database } from '../store/database.ts';
import { checkDocument } from '../store/limits.ts';
import { areIdenticalFields } from '../store/value-order.ts';
import { requireAdmin, type CallContext } from './auth.ts';
import { writeLocks } from './lock-keys.ts';
import type { Reader } from './reader.ts';
import type { JudgedWrite, RulesGate } from './rules-gate.ts';

export interface BatchWriteResult {
  readonly results: readonly (WriteResult | StatusError)[];
}

interface StagedWrite {
  readonly write: Write;
  readonly before: Document | null;
  /** Whether an earlier write of the same commit deleted the document. */
  readonly deletedBefore: boolean;
  readonly after: Document | null;
  readonly result: WriteResult;
}

interface Stage {
  readonly writes: readonly StagedWrite[];
  /** The written documents after the commit. */
  readonly documents: ReadonlyMap<string, Document | null>;
}

export class Commits {
  readonly #gate: RulesGate;
  readonly #reader: Reader;

  constructor(gate: RulesGate, reader: Reader) {
    this.#gate = gate;
    this.#reader = reader;
  }

  async commit(
    context: CallContext,
    database: Database,
    writes: readonly Write[],
    transactionId?: Uint8Array,
  ): Promise<CommitResult> {
    checkTogether(database, writes);
    const transactions = this.#reader.transactionsOf(database);
    const transaction = transactionId && transactions.use(transactionId);
    try {
      const result = await transactions.write(transaction, writeLocks(writes), () =>
        this.#commitNow(context, database, writes),
      );
      if (transaction) transactions.end(transaction);
      return result;
    } catch (error) {
      if (transaction && endsTransaction(error)) transactions.end(transaction);
      throw error;
    }
  }

  /** Performs every write separately; an invalid argument in one refuses all of them. */
  async batchWrite(
    context: CallContext,
    database: Database,
    writes: readonly Write[],
  ): Promise<BatchWriteResult> {
    requireAdmin(context, 'Batch writes');
    checkTogether(database, writes);
    if (new Set(writes.map(({ name }) => name)).size < writes.length) {
      throw invalidArgument('the same document cannot be written more than once in a single request');
    }
    stage(database, writes, timestampFromMicros(database.readMicros()));
    const results = writes.map(async (write) => {
      try {
        const { writeResults } = await this.commit(context, database, [write]);
        return writeResults[0] ?? { transformResults: [] };
      } catch (error) {
        if (error instanceof StatusError) return error;
        throw error;
      }
    });
    return { results: await Promise.all(results) };
  }

  #commitNow(context: CallContext, database: Database, writes: readonly Write[]): CommitResult {
    const commitMicros = database.nextCommitMicros();
    const commitTime = timestampFromMicros(commitMicros);
    const requestTime = timestampFromMicros(commitMicros - (commitMicros % 1000));
    const staged = stage(database, writes, commitTime, requestTime);
    if (!context.admin) {
      const view = {
        get: (name: string) => database.get(name),
        getAfter: (name: string) => {
          const after = staged.documents.get(name);
          return after === undefined ? database.get(name) : after;
        },
      };
      this.#gate.checkCommit(context, staged.writes.map(judged), view, requestTime);
    }
    for (const { write, before, deletedBefore } of staged.writes) {
      checkPrecondition(write.name, before, write.precondition, deletedBefore);
    }
    database.apply(commitMicros, staged.documents);
    return { writeResults: staged.writes.map(({ result }) => result), commitTime };
  }
}

function stage(
  database: Database,
  writes: readonly Write[],
  commitTime: Timestamp,
  requestTime: Timestamp = commitTime,
): Stage {
  const documents = new Map<string, Document | null>();
  const staged = writes.map((write): StagedWrite => {
    const known = documents.get(write.name);
    const before = known === undefined ? database.get(write.name) : known;
    const base = { write, before, deletedBefore: known === null };
    if (write.kind === 'verify') return { ...base, after: before, result: { transformResults: [] } };
    if (write.kind === 'delete') {
      documents.set(write.name, null);
      return { ...base, after: null, result: { transformResults: [] } };
    }
    const { fields, transformResults } = applyUpdate(before, write, requestTime);
    checkDocument(write.name, fields);
    const after =
      before && areIdenticalFields(before.fields, fields)
        ? before
        : { name: write.name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
    documents.set(write.name, after);
    return { ...base, after, result: { updateTime: after.updateTime, transformResults } };
  });
  return { writes: staged, documents };
}

function judged({ write, before, after }: StagedWrite): JudgedWrite {
  const { name, kind } = write;
  if (kind === 'verify') return { method: 'get', name, before };
  if (kind === 'delete') return { method: 'delete', name, before };
  const afterFields = after?.fields ?? new Map();
  return { method: before ? 'update' : 'create', name, before, afterFields };
}

function checkTogether(database: Database, writes: readonly Write[]): void {
  const written = new Set<string>();
  const verified = new Set<string>();
  for (const { kind, name } of writes) {
    checkInDatabase(name, database.name);
    if (verified.has(name) || (kind === 'verify' && written.has(name))) {
      throw invalidArgument(
        'A document cannot be verified twice, or verified and written, in a single request.',
      );
    }
    (kind === 'verify' ? verified : written).add(name);
  }
}

/** An invalid write does not end the transaction. */
function endsTransaction(error: unknown): boolean {
  return !(error instanceof StatusError && error.code === 'INVALID_ARGUMENT');
}
