import { describe, expect, it } from 'vitest';
import { decodeWrite } from '../support/decode.ts';
import type { Clock } from '../../src/store/clock.ts';
import { Store } from '../../src/store/store.ts';
import { ADMIN } from '../../src/service/auth.ts';
import { EmulatorServices } from '../../src/service/services.ts';

const DATABASE = 'projects/p/databases/(default)';
const NAME = `${DATABASE}/documents/a/b`;
const write = (n: number) => decodeWrite({ update: { name: NAME, fields: { n: { integerValue: n } } } });
const aborted = { code: 'ABORTED', message: 'The referenced transaction has expired or is no longer valid.' };

function setUp() {
  let micros = 1_700_000_000_000_000;
  const clock: Clock = { nowMicros: () => micros, after: () => ({ cancel: () => undefined }) };
  const store = new Store(clock);
  const services = new EmulatorServices({
    store,
    clock,
    compileRuleset: () => ({ issues: [] }),
    defaultRules: undefined,
  });
  const database = store.database(DATABASE);
  const begin = async (retried?: Uint8Array) => {
    const newTransaction = retried ? { retried } : {};
    const { transaction } = await services.reads.batchGet(ADMIN, database, [NAME], { newTransaction });
    return transaction ?? new Uint8Array();
  };
  const commit = (n: number, transaction?: Uint8Array) =>
    services.commits.commit(ADMIN, database, [write(n)], transaction);
  const advance = (seconds: number): void => {
    micros += seconds * 1_000_000;
  };
  return { services, database, begin, commit, advance };
}

describe('transactions', () => {
  it('have ids of a marker byte and a little-endian counter', async () => {
    const { begin } = setUp();
    expect([...(await begin())]).toEqual([0x11, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect([...(await begin())]).toEqual([0x11, 2, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('end with their commit, rollback or sixty idle seconds', async () => {
    const { services, database, begin, commit, advance } = setUp();
    const committed = await begin();
    await commit(1, committed);
    await expect(commit(2, committed)).rejects.toMatchObject(aborted);
    const rolledBack = await begin();
    services.reader.transactionsOf(database).rollback(rolledBack);
    services.reader.transactionsOf(database).rollback(rolledBack);
    await expect(commit(2, rolledBack)).rejects.toMatchObject(aborted);
    const forgotten = await begin();
    advance(59);
    services.reader.transactionsOf(database).use(forgotten);
    advance(61);
    await commit(3);
    await expect(commit(4, forgotten)).rejects.toMatchObject(aborted);
  });

  it('are refused when malformed', async () => {
    const { commit } = setUp();
    for (const id of [[1], [0x11, 9, 0, 0, 0, 0, 0, 0, 0], [0x11, 0, 0, 0, 0, 0, 0, 0, 0]]) {
      await expect(commit(1, Uint8Array.from(id))).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: 'Invalid transaction.',
      });
    }
  });

  it('stay open after an invalid write, not after a failed precondition', async () => {
    const { services, database, begin, commit } = setUp();
    const transaction = await begin();
    const invalid = decodeWrite({ update: { name: NAME, fields: { '': { nullValue: null } } } });
    await expect(services.commits.commit(ADMIN, database, [invalid], transaction)).rejects.toThrow(
      'empty string',
    );
    await commit(1, transaction);
    const second = await begin();
    const failing = decodeWrite({ update: { name: NAME }, currentDocument: { exists: false } });
    await expect(services.commits.commit(ADMIN, database, [failing], second)).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    });
    await expect(commit(2, second)).rejects.toMatchObject(aborted);
  });

  it('preserve their rank when retried, so that frequent writers do not starve them', async () => {
    const { services, database, begin, commit } = setUp();
    const transactions = services.reader.transactionsOf(database);
    const first = await begin();
    const rival = await begin();
    transactions.rollback(first);
    // It waits until the rival has ended, then runs before saves that arrived after the rival.
    const order: string[] = [];
    const noted = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
    const saves = [commit(1), commit(2)].map((save) => noted('save', save));
    const again = begin(first);
    const read = noted('again', again);
    transactions.rollback(rival);
    await read;
    await noted('its commit', commit(3, await again));
    await Promise.all(saves);
    expect(order).toEqual(['again', 'its commit', 'save', 'save']);
  });

  it('get a new rank when they retry an unknown transaction', async () => {
    const { begin, commit } = setUp();
    for (const id of [[1], [0x11, 9, 0, 0, 0, 0, 0, 0, 0]]) {
      const { writeResults } = await commit(1, await begin(Uint8Array.from(id)));
      expect(writeResults).toHaveLength(1);
    }
  });

  it('give every commit a later time than the previous one, even when the clock stands still', async () => {
    const { commit } = setUp();
    const [one, two] = [await commit(1), await commit(2)];
    expect(two.commitTime.nanos - one.commitTime.nanos).toBe(1_000_000);
  });
});
