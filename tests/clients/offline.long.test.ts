/** Writes without a network, and the cache in IndexedDB shared by the tabs of a browser. */
import type { BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { startClientBrowser, type ClientBrowser } from './support/client-browser.ts';
import { Documents } from './support/documents.ts';
import { openLine, type Line } from './support/line.ts';
import { Tab } from './support/tab.ts';

let browser: ClientBrowser;
let emulator: EmulatorProcess;
let documents: Documents;
let line: Line;
let context: BrowserContext;

beforeAll(async () => {
  const port = await freePort();
  [browser, emulator] = await Promise.all([startClientBrowser(), startEmulator(port)]);
  documents = new Documents(emulator);
  line = await openLine(port);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  line?.close();
  await emulator?.stop();
});

beforeEach(async () => {
  line.mend();
  await documents.clear();
  await documents.setRules('match /notes/{id} { allow read; allow write: if id != "refused"; }');
  context = await browser.newContext();
});
afterEach(() => context.close());

/** Reconnecting takes the SDK up to ten seconds. */
vi.setConfig({ testTimeout: 60_000 });

const open = (sharedCache = false): Promise<Tab> =>
  Tab.open(context, browser.origin, { port: line.port, sharedCache });

describe('the queue of writes', () => {
  test('is shown at once, kept, and sent in order when the network is back', async () => {
    const tab = await open();
    await documents.write('notes/a', 'stored');
    await tab.listen('notes');
    await tab.hears('notes', 'a=stored');
    await tab.page.evaluate(() => client.disableNetwork(client.db));
    await tab.hears('notes', 'a=stored', true);
    await tab.queue('notes/a', 'changed');
    await tab.queue('notes/b', 'new');
    await tab.hears('notes', 'a=changed*,b=new*', true);
    // Each write extends the result of the previous one, so that the document shows the order.
    await tab.page.evaluate(() => {
      const reference = client.doc(client.db, 'notes/order');
      for (const step of ['one', 'two', 'three']) {
        const change = { name: step, steps: client.arrayUnion(step) };
        void client.setDoc(reference, change, { merge: true });
      }
    });
    await tab.hears('notes', 'a=changed*,b=new*,order=three*', true);
    expect(await documents.read('notes/b')).toBeUndefined();
    expect(await documents.read('notes/a')).toEqual({ name: { stringValue: 'stored' } });
    await tab.page.evaluate(() => client.enableNetwork(client.db));
    await tab.hears('notes', 'a=changed,b=new,order=three');
    expect(await documents.read('notes/order')).toMatchObject({
      name: { stringValue: 'three' },
      steps: { arrayValue: { values: ['one', 'two', 'three'].map((stringValue) => ({ stringValue })) } },
    });
    expect(tab.console).toEqual([]);
  });

  test('survives a lost connection; a refused write is reverted and does not block others', async () => {
    const tab = await open();
    await tab.listen('notes');
    await tab.hears('notes', '');
    expect(await tab.write('notes/a', 'before')).toBe('done');
    line.cut();
    await tab.queue('notes/a', 'while cut');
    await tab.queue('notes/refused', 'never');
    await tab.queue('notes/b', 'behind it');
    await tab.page.waitForFunction(() =>
      client.heard['notes']?.at(-1)?.documents.startsWith('a=while cut*,b=behind it*,refused=never*'),
    );
    await documents.write('notes/c', 'meanwhile');
    line.mend();
    await tab.hears('notes', 'a=while cut,b=behind it,c=meanwhile');
    expect(await tab.page.evaluate(() => client.outcomes)).toEqual({
      'notes/a': 'done',
      'notes/refused': 'permission-denied',
      'notes/b': 'done',
    });
    expect(await documents.read('notes/refused')).toBeUndefined();
  });
});

/** Returns a function that counts the listen streams opened since. */
function countListenRequests(tab: Tab): () => number {
  let count = 0;
  tab.page.on('request', (request) => {
    if (request.url().includes('/Listen/channel')) count += 1;
  });
  return () => count;
}

describe('the shared cache', () => {
  test('serves a second tab through the first, which the second replaces when the first closes', async () => {
    const first = await open(true);
    await documents.write('notes/a', 'stored');
    await first.listen('notes');
    await first.hears('notes', 'a=stored');
    const second = await open(true);
    const requests = countListenRequests(second);
    await second.listen('notes');
    await second.hears('notes', 'a=stored');
    await documents.write('notes/b', 'from outside');
    await second.hears('notes', 'a=stored,b=from outside');
    expect(await second.write('notes/c', 'by the second')).toBe('done');
    await first.hears('notes', 'a=stored,b=from outside,c=by the second');
    expect(requests()).toBe(0);
    await first.page.close({ runBeforeUnload: true });
    await documents.write('notes/d', 'after');
    await second.hears('notes', 'a=stored,b=from outside,c=by the second,d=after');
    expect(requests()).toBeGreaterThan(0);
    expect(await second.write('notes/e', 'on its own')).toBe('done');
    expect(await documents.read('notes/e')).toEqual({ name: { stringValue: 'on its own' } });
  });

  test('works after a reload without a network, and preserves the queue', async () => {
    const tab = await open(true);
    await documents.write('notes/a', 'stored');
    await tab.listen('notes');
    await tab.hears('notes', 'a=stored');
    line.cut();
    await tab.queue('notes/b', 'written offline');
    await tab.page.waitForFunction(() =>
      client.heard['notes']?.at(-1)?.documents.includes('b=written offline*'),
    );
    await tab.load();
    await tab.listen('notes');
    await tab.hears('notes', 'a=stored,b=written offline*', true);
    const cached = await tab.page.evaluate(async () => {
      const one = await client.getDocFromCache(client.doc(client.db, 'notes/a'));
      return [one.get('name'), one.metadata.fromCache];
    });
    expect(cached).toEqual(['stored', true]);
    expect(await documents.read('notes/b')).toBeUndefined();
    line.mend();
    await tab.hears('notes', 'a=stored,b=written offline');
    expect(await documents.read('notes/b')).toEqual({ name: { stringValue: 'written offline' } });
  });
});
