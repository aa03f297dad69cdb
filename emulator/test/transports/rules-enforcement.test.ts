// @vitest-environment node
/** Rules are enforced by REST, gRPC and listeners; a fake ruleset replaces the engine. */
import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompileResult, DocumentRequest, QueryRequest, Verdict } from '../../src/rules/types.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const allow: Verdict = { allowed: true, reasons: [] };
const deny = (method: string): Verdict => ({ allowed: false, reasons: [`false for '${method}' @ L1`] });

/**
 * `open`: everything. `owner`: documents whose id is the caller's uid, no queries but on `public`;
 * creating `pairs/x` needs `pairs/y` after the commit. `bad`: does not compile.
 */
function compile(source: string): CompileResult {
  if (source === 'bad') {
    return { issues: [{ line: 4, column: 14, severity: 'ERROR', description: "Unexpected 'x'." }] };
  }
  const isOpen = source === 'open';
  return {
    issues: [],
    ruleset: {
      checkDocument: (request: DocumentRequest, access): Verdict => {
        if (isOpen || request.name.endsWith(`/${request.auth?.uid}`)) return allow;
        const isPair = request.name.endsWith('/pairs/x') && request.method === 'create';
        const paired = isPair && access.getAfter?.(request.name.replace(/x$/, 'y')) !== null;
        return paired || request.name.endsWith('/pairs/y') ? allow : deny(request.method);
      },
      checkQuery: ({ query }: QueryRequest): Verdict =>
        isOpen || query.from.collectionId === 'public' ? allow : deny('list'),
    },
  };
}

let server: TestServer;
let db: full.Firestore;
let anonymous: lite.Firestore;

beforeAll(async () => {
  server = await startTestServer(18130, compile, 'owner');
  db = full.initializeFirestore(initializeApp({ projectId: 'demo-rules', apiKey: 'x' }, 'alice'), {});
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: { sub: 'alice' } });
  anonymous = lite.initializeFirestore(
    initializeApp({ projectId: 'demo-rules', apiKey: 'x' }, 'anonymous'),
    {},
  );
  lite.connectFirestoreEmulator(anonymous, '127.0.0.1', server.port);
});

afterAll(async () => {
  await full.terminate(db);
  await lite.terminate(anonymous);
  await server.close();
});

beforeEach(async () => {
  server.services.reset();
  await putRules('owner');
});

const putRules = (content: string, more: object = {}): Promise<Response> =>
  fetch(`http://${server.address}/emulator/v1/projects/demo-rules:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] }, ...more }),
  });

const denied = { code: 'permission-denied' };

/** A REST call; `path` is below `documents`. */
const rest = (method: string, path: string, body?: unknown, authorization?: string): Promise<Response> =>
  fetch(`http://${server.address}/v1/projects/demo-rules/databases/(default)/documents${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(authorization !== undefined && { headers: { authorization } }),
  });

describe('rules', () => {
  it('depend on the caller over gRPC', async () => {
    await full.setDoc(full.doc(db, 'users/alice'), { n: 1 });
    expect((await full.getDocFromServer(full.doc(db, 'users/alice'))).data()).toEqual({ n: 1 });
    await expect(full.setDoc(full.doc(db, 'users/bob'), {})).rejects.toMatchObject(denied);
    await expect(full.getDocFromServer(full.doc(db, 'users/bob'))).rejects.toMatchObject(denied);
    await expect(full.getDocsFromServer(full.collection(db, 'users'))).rejects.toMatchObject(denied);
    await expect(full.getCountFromServer(full.collection(db, 'users'))).rejects.toMatchObject(denied);
    await expect(full.deleteDoc(full.doc(db, 'users/bob'))).rejects.toMatchObject(denied);
  });

  it('are enforced over REST, for every method', async () => {
    await expect(lite.getDoc(lite.doc(anonymous, 'users/alice'))).rejects.toMatchObject(denied);
    const write = {
      update: { name: 'projects/demo-rules/databases/(default)/documents/users/x', fields: {} },
    };
    const query = { structuredQuery: { from: [{ collectionId: 'users' }] } };
    const count = { structuredAggregationQuery: { ...query, aggregations: [{ alias: 'n', count: {} }] } };
    const documents = [write.update.name];
    const answers = await Promise.all([
      rest('GET', '/users/x'),
      rest('GET', '/users'),
      rest('PATCH', '/users/x', {}),
      rest('DELETE', '/users/x'),
      rest('POST', ':commit', { writes: [write] }),
      rest('POST', ':commit', {
        writes: [{ verify: write.update.name, currentDocument: { exists: false } }],
      }),
      rest('POST', ':batchWrite', { writes: [write] }),
      rest('POST', ':batchGet', { documents }),
      rest('POST', ':batchGet', { documents, newTransaction: {} }),
      rest('POST', ':runQuery', query),
      rest('POST', ':runAggregationQuery', count),
      rest('POST', ':listCollectionIds', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    const [first] = answers;
    expect(await first?.json()).toEqual({
      error: { code: 403, message: "\nfalse for 'get' @ L1", status: 'PERMISSION_DENIED' },
    });
  });

  it('do not apply to admins', async () => {
    expect((await rest('PATCH', '/users/x', {}, 'Bearer owner')).status).toBe(200);
    expect((await rest('GET', '/users', undefined, 'bearer OWNER')).status).toBe(200);
    expect((await rest('GET', '/users', undefined, 'Bearer ya29.abc')).status).toBe(200);
    expect((await rest('GET', '/users', undefined, 'Bearer  owner')).status).toBe(400);
    expect((await rest('GET', '/users', undefined, 'Basic owner')).status).toBe(500);
  });

  it('evaluate the writes of a commit together', async () => {
    const one = full.writeBatch(db).set(full.doc(db, 'pairs/x'), {});
    await expect(one.commit()).rejects.toMatchObject(denied);
    const both = full.writeBatch(db).set(full.doc(db, 'pairs/x'), {}).set(full.doc(db, 'pairs/y'), {});
    await both.commit();
    const mixed = full.writeBatch(db).set(full.doc(db, 'users/alice'), {}).set(full.doc(db, 'users/bob'), {});
    await expect(mixed.commit()).rejects.toMatchObject(denied);
    expect((await full.getDocFromServer(full.doc(db, 'users/alice'))).exists()).toBe(false);
  });

  it('refuse one listener without affecting the others', async () => {
    const refused = new Promise<full.FirestoreError>((resolve) => {
      full.onSnapshot(full.collection(db, 'users'), () => undefined, resolve);
    });
    const sizes: number[] = [];
    const stop = full.onSnapshot(full.collection(db, 'public'), ({ size }) => sizes.push(size));
    expect((await refused).code).toBe('permission-denied');
    await rest('PATCH', '/public/p', {}, 'Bearer owner');
    await expect.poll(() => sizes.at(-1)).toBe(1);
    stop();
  });

  it('remove listeners that have no access after a reload', async () => {
    expect((await putRules('open')).status).toBe(200);
    let size = -1;
    const lost = new Promise<full.FirestoreError>((resolve) => {
      full.onSnapshot(full.collection(db, 'users'), (snapshot) => (size = snapshot.size), resolve);
    });
    await expect.poll(() => size).toBe(0);
    await putRules('owner');
    expect((await lost).code).toBe('permission-denied');
  });

  it('hide a document that left a query and is no longer readable', async () => {
    await rest('PATCH', '/public/p', { fields: { shown: { booleanValue: true } } }, 'Bearer owner');
    const shown = full.query(full.collection(db, 'public'), full.where('shown', '==', true));
    const snapshots: full.QuerySnapshot[] = [];
    const stop = full.onSnapshot(shown, (snapshot) => snapshots.push(snapshot));
    await expect.poll(() => snapshots.at(-1)?.size).toBe(1);
    const secret = { fields: { shown: { booleanValue: false }, secret: { stringValue: 'x' } } };
    await rest('PATCH', '/public/p', secret, 'Bearer owner');
    await expect.poll(() => snapshots.at(-1)?.size).toBe(0);
    await expect(full.getDocFromCache(full.doc(db, 'public/p'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    stop();
  });

  it('are kept when new ones do not compile', async () => {
    const refused = await putRules('bad');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      error: {
        code: 400,
        message: "Error compiling rules:\nL4:14 Unexpected 'x'.",
        status: 'INVALID_ARGUMENT',
      },
    });
    const tolerated = await putRules('bad', { ignore_errors: true });
    expect(tolerated.status).toBe(200);
    expect(await tolerated.json()).toMatchObject({
      issues: [{ severity: 'ERROR', sourcePosition: { line: 4 } }],
    });
    expect((await rest('GET', '/users/x')).status).toBe(403);
  });

  it('deny everything when the initial rules do not compile', async () => {
    const broken = await startTestServer(18131, compile, 'bad');
    const answer = await fetch(
      `http://${broken.address}/v1/projects/p/databases/(default)/documents/public/x`,
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('L4:14');
    await broken.close();
  });
});
