/** A browser, and a small page with the web SDKs served on loopback, like a site. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { freePort } from 'local-firestore/testing/process';
import { ensureBrowser } from '../../../scripts/browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>client</title><link rel="icon" href="data:,">
<script type="module">import * as client from '/client.js'; globalThis.client = client;</script>`;

export interface ClientBrowser {
  /** Origin of the page with the SDKs. */
  readonly origin: string;
  /** Creates a separate browser profile, whose pages share storage and connections. */
  newContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function startClientBrowser(): Promise<ClientBrowser> {
  const script = await bundle();
  const server = createServer(({ url }, response) => {
    const isScript = url === '/client.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    newContext: () => browser.newContext(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function bundle(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-page-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: path.join(import.meta.dirname, '../page/client.ts'),
          formats: ['es'],
          fileName: () => 'client.js',
        },
      },
    });
    return await readFile(path.join(folder, 'client.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
