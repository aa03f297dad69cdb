/**
 * Access is checked again when something changes on which the verdict depends: the rules, the document
 * itself, or a document that the rules read by get() and exists().
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListenResponse, StreamReceiver, ListenRequest, Target } from '../../src/model/messages.ts';
import { decodeQuery, decodeWrite } from '../support/decode.ts';
import { compileRuleset } from '../../src/rules/compile.ts';
import { firestoreRules } from '../support/rules.ts';
import { systemClock } from '../../src/store/clock.ts';
import { Store } from '../../src/store/store.ts';
import { ADMIN } from '../../src/service/auth.ts';
import { EmulatorServices } from '../../src/service/services.ts';

const DATABASE = 'projects/p/databases/(default)';
const PARENT = `${DATABASE}/documents`;

const RULES = firestoreRules(`
  match /roles/{uid} { allow get: if true; }
  match /requests/{id} {
    allow list: if get(/databases/$(database)/documents/roles/$(request.auth.uid)).data.name == 'admin';
  }
  match /diaries/{id} {
    allow get: if !exists(/databases/$(database)/documents/locks/$(id)) && resource.data.get('open', true);
  }
  match /news/{id} { allow read: if true; }
`);

const TOKEN = ['{}', '{"sub":"ana"}', ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

let services: EmulatorServices;
let judged: number;
let sent: ListenResponse[];
let stream: StreamReceiver<ListenRequest>;
let isBehind: boolean;
/** Notifies the stream that the client has caught up. */
let catchUp: () => void;

beforeEach(async () => {
  judged = 0;
  services = new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset,
    defaultRules: RULES,
    onJudged: () => (judged += 1),
  });
  await commit({ 'roles/ana': { name: 'admin' } }, { 'diaries/d': {} }, { 'news/n': {} });
  sent = [];
  isBehind = false;
  stream = services.openListen(`Bearer ${TOKEN}`, {
    send: (message) => sent.push(message),
    fail: (code, message) => {
      throw new Error(`${code} ${message}`);
    },
    end: () => undefined,
    isBehind: () => isBehind,
    onceReady: (callback) => (catchUp = callback),
  });
  listen(1, { kind: 'query', parent: PARENT, query: decodeQuery({ from: [{ collectionId: 'requests' }] }) });
  listen(2, { kind: 'documents', names: [`${PARENT}/diaries/d`] });
  listen(3, { kind: 'query', parent: PARENT, query: decodeQuery({ from: [{ collectionId: 'news' }] }) });
  if (refusals().length > 0) throw new Error('a listener has no access from the start');
  sent = [];
  judged = 0;
});

function listen(targetId: number, what: Target['what']): void {
  stream.receive({ database: DATABASE, kind: 'add', target: { targetId, what } });
}

/** Commits documents by path; null deletes. */
async function commit(
  ...documents: readonly Readonly<Record<string, Readonly<Record<string, string | boolean>> | null>>[]
): Promise<void> {
  const writes = documents.flatMap(Object.entries).map(([path, data]) => {
    const name = `${PARENT}/${path}`;
    if (data === null) return decodeWrite({ delete: name });
    const fields = Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' ? { stringValue: value } : { booleanValue: value },
    ]);
    return decodeWrite({ update: { name, fields: Object.fromEntries(fields) } });
  });
  await services.commits.commit(ADMIN, services.store.database(DATABASE), writes);
}

/** Returns the removed targets, each with its status. */
function refusals(): string[] {
  return sent.flatMap((message) =>
    message.kind === 'targetChange' && message.change === 'REMOVE'
      ? [`${message.targetIds.join()} ${message.cause?.code}`]
      : [],
  );
}

/** Returns the paths of the documents that were sent as changed or removed. */
function shown(): string[] {
  return sent.flatMap((message) => {
    if (message.kind === 'documentChange') return [message.document.name.slice(PARENT.length + 1)];
    return 'name' in message ? [message.name.slice(PARENT.length + 1)] : [];
  });
}

describe('a listener loses its access', () => {
  it('when a document read by its rule changes, before the same commit shows anything', async () => {
    await commit({ 'roles/ana': { name: 'guide' } }, { 'requests/secret': {} }, { 'news/n2': {} });
    expect(refusals()).toEqual(['1 PERMISSION_DENIED']);
    expect(shown()).toEqual(['news/n2']);
    await commit({ 'requests/more': {} }, { 'news/n3': {} });
    expect(shown()).toEqual(['news/n2', 'news/n3']);
  });

  it('when such a document is deleted', async () => {
    await commit({ 'roles/ana': null });
    expect(refusals()).toEqual(['1 PERMISSION_DENIED']);
  });

  it('when a document appears whose absence the verdict depended on', async () => {
    await commit({ 'locks/d': {} });
    expect(refusals()).toEqual(['2 PERMISSION_DENIED']);
  });

  it('while it is behind, without showing what it missed', async () => {
    isBehind = true;
    await commit({ 'diaries/d': { text: 'public' } }, { 'news/n2': {} });
    await commit({ 'diaries/d': { open: false, text: 'private' } });
    expect(sent).toEqual([]);
    catchUp();
    expect(refusals()).toEqual(['2 PERMISSION_DENIED']);
    expect(shown()).toEqual(['news/n2']);
  });

  it('when its own document becomes private, without showing the new contents', async () => {
    await commit({ 'diaries/d': { open: false, text: 'private' } });
    expect(refusals()).toEqual(['2 PERMISSION_DENIED']);
    expect(shown()).toEqual([]);
  });

  it('when the rules change; others continue', async () => {
    services.gate.setRules('p', RULES.replace("== 'admin'", "== 'chief'"));
    expect(refusals()).toEqual(['1 PERMISSION_DENIED']);
    await commit({ 'diaries/d': { text: 'on' } }, { 'news/n2': {} });
    expect(shown()).toEqual(['diaries/d', 'news/n2']);
  });
});

it('keeps its access when changes do not affect the verdict', async () => {
  await commit({ 'roles/ana': { name: 'admin', since: 'today' } }, { 'requests/r': {} });
  expect(refusals()).toEqual([]);
  expect(shown()).toEqual(['requests/r']);
  await commit({ 'roles/ana': { name: 'guide' } });
  expect(refusals()).toEqual(['1 PERMISSION_DENIED']);
});

it('is not evaluated for commits on which its verdict does not depend', async () => {
  await commit({ 'requests/r': {} }, { 'news/n': { title: 'x' } }, { 'roles/other': {} });
  expect(judged).toBe(0);
  await commit({ 'roles/ana': { name: 'admin', since: 'today' } });
  expect(judged).toBe(1);
});

it('is refused when it resumes with its token', async () => {
  await commit({ 'requests/r': {} });
  const token = sent.flatMap((message) => ('resumeToken' in message ? message.resumeToken : [])).at(-1);
  if (!token) throw new Error('no token');
  await commit({ 'roles/ana': null });
  sent = [];
  const query = decodeQuery({ from: [{ collectionId: 'requests' }] });
  const what = { kind: 'query', parent: PARENT, query } as const;
  const target = { targetId: 4, what, once: false, resumeToken: token };
  stream.receive({ database: DATABASE, kind: 'add', target });
  expect(refusals()).toEqual(['4 PERMISSION_DENIED']);
  expect(shown()).toEqual([]);
});
