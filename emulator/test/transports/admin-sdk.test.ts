// @vitest-environment node
/** The unmodified server SDK over gRPC, with server transactions and their locks. */
import { Filter, Firestore, FieldValue, type QuerySnapshot } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let db: Firestore;

beforeAll(async () => {
  server = await startTestServer(18120);
  db = new Firestore({
    projectId: 'demo-admin',
    host: server.address,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
});

afterAll(async () => {
  await db.terminate();
  await server.close();
});

beforeEach(() => server.services.reset());

describe('server SDK', () => {
  it('creates, reads, merges and deletes', async () => {
    const ref = db.doc('guides/a');
    const created = await ref.create({ name: 'ნინო', n: 1, at: FieldValue.serverTimestamp() });
    await expect(ref.create({})).rejects.toMatchObject({ code: 6 });
    await ref.set({ more: { deep: true } }, { merge: true });
    await ref.update({ 'more.tags': FieldValue.arrayUnion('x'), n: FieldValue.increment(4) });
    const snapshot = await ref.get();
    expect(snapshot.data()).toMatchObject({ name: 'ნინო', n: 5, more: { deep: true, tags: ['x'] } });
    expect(snapshot.createTime?.isEqual(created.writeTime)).toBe(true);
    await expect(ref.update({ n: 0 }, { lastUpdateTime: created.writeTime })).rejects.toMatchObject({
      code: 9,
    });
    await ref.delete({ exists: true });
    await expect(ref.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    expect((await ref.get()).exists).toBe(false);
  });

  it('gets many documents in the requested order', async () => {
    await db.doc('m/2').set({ n: 2 });
    const all = await db.getAll(db.doc('m/3'), db.doc('m/2'), { fieldMask: ['n'] });
    expect(all.map((one) => one.data())).toEqual([undefined, { n: 2 }]);
  });

  it('lists collections and documents, including missing ones', async () => {
    await db.doc('a/1/sub/x').set({});
    await db.doc('b/1').set({});
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await db.doc('a/1').listCollections()).map(({ id }) => id)).toEqual(['sub']);
    expect((await db.collection('a').listDocuments()).map(({ path }) => path)).toEqual(['a/1']);
  });

  it('writes in bulk and deletes recursively', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 300; n += 1) void writer.set(db.doc(`bulk/${n}`), { n });
    void writer.set(db.doc('bulk/1/below/x'), {});
    await writer.close();
    expect((await db.collection('bulk').count().get()).data().count).toBe(300);
    await db.recursiveDelete(db.collection('bulk'));
    expect((await db.collectionGroup('below').get()).size).toBe(0);
    expect((await db.collection('bulk').get()).size).toBe(0);
  });

  it('reports each failure of a bulk write separately', async () => {
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const good = writer.create(db.doc('bulk/new'), {});
    const bad = writer.update(db.doc('bulk/none'), { a: 1 });
    const outcomes = Promise.allSettled([good, bad]);
    await writer.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await db.doc('bulk/new').get()).exists).toBe(true);
  });

  it('queries with OR, ranges over two fields and projections', async () => {
    for (const [id, a, b] of [
      ['x', 1, 9],
      ['y', 2, 8],
      ['z', 3, 7],
    ] as const)
      await db.doc(`q/${id}`).set({ a, b });
    const either = db.collection('q').where(Filter.or(Filter.where('a', '==', 1), Filter.where('b', '<', 8)));
    expect((await either.get()).docs.map(({ id }) => id)).toEqual(['z', 'x']);
    const both = db.collection('q').where('a', '>', 1).where('b', '>', 7).select('b');
    expect((await both.get()).docs.map((one) => one.data())).toEqual([{ b: 8 }]);
    const last = db.collection('q').orderBy('a').limitToLast(2);
    expect((await last.get()).docs.map(({ id }) => id)).toEqual(['y', 'z']);
    expect((await db.collection('q').orderBy('a').offset(1).limit(1).get()).docs.map(({ id }) => id)).toEqual(
      ['y'],
    );
  });

  it('listens', async () => {
    const sizes: number[] = [];
    const stop = db.collection('l').onSnapshot((snapshot: QuerySnapshot) => void sizes.push(snapshot.size));
    await expect.poll(() => sizes.at(-1)).toBe(0);
    await db.doc('l/1').set({});
    await expect.poll(() => sizes.at(-1)).toBe(1);
    await db.doc('l/1').delete();
    await expect.poll(() => sizes.at(-1)).toBe(0);
    stop();
  });
});

describe('transactions', () => {
  it('loses no increment under contention', async () => {
    const ref = db.doc('counters/c');
    await ref.set({ n: 0 });
    const started = Date.now();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        db.runTransaction(async (transaction) => {
          const snapshot = await transaction.get(ref);
          transaction.update(ref, { n: Number(snapshot.get('n')) + 1 });
        }),
      ),
    );
    expect((await ref.get()).get('n')).toBe(8);
    expect(Date.now() - started).toBeLessThan(8000);
  });

  it('makes a plain write wait for the transaction that read the document', async () => {
    const ref = db.doc('locks/a');
    await ref.set({ n: 1 });
    const order: string[] = [];
    let plain: Promise<void> | undefined;
    await db.runTransaction(async (transaction) => {
      await transaction.get(ref);
      plain = ref.set({ n: 2 }).then(() => void order.push('plain'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push('transaction');
      transaction.update(ref, { n: 10 });
    });
    await plain;
    expect(order).toEqual(['transaction', 'plain']);
    expect((await ref.get()).get('n')).toBe(2);
  });

  it('locks a queried collection against new documents', async () => {
    const slots = db.collection('slots');
    const take = () =>
      db.runTransaction(async (transaction) => {
        const { size } = await transaction.get(slots.where('taken', '==', true));
        if (size < 3) transaction.create(slots.doc(), { taken: true });
        return size < 3;
      });
    const taken = await Promise.all(Array.from({ length: 5 }, take));
    expect(taken.filter(Boolean).length).toBe(3);
    expect((await slots.get()).size).toBe(3);
  });

  it('leaves no locks or data when the function throws', async () => {
    const ref = db.doc('undo/a');
    await ref.set({ n: 1 });
    const failing = db.runTransaction(async (transaction) => {
      transaction.update(ref, { n: (await transaction.get(ref)).get('n') + 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await ref.update({ other: true });
    expect((await ref.get()).data()).toEqual({ n: 1, other: true });
  });
});
