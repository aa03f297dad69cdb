/**
 * `npm run bench:emulator`: what the local Firestore backend costs, measured from outside: the process
 * through `ps`, its port through REST and WebChannel. Prints a table; nothing is asserted.
 * `--port` is the first of two free ports to use.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listen } from './raw-listener.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8790' } } });
const PORT = Number(values.port);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DATABASE = 'projects/demo-bench/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const CLI = path.join(import.meta.dirname, '../src/cli.ts');
const STARTS = 7;
const BATCH = 500;
const MEASURED_BATCHES = 20;
const MEASURED_BATCH = 100;
/** Of reads under rules. */
const ROUNDS = 50;
/** firebase-tools asks every 200 ms; to measure, more often. */
const POLL_MS = 2;

/** A guide's document, about 1 KB: what the site stores. */
function fieldsOf(number: number, revision: number): object {
  const text = (label: string, length: number) => ({
    stringValue: `${label} ${number} `.padEnd(length, 'ა'),
  });
  return {
    name: text('name', 24),
    bio: text('bio', 120),
    description: text('description', 180),
    number: { integerValue: String(number) },
    revision: { integerValue: String(revision) },
    verified: { booleanValue: number % 2 === 0 },
    languages: { arrayValue: { values: [{ stringValue: 'ka' }, { stringValue: 'en' }] } },
    updated_at: { timestampValue: '2026-01-01T00:00:00Z' },
  };
}

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function isOwn(data) { return signedIn() && data.owner == request.auth.uid; }
    match /guides/{guide} {
      allow read: if isOwn(resource.data)
        || (resource.data.verified is bool && resource.data.number >= 0
          && resource.data.languages.hasAny(['ka', 'en']) && resource.data.name.size() <= 80);
    }
  }
}`;

async function call(verb: string, body: object, token?: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/v1/${DOCUMENTS}:${verb}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${text}`);
  return text;
}

async function write(collection: string, first: number, count: number, revision: number): Promise<void> {
  const writes = Array.from({ length: count }, (_, index) => ({
    update: {
      name: `${DOCUMENTS}/${collection}/g${first + index}`,
      fields: fieldsOf(first + index, revision),
    },
  }));
  await call('commit', { writes }, 'owner');
}

async function fill(collection: string, from: number, to: number): Promise<void> {
  // One after the other: a queue of requests is no part of what is stored.
  for (let first = from; first < to; first += BATCH)
    await write(collection, first, Math.min(BATCH, to - first), 0);
}

let running: ChildProcess | undefined;
process.once('exit', () => running?.kill());

interface Running {
  readonly process: ChildProcess;
  /** From spawn to the first accepted connection. */
  readonly readyMs: number;
}

async function start(...flags: string[]): Promise<Running> {
  if (await accepts()) throw new Error(`Port ${PORT} belongs to another program; give another --port.`);
  const began = performance.now();
  const argv = [CLI, 'firestore', '--host', '127.0.0.1', '--port', String(PORT), ...flags];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
  running = child;
  while (!(await accepts())) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with code ${child.exitCode}.`);
    await sleep(POLL_MS);
  }
  return { process: child, readyMs: performance.now() - began };
}

async function accepts(): Promise<boolean> {
  const socket = connect(PORT, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function stop({ process: child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

function memoryMib({ process: child }: Running): string {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
  return `${Math.round(Number(stdout) / 1024)} MiB`;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function report(what: string, figure: string): void {
  console.log(`| ${what} | ${figure} |`);
}

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run <= STARTS; run += 1) {
    const emulator = await start();
    // The first start fills the compile cache.
    if (run > 0) times.push(emulator.readyMs);
    await stop(emulator);
  }
  report('start to ready, median', `${Math.round(median(times))} ms`);
}

/** Writes per second in batches, with a listener on all documents, until it has the last of them. */
async function measureBatches(stored: number): Promise<number> {
  const listener = await listen(ORIGIN, DATABASE, {
    targetId: 2,
    query: { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'guides' }] } },
  });
  const times: number[] = [];
  for (let batch = 1; batch <= MEASURED_BATCHES; batch += 1) {
    const first = (batch * 7919) % (stored - MEASURED_BATCH);
    const began = performance.now();
    await write('guides', first, MEASURED_BATCH, batch);
    await listener.snapshot();
    times.push(performance.now() - began);
  }
  await listener.close();
  return (MEASURED_BATCH * 1000) / median(times);
}

async function measureStored(): Promise<void> {
  const emulator = await start();
  await sleep(1000);
  report('memory, idle', memoryMib(emulator));
  const rates = new Map<number, number>();
  let stored = 0;
  for (const size of [1_000, 10_000, 100_000]) {
    await fill('guides', stored, size);
    stored = size;
    await sleep(2000);
    report(`memory, ${size.toLocaleString('en')} documents of 1 KB`, memoryMib(emulator));
    // Once unmeasured: the first batches are compiled, not run.
    if (rates.size === 0) await measureBatches(size);
    const rate = await measureBatches(size);
    rates.set(size, rate);
    report(
      `batch writes under a listener, ${size.toLocaleString('en')} stored`,
      `${Math.round(rate)} writes/s`,
    );
  }
  const growth = (rates.get(1_000) ?? 0) / (rates.get(100_000) ?? 1);
  report('cost of a batch, 100,000 : 1,000', growth.toFixed(2));
  await stop(emulator);
}

async function measureRules(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-emulator-'));
  const rules = path.join(folder, 'firestore.rules');
  await writeFile(rules, RULES);
  const emulator = await start('--rules', rules);
  await fill('guides', 0, 1_000);
  const documents = Array.from({ length: 300 }, (_, index) => `${DOCUMENTS}/guides/g${index}`);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await call('batchGet', { documents });
    rates.push((documents.length * 1000) / (performance.now() - began));
  }
  report(
    'rule evaluations: documents read, each under six conditions, median',
    `${Math.round(median(rates))} /s`,
  );
  await stop(emulator);
  await rm(folder, { recursive: true });
}

async function measureFanOut(): Promise<void> {
  const emulator = await start();
  await write('guides', 0, 1, 0);
  const addTarget = { targetId: 2, documents: { documents: [`${DOCUMENTS}/guides/g0`] } };
  const listeners = await Promise.all(Array.from({ length: 100 }, () => listen(ORIGIN, DATABASE, addTarget)));
  const times: number[] = [];
  for (let revision = 1; revision <= 30; revision += 1) {
    const began = performance.now();
    await write('guides', 0, 1, revision);
    await Promise.all(listeners.map((listener) => listener.snapshot()));
    times.push(performance.now() - began);
  }
  report('one write to 100 listeners, until the last has it, median', `${median(times).toFixed(1)} ms`);
  await Promise.all(listeners.map((listener) => listener.close()));
  await stop(emulator);
}

console.log(`| Node ${process.version}, ${process.platform} ${process.arch} | |\n|---|--:|`);
await measureStart();
await measureStored();
await measureRules();
await measureFanOut();
