/** One page of the browser tests with its SDK, and its console and listener output. */
import type { BrowserContext, Page } from '@playwright/test';
import type * as Client from '../page/client.ts';

declare global {
  var client: typeof Client;
}

export interface TabOptions {
  readonly port: number;
  readonly identityPort?: number;
  readonly settings?: Client.FirestoreSettings;
  /** The cache in IndexedDB that all tabs of a browser share, instead of one in memory. */
  readonly sharedCache?: boolean;
}

/** Maximum time of any step on a busy machine, in ms. */
const PATIENCE = 25_000;

export class Tab {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly console: string[] = [];
  readonly #options: TabOptions;
  readonly #origin: string;

  private constructor(page: Page, origin: string, options: TabOptions) {
    this.page = page;
    this.#origin = origin;
    this.#options = options;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(String(error)));
  }

  static async open(context: BrowserContext, origin: string, options: TabOptions): Promise<Tab> {
    const tab = new Tab(await context.newPage(), origin, options);
    await tab.load();
    return tab;
  }

  /** Loads or reloads the page. */
  async load(): Promise<void> {
    await this.page.goto(this.#origin);
    await this.page.waitForFunction(() => 'client' in globalThis);
    await this.page.evaluate(({ port, identityPort, settings, sharedCache }) => {
      const tabManager = client.persistentMultipleTabManager();
      const cache = sharedCache && { localCache: client.persistentLocalCache({ tabManager }) };
      client.open({ port, identityPort, settings: { ...settings, ...cache } });
    }, this.#options);
  }

  /** Listens to each path; wait for snapshots with `hears`. */
  async listen(...paths: readonly string[]): Promise<void> {
    await this.page.evaluate((all) => {
      for (const path of all) client.listen(path);
    }, paths);
  }

  /** Waits until this is the newest snapshot; from the server unless `fromCache`. */
  async hears(path: string, documents: string, fromCache = false): Promise<void> {
    const wanted = { path, documents, fromCache };
    await this.page
      .waitForFunction(
        (now) => {
          const last = client.heard[now.path]?.at(-1);
          return last?.documents === now.documents && last.fromCache === now.fromCache;
        },
        wanted,
        { timeout: PATIENCE },
      )
      .catch(async (error: unknown) => {
        const heard = await this.page.evaluate(
          (at) => ({ last: client.heard[at]?.slice(-3), failure: client.failures[at] }),
          path,
        );
        throw new Error(`heard ${JSON.stringify(heard)} instead of ${JSON.stringify(wanted)}`, {
          cause: error,
        });
      });
  }

  /** Every snapshot so far. */
  heard(path: string): Promise<Client.Heard[]> {
    return this.page.evaluate((at) => client.heard[at] ?? [], path);
  }

  /** Waits until the listener has stopped; returns its error code. */
  async loses(path: string): Promise<string> {
    const handle = await this.page.waitForFunction((at) => client.failures[at], path, { timeout: PATIENCE });
    return String(await handle.jsonValue());
  }

  /** Returns the stopped listeners with their error codes. */
  lost(): Promise<Record<string, string>> {
    return this.page.evaluate(() => client.failures);
  }

  /** Sets the field `name` of a document; returns its error code, or `done`. */
  write(path: string, name: string): Promise<string> {
    return this.page.evaluate(
      ([at = '', text]) => client.outcome(client.setDoc(client.doc(client.db, at), { name: text })),
      [path, name],
    );
  }

  /** Like `write`, without waiting for the server. */
  async queue(path: string, name: string): Promise<void> {
    await this.page.evaluate(
      ([at = '', text]) => {
        void client.outcome(client.setDoc(client.doc(client.db, at), { name: text })).then((code) => {
          client.outcomes[at] = code;
        });
      },
      [path, name],
    );
  }
}
