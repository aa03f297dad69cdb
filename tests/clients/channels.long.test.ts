/** Tests the unmodified web SDK in a browser against the emulator, over both kinds of channel. */
import type { BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { startClientBrowser, type ClientBrowser } from './support/client-browser.ts';
import { Documents } from './support/documents.ts';
import { Tab } from './support/tab.ts';

let browser: ClientBrowser;
let port: number;
let emulator: EmulatorProcess;
let documents: Documents;

beforeAll(async () => {
  port = await freePort();
  [browser, emulator] = await Promise.all([startClientBrowser(), startEmulator(port)]);
  documents = new Documents(emulator);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await emulator?.stop();
});

/** Chromium on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

describe.each([
  ['streaming', {}],
  ['long polling', { experimentalForceLongPolling: true }],
])('%s', (_, settings) => {
  let context: BrowserContext;
  let tab: Tab;

  beforeEach(async () => {
    await documents.clear();
    context = await browser.newContext();
    tab = await Tab.open(context, browser.origin, { port, settings });
  });
  afterEach(() => context.close());

  test('writes, reads and sees changes, in Georgian too', async () => {
    await tab.listen('guides');
    await tab.hears('guides', '');
    await tab.write('guides/ა', 'გიორგი 🏔');
    await tab.hears('guides', 'ა=გიორგი 🏔');
    await tab.write('guides/ა', 'ნინო');
    await tab.hears('guides', 'ა=ნინო');
    await documents.write('guides/b', 'ბ');
    await tab.hears('guides', 'b=ბ,ა=ნინო');
    await tab.page.evaluate(() => client.deleteDoc(client.doc(client.db, 'guides/ა')));
    await tab.hears('guides', 'b=ბ');
    expect(tab.console).toEqual([]);
  });

  test('a document of almost one megabyte is read back completely', async () => {
    const length = await tab.page.evaluate(async () => {
      const text = 'მ'.repeat(330_000);
      const reference = client.doc(client.db, 'guides/big');
      await client.setDoc(reference, { text });
      const stored = await client.getDocFromServer(reference);
      return stored.get('text') === text ? text.length : -1;
    });
    expect(length).toBe(330_000);
    expect(tab.console).toEqual([]);
  });

  test('a hundred documents at once arrive in one snapshot', async () => {
    await tab.listen('guides');
    await tab.hears('guides', '');
    const size = await tab.page.evaluate(async () => {
      const batch = client.writeBatch(client.db);
      for (let index = 0; index < 100; index += 1)
        batch.set(client.doc(client.db, `guides/g${index}`), { name: index });
      await batch.commit();
      const stored = await client.getDocsFromServer(client.collection(client.db, 'guides'));
      return stored.size;
    });
    expect(size).toBe(100);
    const sizes = (await tab.heard('guides')).map((one) => one.documents.split(',').length);
    expect(new Set(sizes)).toEqual(new Set([1, 100]));
    expect(tab.console).toEqual([]);
  });

  test('a refused write rejects and the next one succeeds', async () => {
    const missing = await tab.page.evaluate(() =>
      client.outcome(client.updateDoc(client.doc(client.db, 'guides/none'), { name: 'x' })),
    );
    expect(missing).toBe('not-found');
    expect(await tab.write('guides/next', 'x')).toBe('done');
  });

  test('transactions and counts use REST in addition to the channel', async () => {
    const counted = await tab.page.evaluate(async () => {
      const reference = client.doc(client.db, 'guides/counter');
      await client.setDoc(reference, { n: 1 });
      await client.runTransaction(client.db, async (transaction) => {
        const present = await transaction.get(reference);
        transaction.update(reference, { n: present.get('n') + 1 });
      });
      const stored = await client.getDocFromServer(reference);
      const count = await client.getCountFromServer(client.collection(client.db, 'guides'));
      return [stored.get('n'), count.data().count];
    });
    expect(counted).toEqual([2, 1]);
    expect(tab.console).toEqual([]);
  });

  test('a reloaded page reconnects immediately', async () => {
    await tab.listen('guides');
    await tab.hears('guides', '');
    await tab.load();
    await documents.write('guides/r', 'after');
    await tab.listen('guides');
    await tab.hears('guides', 'r=after');
    expect(tab.console).toEqual([]);
  });

  test('an open page reconnects to a restarted emulator', async () => {
    await tab.listen('guides');
    await tab.hears('guides', '');
    await emulator.stop('SIGKILL');
    emulator = await startEmulator(port);
    await documents.write('guides/r', 'restarted');
    await tab.hears('guides', 'r=restarted');
    expect(await tab.lost()).toEqual({});
  }, 60_000);
});
