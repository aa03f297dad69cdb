/** Tests the listeners of a browser while the user, the claims, the documents or the rules change. */
import type { BrowserContext } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { startClientBrowser, type ClientBrowser } from './support/client-browser.ts';
import { Documents } from './support/documents.ts';
import { startIdentityServer, type IdentityServer } from './support/identity-server.ts';
import { Tab } from './support/tab.ts';

const RULES = `
  match /news/{id} { allow read: if true; }
  match /diaries/{id} {
    allow read: if request.auth.uid == id && resource.data.get('sealed', 'no') == 'no';
    allow write: if request.auth.uid == id;
  }
  match /desk/{id} { allow read, write: if request.auth.token.role == 'admin'; }
  match /club/{id} { allow read: if exists(/databases/$(database)/documents/members/$(request.auth.uid)); }
`;

let browser: ClientBrowser;
let emulator: EmulatorProcess;
let documents: Documents;
let identity: IdentityServer;
let context: BrowserContext;
let tab: Tab;

beforeAll(async () => {
  const port = await freePort();
  [browser, emulator, identity] = await Promise.all([
    startClientBrowser(),
    startEmulator(port),
    startIdentityServer(),
  ]);
  documents = new Documents(emulator);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  identity?.close();
  await emulator?.stop();
});

beforeEach(async () => {
  await documents.clear();
  await documents.setRules(RULES);
  await documents.write('news/n', 'one');
  await documents.write('diaries/ana', 'of ana');
  context = await browser.newContext();
  const port = Number(new URL(emulator.origin).port);
  tab = await Tab.open(context, browser.origin, { port, identityPort: identity.port });
});
afterEach(() => context.close());

/** For Chromium on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const signIn = (uid: string): Promise<unknown> =>
  tab.page.evaluate(async (who) => void (await client.signInWithCustomToken(client.auth, who)), uid);

/** Gets a new token with these claims. */
async function refresh(uid: string, claims: Readonly<Record<string, string>>): Promise<void> {
  identity.setClaims(uid, claims);
  await tab.page.evaluate(async () => {
    if (client.auth.currentUser) await client.getIdToken(client.auth.currentUser, true);
  });
}

/** Expects that the listener to `news` receives a change made now, and has never failed. */
async function newsGoOn(name: string): Promise<void> {
  await documents.write('news/n', name);
  await tab.hears('news', `n=${name}`);
  expect(await tab.lost()).not.toHaveProperty('news');
}

describe('a change of the person', () => {
  test('from signed out to signed in preserves the listeners', async () => {
    await tab.listen('news', 'diaries/ana');
    expect(await tab.loses('diaries/ana')).toBe('permission-denied');
    await signIn('ana');
    await newsGoOn('two');
    await tab.listen('diaries/ana');
    await tab.hears('diaries/ana', 'ana=of ana');
    expect(await tab.write('diaries/ana', 'more')).toBe('done');
  });

  test('to another user removes what only the first user could read', async () => {
    await signIn('ana');
    await tab.listen('news', 'diaries/ana');
    await tab.hears('diaries/ana', 'ana=of ana');
    await signIn('ben');
    expect(await tab.loses('diaries/ana')).toBe('permission-denied');
    await newsGoOn('two');
    expect(await tab.write('diaries/ana', 'by ben')).toBe('permission-denied');
    expect(await tab.write('diaries/ben', 'of ben')).toBe('done');
  });

  test('to signed out removes what requires a user', async () => {
    await signIn('ana');
    await tab.listen('news', 'diaries/ana');
    await tab.hears('diaries/ana', 'ana=of ana');
    await tab.page.evaluate(() => client.signOut(client.auth));
    expect(await tab.loses('diaries/ana')).toBe('permission-denied');
    await newsGoOn('two');
  });
});

describe('a refreshed token', () => {
  test('adds a claim to listeners and writes, and removes it again', async () => {
    identity.setClaims('eka', {});
    await signIn('eka');
    await tab.listen('news', 'desk');
    expect(await tab.loses('desk')).toBe('permission-denied');
    await refresh('eka', { role: 'admin' });
    await tab.listen('desk');
    await tab.hears('desk', '');
    expect(await tab.write('desk/d', 'decided')).toBe('done');
    await tab.hears('desk', 'd=decided');
    await newsGoOn('two');
    await tab.page.evaluate(() => delete client.failures['desk']);
    await refresh('eka', { role: 'guide' });
    expect(await tab.loses('desk')).toBe('permission-denied');
    expect(await tab.write('desk/d', 'again')).toBe('permission-denied');
    await newsGoOn('three');
  });

  test('with the same claims loses no change and no listener', async () => {
    await signIn('ana');
    await tab.listen('diaries/ana', 'news');
    await tab.hears('diaries/ana', 'ana=of ana');
    for (const name of ['a', 'b', 'c']) {
      await Promise.all([refresh('ana', {}), documents.write('diaries/ana', name)]);
      await tab.hears('diaries/ana', `ana=${name}`);
    }
    await newsGoOn('two');
    expect(await tab.lost()).toEqual({});
  });
});

describe('a listener that loses its access gets an error, others continue:', () => {
  beforeEach(async () => {
    await documents.write('members/ana', 'since ever');
    await documents.write('club/c', 'evening');
    await signIn('ana');
    await tab.listen('news', 'diaries/ana', 'club');
    await tab.hears('diaries/ana', 'ana=of ana');
    await tab.hears('club', 'c=evening');
  });

  test('its own document changes', async () => {
    await documents.write('diaries/ana', 'hidden', { sealed: 'yes' });
    expect(await tab.loses('diaries/ana')).toBe('permission-denied');
    expect((await tab.heard('diaries/ana')).map((one) => one.documents)).not.toContain('ana=hidden');
    await documents.write('club/c', 'morning');
    await tab.hears('club', 'c=morning');
    await newsGoOn('two');
  });

  test('a document that its rule reads is deleted', async () => {
    await documents.remove('members/ana');
    expect(await tab.loses('club')).toBe('permission-denied');
    await documents.write('club/c', 'for members');
    await documents.write('diaries/ana', 'goes on');
    await tab.hears('diaries/ana', 'ana=goes on');
    expect((await tab.heard('club')).at(-1)?.documents).toBe('c=evening');
    await newsGoOn('two');
  });

  test('the rules change', async () => {
    await documents.setRules(RULES.replace("get('sealed', 'no') == 'no'", "get('sealed', 'no') == 'yes'"));
    expect(await tab.loses('diaries/ana')).toBe('permission-denied');
    await documents.write('club/c', 'morning');
    await tab.hears('club', 'c=morning');
    await newsGoOn('two');
    expect(await tab.lost()).toEqual({ 'diaries/ana': 'permission-denied' });
  });
});
