/**
 * Runs an instance of the function `site` in this process and visits it over loopback. Prints one line of
 * JSON. `scripts/bench/site.ts` starts it and passes the database address.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DocumentReference, Query } from 'firebase-admin/firestore';

const BUNDLE = path.join(import.meta.dirname, '../../functions/lib/index.js');
const VISITS = 200;
/** Concurrent visitors. */
const TOGETHER = 4;

let reads = 0;
// Called below with the object it belongs to.
// oxlint-disable-next-line typescript/unbound-method
const { get: getQuery } = Query.prototype;
Query.prototype.get = async function get() {
  const snapshot = await getQuery.call(this);
  // A query without results is also billed as one read.
  reads += Math.max(snapshot.size, 1);
  return snapshot;
};
// Called below with the object it belongs to.
// oxlint-disable-next-line typescript/unbound-method
const { get: getDocument } = DocumentReference.prototype;
DocumentReference.prototype.get = function get() {
  reads += 1;
  return getDocument.call(this);
};

interface Functions {
  readonly site: (request: IncomingMessage, response: ServerResponse) => unknown;
}

const began = performance.now();
const { site }: Functions = await import(pathToFileURL(BUNDLE).href);
const loaded = performance.now();
const server = createServer((request, response) => void site(request, response));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

async function visit(target: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${target}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${target}: ${response.status}`);
  return text;
}

await visit('/en/guides');
const cold = performance.now() - began;
const startReads = reads;

/** Each query has a full page of results at any size, so that bytes are comparable. */
const WORDS = ['english', 'svaneti', 'german', 'ski', 'guide', 'trekking', 'climbing', 'georgian'];

const wordOf = (index: number) => WORDS[index % WORDS.length]?.slice(0, 4 + (index % 4));

const KINDS: Readonly<Record<string, (index: number) => string>> = {
  'directory, page': () => '/en/guides',
  'directory, page, searched': (index) => `/guides?q=${wordOf(index)}`,
  'directory, JSON, searched': (index) => `/api/guides?q=${wordOf(index)}`,
  'directory, JSON, one profession': () => '/api/guides?profession=trekking-guide',
  'guide, page': () => '/en/giorgi-beridze',
};

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

async function measure(name: string, addressOf: (index: number) => string) {
  const times: number[] = [];
  let bytes = 0;
  const before = reads;
  let next = 0;
  const visitor = async () => {
    for (let index = next++; index < VISITS; index = next++) {
      const start = performance.now();
      const text = await visit(addressOf(index));
      times.push(performance.now() - start);
      bytes += gzipSync(text).length / VISITS;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, visitor));
  return {
    name,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    kib: bytes / 1024,
    reads: (reads - before) / VISITS,
  };
}

const visits = [];
for (const [name, addressOf] of Object.entries(KINDS)) visits.push(await measure(name, addressOf));
console.log(
  JSON.stringify({
    modules: Math.round(loaded - began),
    cold: Math.round(cold),
    memory: Math.round(process.memoryUsage().rss / 1024 / 1024),
    startReads,
    visits,
  }),
);
process.exit();
