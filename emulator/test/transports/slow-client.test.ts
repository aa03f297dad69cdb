// @vitest-environment node
/**
 * For a client that does not read for a while, little data is buffered, and it ends with the newest
 * state.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client, credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeWrite } from '../support/decode.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { formatProtoJson, parseProtoJson } from '../../src/protobuf/json.ts';
import { decodeWire } from '../../src/protobuf/reader.ts';
import { encodeWire } from '../../src/protobuf/writer.ts';
import { ADMIN } from '../../src/service/auth.ts';

const DATABASE = 'projects/demo-slow/databases/(default)';
const PARENT = `${DATABASE}/documents`;
const COMMITS = 300;
const TEXT = 'x'.repeat(100_000);
const TARGETS = [
  { targetId: 1, query: { parent: PARENT, structuredQuery: { from: [{ collectionId: 'c' }] } } },
  { targetId: 2, documents: { documents: [`${PARENT}/c/0`, `${PARENT}/c/1`] } },
].map((addTarget) => ({ database: DATABASE, addTarget }));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(18150);
});
afterAll(() => server.close());
beforeEach(() => server.services.clearDocuments(DATABASE));

/**
 * Writes increasing numbers to the documents `c/1` and `c/0` in turn, up to 299 and 300: thirty million
 * characters.
 */
async function commitAll(): Promise<void> {
  const { commits, store } = server.services;
  for (let n = 1; n <= COMMITS; n += 1) {
    const fields = { n: { integerValue: n }, text: { stringValue: TEXT } };
    const write = decodeWrite({ update: { name: `${PARENT}/c/${n % 2}`, fields } });
    await commits.commit(ADMIN, store.database(DATABASE), [write]);
    await nextTurn();
  }
}

/**
 * Returns the last number and the targets of each document; undefined until a snapshot with the last
 * commit.
 */
function endOf(answers: readonly string[]): unknown {
  const newest = answers.findIndex((answer) => answer.includes(`"integerValue":"${COMMITS}"`));
  const isSnapshot = (answer: string): boolean =>
    /"targetChange":\{(?!.*"targetIds").*"readTime"/.test(answer);
  if (newest === -1 || !answers.slice(newest).some(isSnapshot)) return undefined;
  const documents = answers.flatMap((answer) => {
    const n = /"integerValue":"(\d+)"/.exec(answer)?.[1];
    const name = /documents\/(c\/\d)"/.exec(answer)?.[1];
    return n === undefined || name === undefined
      ? []
      : [[name, [n, /"targetIds":(\[[\d,]+\])/.exec(answer)?.[1]]]];
  });
  return Object.fromEntries(documents);
}

const END = { 'c/1': ['299', '[1,2]'], 'c/0': ['300', '[1,2]'] };

it('over WebChannel, without a back channel', async () => {
  const channel = `http://${server.address}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const form = new URLSearchParams({ headers: 'Authorization:Bearer owner\r\n', count: '2', ofs: '0' });
  for (const [index, target] of TARGETS.entries()) form.set(`req${index}___data__`, JSON.stringify(target));
  const opening = await fetch(`${channel}&database=${encodeURIComponent(DATABASE)}&RID=1`, {
    method: 'POST',
    body: form,
  });
  const sid = /"c","([^"]+)"/.exec(await opening.text())?.[1];
  await commitAll();
  const answers: string[] = [];
  for (let seen = 0; endOf(answers) === undefined;) {
    const poll = await fetch(`${channel}&SID=${sid}&RID=rpc&AID=${seen}&CI=1`);
    for (const chunk of (await poll.text()).split(/\d+\n/).filter(Boolean)) {
      const arrays: [number, unknown][] = JSON.parse(chunk);
      for (const [id, payload] of arrays) {
        seen = id;
        answers.push(JSON.stringify(payload));
      }
    }
  }
  expect(endOf(answers)).toEqual(END);
  expect(answers.join('').length).toBeLessThan(1_000_000);
  await fetch(`${channel}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
});

it('over gRPC, with its stream paused', async () => {
  const client = new Client(server.address, credentials.createInsecure());
  const call = client.makeBidiStreamRequest(
    '/google.firestore.v1.Firestore/Listen',
    (request: object) => encodeWire('ListenRequest', parseProtoJson('ListenRequest', request)),
    (bytes) => JSON.stringify(formatProtoJson('ListenResponse', decodeWire('ListenResponse', bytes))),
  );
  for (const target of TARGETS) call.write(target);
  await new Promise((done) => call.once('readable', done));
  await commitAll();
  const answers: string[] = [];
  for await (const answer of call) {
    answers.push(String(answer));
    if (endOf(answers) !== undefined) break;
  }
  expect(endOf(answers)).toEqual(END);
  // Both ends and the connection between them buffer some messages.
  expect(answers.join('').length).toBeLessThan(6_000_000);
  client.close();
});
