/** The built site as Firebase Hosting serves it, unlike its emulator: HTTP/2 over TLS, with Brotli. */
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { startTestServer } from 'local-firestore/testing/server';
import { startInstance } from '../bench/instance.ts';
import { writeGuides } from '../bench/write-guides.ts';
import { headersFor } from '../hosting/hosting-config.ts';
import { selfSigned } from '../hosting/self-signed.ts';
import { listen } from '../listen.ts';
import { baselinePage } from './baseline-page.ts';

const GUIDES = 150;
/** Path prefix of the page that a page is compared with. */
export const BASELINE = '/baseline';
/** Of the files that the measured pages load. */
const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const COMPRESSED = /^(?:text\/|image\/svg|application\/)/u;
/** Out of 11; a CDN can compress at this level on the fly. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** @param folder the built site. @param guidePaths pages that the function renders. @returns the origin. */
export async function serveSite(folder: string, guidePaths: readonly string[]): Promise<string> {
  const pages = new Map<string, string>();
  if (guidePaths.length > 0) {
    const { address } = await startTestServer(0);
    await writeGuides(address, GUIDES);
    const instance = await startInstance(address);
    for (const one of guidePaths) pages.set(one, await (await fetch(instance + one)).text());
  }
  const read = async (target: string): Promise<Buffer> => {
    const page = pages.get(target);
    if (page !== undefined) return Buffer.from(page);
    return readFile(path.join(folder, target, path.extname(target) === '' ? 'index.html' : ''));
  };
  const respond = async (target: string) => {
    const isBaseline = target.startsWith(`${BASELINE}/`);
    const own = isBaseline ? target.slice(BASELINE.length) : target;
    const file = await read(own);
    const body = isBaseline ? Buffer.from(baselinePage(file.toString())) : file;
    const type = TYPES[path.extname(own)] ?? 'application/octet-stream';
    const headers = { ...headersFor(own), 'content-type': type };
    if (!COMPRESSED.test(type)) return { headers, body };
    const brotli = await promisify(brotliCompress)(body, BROTLI);
    return { headers: { ...headers, 'content-encoding': 'br' }, body: brotli };
  };
  // Kept, like on a CDN.
  const responses = new Map<string, ReturnType<typeof respond>>();
  const server = createSecureServer({ ...(await selfSigned()), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const pending = responses.get(pathname) ?? respond(pathname);
    responses.set(pathname, pending);
    pending.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  return `https://127.0.0.1:${await listen(server)}`;
}
