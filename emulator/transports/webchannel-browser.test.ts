// @vitest-environment node
/** The unmodified web SDK in Chromium against the emulator process, over both kinds of channel. */
import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Sdk from '../testing/browser-sdk.ts';
import { freePort, startEmulator, type EmulatorProcess } from '../testing/emulator-process.ts';

declare global {
  var sdk: typeof Sdk;
  var db: Sdk.Firestore;
  var seen: string[];
}

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Longer than one back channel lives. */
const IDLE_MS = 70_000;

let folder: string;
let pages: Server;
let origin: string;
let browser: Browser;
let emulatorPort: number;
let emulator: EmulatorProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'webchannel-test-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, '../testing/browser-sdk.ts'),
        formats: ['es'],
        fileName: () => 'sdk.js',
      },
    },
  });
  const script = await readFile(path.join(folder, 'sdk.js'));
  pages = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? script
        : '<link rel="icon" href="data:,"><script type="module">import * as sdk from "/sdk.js"; globalThis.sdk = sdk;</script>',
    );
  });
  const port = await freePort();
  await new Promise<void>((done) => pages.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${port}`;
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  emulatorPort = await freePort();
  emulator = await startEmulator(emulatorPort);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  pages?.close();
  await emulator?.stop();
  await rm(folder, { recursive: true, force: true });
});

function writeFromOutside(id: string, name: string): Promise<Response> {
  return fetch(`${emulator.origin}/v1/projects/demo-test/databases/(default)/documents/guides/${id}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { name: { stringValue: name } } }),
  });
}

/** Chromium on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

describe.each([
  ['streaming', {}],
  ['long polling', { experimentalForceLongPolling: true }],
])('%s', (_, settings) => {
  let page: Page;
  let messages: string[];

  beforeEach(async () => {
    page = await browser.newPage();
    messages = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await fetch(`${emulator.origin}/emulator/v1/projects/demo-test/databases/(default)/documents`, {
      method: 'DELETE',
    });
    await open();
  });
  afterEach(() => page.close());

  async function open(): Promise<void> {
    await page.goto(origin);
    await page.waitForFunction(() => 'sdk' in globalThis);
    await page.evaluate(
      ({ port, channel }) => {
        const app = sdk.initializeApp({ projectId: 'demo-test', apiKey: 'x' });
        globalThis.db = sdk.initializeFirestore(app, channel);
        sdk.connectFirestoreEmulator(db, '127.0.0.1', port);
      },
      { port: emulatorPort, channel: settings },
    );
  }

  /** Listens to `guides` and notes each snapshot as `id=name` texts. */
  async function listen(): Promise<void> {
    await page.evaluate(() => {
      globalThis.seen = [];
      sdk.onSnapshot(sdk.collection(db, 'guides'), { includeMetadataChanges: true }, ({ docs, metadata }) => {
        if (metadata.fromCache || metadata.hasPendingWrites) return;
        seen.push(docs.map((doc) => `${doc.id}=${doc.get('name')}`).join(','));
      });
    });
  }

  async function waitForSnapshot(text: string): Promise<void> {
    await page.waitForFunction((wanted) => seen.at(-1) === wanted, text, { timeout: 30_000 });
  }

  test('writes, reads and sees changes, in Georgian too', async () => {
    await listen();
    await waitForSnapshot('');
    await page.evaluate(() => sdk.setDoc(sdk.doc(db, 'guides/ა'), { name: 'გიორგი 🏔' }));
    await waitForSnapshot('ა=გიორგი 🏔');
    await page.evaluate(() => sdk.updateDoc(sdk.doc(db, 'guides/ა'), { name: 'ნინო' }));
    await waitForSnapshot('ა=ნინო');
    await writeFromOutside('b', 'ბ');
    await waitForSnapshot('b=ბ,ა=ნინო');
    await page.evaluate(() => sdk.deleteDoc(sdk.doc(db, 'guides/ა')));
    await waitForSnapshot('b=ბ');
    expect(messages).toEqual([]);
  });

  test('a document of almost one megabyte comes back whole', async () => {
    const length = await page.evaluate(async () => {
      const text = 'მ'.repeat(330_000);
      await sdk.setDoc(sdk.doc(db, 'guides/big'), { text });
      const stored = await sdk.getDocFromServer(sdk.doc(db, 'guides/big'));
      return stored.get('text') === text ? text.length : -1;
    });
    expect(length).toBe(330_000);
    expect(messages).toEqual([]);
  });

  test('a hundred documents at once arrive in one snapshot', async () => {
    await listen();
    await waitForSnapshot('');
    const sizes = await page.evaluate(async () => {
      const batch = sdk.writeBatch(db);
      for (let index = 0; index < 100; index += 1)
        batch.set(sdk.doc(db, `guides/g${index}`), { name: index });
      await batch.commit();
      const { size } = await sdk.getDocsFromServer(sdk.collection(db, 'guides'));
      return { size, snapshots: seen.map((snapshot) => snapshot.split(',').length) };
    });
    expect(sizes.size).toBe(100);
    expect(sizes.snapshots.every((size) => size === 1 || size === 100)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('a refused write rejects and the next one goes through', async () => {
    const outcome = await page.evaluate(async () => {
      const missing = await sdk.updateDoc(sdk.doc(db, 'guides/none'), { name: 'x' }).then(
        () => 'stored',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
      );
      await sdk.setDoc(sdk.doc(db, 'guides/next'), { name: 'x' });
      return missing;
    });
    expect(outcome).toBe('not-found');
  });

  test('transactions and counts go over REST beside the channel', async () => {
    const counted = await page.evaluate(async () => {
      const reference = sdk.doc(db, 'guides/counter');
      await sdk.setDoc(reference, { n: 1 });
      await sdk.runTransaction(db, async (transaction) => {
        const present = await transaction.get(reference);
        transaction.update(reference, { n: present.get('n') + 1 });
      });
      const stored = await sdk.getDocFromServer(reference);
      const count = await sdk.getCountFromServer(sdk.collection(db, 'guides'));
      return [stored.get('n'), count.data().count];
    });
    expect(counted).toEqual([2, 1]);
    expect(messages).toEqual([]);
  });

  test('a reloaded page starts over at once', async () => {
    await listen();
    await waitForSnapshot('');
    await open();
    await writeFromOutside('r', 'after');
    await listen();
    await waitForSnapshot('r=after');
    expect(messages).toEqual([]);
  });

  test('an open page finds a restarted emulator again', async () => {
    await listen();
    await waitForSnapshot('');
    await emulator.stop('SIGKILL');
    emulator = await startEmulator(emulatorPort);
    await writeFromOutside('r', 'restarted');
    await waitForSnapshot('r=restarted');
    expect(await page.evaluate(() => seen)).not.toContain('r=');
  }, 60_000);

  test.runIf(process.env['SLOW_TESTS'])(
    'an idle listener outlives its back channel',
    async () => {
      await listen();
      await waitForSnapshot('');
      await page.waitForTimeout(IDLE_MS);
      await writeFromOutside('i', 'idle');
      await waitForSnapshot('i=idle');
      expect(messages).toEqual([]);
    },
    IDLE_MS + 30_000,
  );
});
