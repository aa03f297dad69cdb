// @vitest-environment node
/** The unmodified web SDK in Node: full (gRPC) and Lite (REST). */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let app: FirebaseApp;
let db: full.Firestore;
let liteDb: lite.Firestore;

beforeAll(async () => {
  server = await startTestServer(18110);
  app = initializeApp({ projectId: 'demo-web', apiKey: 'x' });
  db = full.initializeFirestore(app, {});
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
  liteDb = lite.initializeFirestore(initializeApp({ projectId: 'demo-web', apiKey: 'x' }, 'lite'), {});
  lite.connectFirestoreEmulator(liteDb, '127.0.0.1', server.port);
});

afterAll(async () => {
  await full.terminate(db);
  await lite.terminate(liteDb);
  await deleteApp(app);
  await server.close();
});

beforeEach(() => server.services.reset());

/** Returns the snapshots of a listener, one after the other. */
function snapshotsOf<T>(
  subscribe: (next: (snapshot: T) => void, fail: (error: Error) => void) => () => void,
) {
  const queue: T[] = [];
  let wake: (() => void) | undefined;
  let failure: Error | undefined;
  const stop = subscribe(
    (snapshot) => {
      queue.push(snapshot);
      wake?.();
    },
    (error) => {
      failure = error;
      wake?.();
    },
  );
  return {
    stop,
    async next(): Promise<T> {
      while (queue.length === 0) {
        if (failure) throw failure;
        await new Promise<void>((resolve) => (wake = resolve));
      }
      const [snapshot] = queue.splice(0, 1);
      if (snapshot === undefined) throw new Error('no snapshot');
      return snapshot;
    },
    async until(isWanted: (snapshot: T) => boolean): Promise<T> {
      for (;;) {
        const snapshot = await this.next();
        if (isWanted(snapshot)) return snapshot;
      }
    },
  };
}

const liteDoc = (path: string): lite.DocumentReference => lite.doc(liteDb, path);
const idsOf = (snapshot: full.QuerySnapshot): string[] => snapshot.docs.map(({ id }) => id);

describe('full SDK', () => {
  it('writes, merges, updates, reads and deletes a document', async () => {
    const ref = full.doc(db, 'guides/a');
    await full.setDoc(ref, { name: 'გიორგი', address: { city: 'Tbilisi', zip: '0100' }, old: 1 });
    await full.setDoc(ref, { address: { city: 'Mestia' } }, { merge: true });
    await full.updateDoc(ref, {
      'address.zip': full.deleteField(),
      count: full.increment(2),
      'odd.`.path': 1,
    });
    const snapshot = await full.getDocFromServer(ref);
    expect(snapshot.data()).toEqual({
      name: 'გიორგი',
      address: { city: 'Mestia' },
      old: 1,
      count: 2,
      odd: { '`': { path: 1 } },
    });
    await full.deleteDoc(ref);
    expect((await full.getDocFromServer(ref)).exists()).toBe(false);
    await expect(full.updateDoc(ref, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('applies transforms on the server', async () => {
    const ref = full.doc(db, 'guides/t');
    await full.setDoc(ref, { tags: ['a'], n: 1.5, at: full.serverTimestamp() });
    await full.updateDoc(ref, {
      tags: full.arrayUnion('b', 'a'),
      n: full.increment(1),
      gone: full.arrayRemove('x'),
    });
    const data = (await full.getDocFromServer(ref)).data();
    expect(data).toMatchObject({ tags: ['a', 'b'], n: 2.5, gone: [] });
    expect(Math.abs(Date.now() - data?.['at'].toMillis())).toBeLessThan(5000);
  });

  it('commits a batch as a whole or not at all', async () => {
    const batch = full.writeBatch(db);
    batch.set(full.doc(db, 'b/1'), { v: 1 });
    batch.update(full.doc(db, 'b/missing'), { v: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await full.getDocsFromServer(full.collection(db, 'b'))).size).toBe(0);
  });

  it('keeps every value type', async () => {
    const ref = full.doc(db, 'types/all');
    const data = {
      nothing: null,
      yes: true,
      int: 42,
      big: Number.MAX_SAFE_INTEGER,
      double: -0.5,
      nan: Number.NaN,
      minusZero: -0,
      at: new full.Timestamp(1_600_000_000, 123_456_000),
      bytes: full.Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
      ref: full.doc(db, 'a/b'),
      place: new full.GeoPoint(41.7, 44.8),
      list: [1, { a: [2] }],
      empty: {},
      none: [],
    };
    await full.setDoc(ref, data);
    await full.terminate(db);
    db = full.initializeFirestore(
      initializeApp({ projectId: 'demo-web', apiKey: 'x' }, `again${Date.now()}`),
      {},
    );
    full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
    const read = (await full.getDocFromServer(full.doc(db, 'types/all'))).data();
    expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(data).sort());
    expect(read).toMatchObject({
      int: 42,
      double: -0.5,
      nan: Number.NaN,
      list: [1, { a: [2] }],
      empty: {},
      none: [],
    });
    expect(Object.is(read?.['minusZero'], -0)).toBe(true);
    expect(read?.['at'].isEqual(data.at)).toBe(true);
    expect(read?.['bytes'].isEqual(data.bytes)).toBe(true);
    expect(read?.['ref'].path).toBe('a/b');
    expect(read?.['place'].isEqual(data.place)).toBe(true);
  });

  it('commits all of several contending transactions', async () => {
    const ref = full.doc(db, 'counters/c');
    await full.setDoc(ref, { n: 0 });
    const add = () =>
      full.runTransaction(
        db,
        async (transaction) => {
          const n = (await transaction.get(ref)).data()?.['n'];
          transaction.update(ref, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(Array.from({ length: 4 }, add));
    expect((await full.getDocFromServer(ref)).data()).toEqual({ n: 4 });
  });

  it('verifies documents that a transaction only read', async () => {
    const [read, written] = [full.doc(db, 'v/read'), full.doc(db, 'v/written')];
    await full.setDoc(read, { n: 1 });
    let attempts = 0;
    await full.runTransaction(db, async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(read)).data()?.['n'];
      if (attempts === 1) await lite.setDoc(lite.doc(liteDb, 'v/read'), { n: 2 });
      transaction.set(written, { n });
    });
    expect(attempts).toBe(2);
    expect((await full.getDocFromServer(written)).data()).toEqual({ n: 2 });
  });

  it('notifies listeners of added, modified and removed documents', async () => {
    const open = full.query(full.collection(db, 'requests'), full.where('status', '==', 'pending'));
    const listener = snapshotsOf<full.QuerySnapshot>((next, fail) => full.onSnapshot(open, next, fail));
    expect((await listener.next()).size).toBe(0);
    await lite.setDoc(liteDoc('requests/1'), { status: 'pending', note: 'a' });
    expect((await listener.next()).docChanges().map(({ type }) => type)).toEqual(['added']);
    await lite.setDoc(liteDoc('requests/1'), { status: 'pending', note: 'b' });
    expect((await listener.next()).docChanges().map(({ type }) => type)).toEqual(['modified']);
    await lite.updateDoc(liteDoc('requests/1'), { status: 'approved' });
    expect((await listener.next()).docChanges().map(({ type }) => type)).toEqual(['removed']);
    await lite.setDoc(liteDoc('requests/2'), { status: 'pending' });
    expect(idsOf(await listener.next())).toEqual(['2']);
    await lite.deleteDoc(liteDoc('requests/2'));
    expect((await listener.next()).docChanges().map(({ type }) => type)).toEqual(['removed']);
    listener.stop();
  });

  it('keeps a limited listener full', async () => {
    const items = lite.collection(liteDb, 'items');
    for (let n = 1; n <= 4; n += 1) await lite.setDoc(lite.doc(items, String(n)), { n });
    const lastTwo = full.query(full.collection(db, 'items'), full.orderBy('n'), full.limitToLast(2));
    const listener = snapshotsOf<full.QuerySnapshot>((next, fail) => full.onSnapshot(lastTwo, next, fail));
    expect(idsOf(await listener.next())).toEqual(['3', '4']);
    await lite.deleteDoc(lite.doc(items, '4'));
    expect(idsOf(await listener.until((snapshot) => snapshot.size === 2))).toEqual(['2', '3']);
    await lite.setDoc(lite.doc(items, '9'), { n: 9 });
    expect(idsOf(await listener.next())).toEqual(['3', '9']);
    await lite.updateDoc(lite.doc(items, '3'), { n: 0 });
    expect(idsOf(await listener.until((snapshot) => !idsOf(snapshot).includes('3')))).toEqual(['2', '9']);
    listener.stop();
  });

  it('shows a commit of several documents in one snapshot', async () => {
    const listener = snapshotsOf<full.QuerySnapshot>((next, fail) =>
      full.onSnapshot(full.collection(db, 'pairs'), next, fail),
    );
    await listener.next();
    for (let round = 0; round < 20; round += 1) {
      const batch = lite.writeBatch(liteDb);
      for (const id of ['a', 'b']) batch.set(lite.doc(liteDb, `pairs/${id}`), { round });
      await batch.commit();
    }
    const last = await listener.until((snapshot) => {
      const [a, b] = snapshot.docs.map((one) => one.data()['round']);
      expect(a).toBe(b);
      return a === 19;
    });
    expect(last.size).toBe(2);
    listener.stop();
  });

  it('clears a database under a listener in one snapshot', async () => {
    for (const id of ['a', 'b', 'c']) await lite.setDoc(lite.doc(liteDb, `clear/${id}`), {});
    const listener = snapshotsOf<full.QuerySnapshot>((next, fail) =>
      full.onSnapshot(full.collection(db, 'clear'), next, fail),
    );
    expect((await listener.next()).size).toBe(3);
    const url = `http://${server.address}/emulator/v1/projects/demo-web/databases/(default)/documents`;
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
    expect((await listener.next()).size).toBe(0);
    listener.stop();
  });

  it('resumes a listener after a network failure with the changes since', async () => {
    for (const id of ['a', 'b', 'c']) await lite.setDoc(lite.doc(liteDb, `resume/${id}`), { n: 1 });
    const listener = snapshotsOf<full.QuerySnapshot>((next, fail) =>
      full.onSnapshot(full.collection(db, 'resume'), { includeMetadataChanges: true }, next, fail),
    );
    await listener.until((snapshot) => snapshot.size === 3 && !snapshot.metadata.fromCache);
    await full.disableNetwork(db);
    await listener.until((snapshot) => snapshot.metadata.fromCache);
    await lite.deleteDoc(lite.doc(liteDb, 'resume/a'));
    await lite.updateDoc(lite.doc(liteDb, 'resume/b'), { n: 2 });
    await lite.setDoc(lite.doc(liteDb, 'resume/d'), { n: 3 });
    await full.enableNetwork(db);
    const caughtUp = await listener.until((snapshot) => !snapshot.metadata.fromCache);
    expect(Object.fromEntries(caughtUp.docs.map((one) => [one.id, one.data()['n']]))).toEqual({
      b: 2,
      c: 1,
      d: 3,
    });
    listener.stop();
  });

  it('acknowledges a local write that changes nothing', async () => {
    const ref = full.doc(db, 'noop/x');
    await full.setDoc(ref, { v: 1 });
    const listener = snapshotsOf<full.DocumentSnapshot>((next, fail) =>
      full.onSnapshot(ref, { includeMetadataChanges: true }, next, fail),
    );
    await listener.until(({ metadata }) => !metadata.fromCache);
    await full.setDoc(ref, { v: 1 });
    expect((await full.getDocFromCache(ref)).metadata.hasPendingWrites).toBe(false);
    listener.stop();
  });
});

/** Returns the ids of the people that a query finds. */
const run = async (...constraints: lite.QueryConstraint[]): Promise<string[]> => {
  const found = await lite.getDocs(lite.query(lite.collection(liteDb, 'people'), ...constraints));
  return found.docs.map(({ id }) => id);
};

describe('queries', () => {
  const people = [
    { id: 'a', age: 30, tags: ['x', 'y'], city: 'T' },
    { id: 'b', age: 25.5, tags: ['y'], city: 'M' },
    { id: 'c', age: 'old', tags: [], city: 'T' },
    { id: 'd', city: null },
    { id: 'e', age: Number.NaN, tags: ['z'], city: 'K' },
  ];

  beforeEach(async () => {
    const batch = lite.writeBatch(liteDb);
    for (const { id, ...data } of people) batch.set(lite.doc(liteDb, `people/${id}`), data);
    batch.set(lite.doc(liteDb, 'people/a/pets/p1'), { kind: 'dog' });
    batch.set(lite.doc(liteDb, 'farms/f/pets/p2'), { kind: 'cat' });
    await batch.commit();
  });

  it('supports every operator', async () => {
    expect(await run(lite.where('age', '>', 20))).toEqual(['b', 'a']);
    expect(await run(lite.where('age', '<=', 25.5))).toEqual(['b']);
    expect(await run(lite.where('age', '==', Number.NaN))).toEqual(['e']);
    expect(await run(lite.where('age', '!=', 30))).toEqual(['e', 'b', 'c']);
    expect(await run(lite.where('city', '==', null))).toEqual(['d']);
    expect(await run(lite.where('city', '!=', null))).toEqual(['e', 'b', 'a', 'c']);
    expect(await run(lite.where('city', 'in', ['M', 'K']))).toEqual(['b', 'e']);
    expect(await run(lite.where('city', 'not-in', ['M', 'K']))).toEqual(['a', 'c']);
    expect(await run(lite.where('tags', 'array-contains', 'y'))).toEqual(['a', 'b']);
    expect(await run(lite.where('tags', 'array-contains-any', ['x', 'z']))).toEqual(['a', 'e']);
    expect(await run(lite.where(lite.documentId(), '>=', 'd'))).toEqual(['d', 'e']);
  });

  it('orders, limits and pages', async () => {
    expect(await run(lite.orderBy('age'))).toEqual(['e', 'b', 'a', 'c']);
    expect(await run(lite.orderBy('age', 'desc'), lite.limit(2))).toEqual(['c', 'a']);
    expect(await run(lite.orderBy('age'), lite.startAt(25.5), lite.endBefore('old'))).toEqual(['b', 'a']);
    expect(await run(lite.orderBy('age'), lite.startAfter(30))).toEqual(['c']);
    expect(await run(lite.orderBy(lite.documentId(), 'desc'))).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('combines with OR', async () => {
    const found = await full.getDocsFromServer(
      full.query(
        full.collection(db, 'people'),
        full.or(
          full.where('city', '==', 'K'),
          full.and(full.where('city', '==', 'T'), full.where('age', '==', 30)),
        ),
      ),
    );
    expect(idsOf(found)).toEqual(['a', 'e']);
  });

  it('finds a collection group', async () => {
    const found = await full.getDocsFromServer(full.collectionGroup(db, 'pets'));
    expect(found.docs.map(({ ref }) => ref.path)).toEqual(['farms/f/pets/p2', 'people/a/pets/p1']);
  });

  it('counts', async () => {
    const aged = lite.query(lite.collection(liteDb, 'people'), lite.where('age', '>', 0));
    expect((await lite.getCount(aged)).data()).toEqual({ count: 2 });
    const counted = await full.getCountFromServer(full.collection(db, 'people'));
    expect(counted.data().count).toBe(5);
    const summed = lite.getAggregate(aged, { s: lite.sum('age') });
    await expect(summed).rejects.toMatchObject({ code: 'unimplemented' });
  });

  it('refuses what production refuses', async () => {
    const many = Array.from({ length: 31 }, (_, index) => index);
    const url = `http://${server.address}/v1/projects/demo-web/databases/(default)/documents:runQuery`;
    const values = many.map((n) => ({ integerValue: String(n) }));
    const filter = { field: { fieldPath: 'age' }, op: 'IN', value: { arrayValue: { values } } };
    const structuredQuery = { from: [{ collectionId: 'people' }], where: { fieldFilter: filter } };
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
    expect(response.status).toBe(400);
    const nearest = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'people' }], findNearest: {} } }),
    });
    expect(nearest.status).toBe(501);
  });
});
