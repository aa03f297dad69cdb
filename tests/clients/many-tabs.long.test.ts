/** Several tabs of one browser, each with its own streams: all of them listen and write. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { startClientBrowser, type ClientBrowser } from './support/client-browser.ts';
import { Documents } from './support/documents.ts';
import { Tab } from './support/tab.ts';

/** With two streams each, more than the six connections a browser opens. */
const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;

let browser: ClientBrowser;
let emulator: EmulatorProcess;
let tabs: readonly Tab[];

beforeAll(async () => {
  const port = await freePort();
  [browser, emulator] = await Promise.all([startClientBrowser(), startEmulator(port)]);
  const context = await browser.newContext();
  tabs = await Promise.all(NAMES.map(() => Tab.open(context, browser.origin, { port })));
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await emulator?.stop();
});

const everyTab = <T>(act: (tab: Tab, name: string) => Promise<T>): Promise<T[]> =>
  Promise.all(tabs.map((tab, index) => act(tab, NAMES[index] ?? '')));

test('each tab receives every other tab’s writes without a long wait', async () => {
  await everyTab((tab) => tab.listen('notes'));
  await everyTab((tab) => tab.hears('notes', ''));
  for (const text of ['first', 'second', 'third']) {
    expect(new Set(await everyTab((tab, name) => tab.write(`notes/${name}`, text)))).toEqual(
      new Set(['done']),
    );
    const all = NAMES.map((name) => `${name}=${text}`).join();
    await everyTab((tab) => tab.hears('notes', all));
  }
  await new Documents(emulator).write('notes/z', 'from outside');
  const all = `${NAMES.map((name) => `${name}=third`).join()},z=from outside`;
  await everyTab((tab) => tab.hears('notes', all));
  expect(tabs.flatMap((tab) => tab.console)).toEqual([]);
}, 30_000);
