/**
 * Serves a built site like Firebase Hosting in production, unlike its emulator: HTTP/2 over TLS, Brotli
 * (else gzip), entity tags, with the headers and redirects of `firebase.json`. Addresses that need a
 * server or a session are not supported.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersFor, type HostingConfig } from '../hosting/hosting-config.ts';
import { selfSigned } from './self-signed.ts';

/** The part of the configuration that responses depend on. */
type ServingConfig = Pick<HostingConfig, 'redirects' | 'headers'>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/u;
/** Out of 11; a CDN can compress at this level on the fly. */
const BROTLI_QUALITY = 6;

export interface ServedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function readFirst(files: readonly string[]): Promise<{ file: string; body: Buffer } | undefined> {
  for (const file of files) {
    try {
      // The second file is tried only if the first does not exist.
      return { file, body: await readFile(file) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code)))) {
        throw error;
      }
    }
  }
  return undefined;
}

function compress(body: Buffer, encodings: string): { encoding: string; body: Buffer } | undefined {
  if (/\bbr\b/u.test(encodings)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { encoding: 'br', body: brotliCompressSync(body, { params }) };
  }
  return /\bgzip\b/u.test(encodings) ? { encoding: 'gzip', body: gzipSync(body) } : undefined;
}

/**
 * Returns the response for a path: redirects, files, and the given pages of functions.
 * @param pages HTML by path.
 */
export async function responseTo(
  folder: string,
  config: ServingConfig,
  path: string,
  encodings: string,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<ServedResponse> {
  const redirect = config.redirects.find(({ source }) => source === path);
  if (redirect) {
    return { status: redirect.type, headers: { location: redirect.destination }, body: Buffer.alloc(0) };
  }
  const inside = normalize(path).replace(/^(?:\.\.(?:\/|$))+/u, '');
  const candidates = [
    join(folder, inside),
    join(folder, inside, 'index.html'),
    join(folder, `${inside}.html`),
  ];
  const page = pages.get(path);
  const found =
    page === undefined ? await readFirst(candidates) : { file: 'page.html', body: Buffer.from(page) };
  const { file, body } = found ??
    (await readFirst([join(folder, '404.html')])) ?? { file: '', body: Buffer.alloc(0) };
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  const compressed = COMPRESSIBLE.test(type) ? compress(body, encodings) : undefined;
  return {
    status: found ? 200 : 404,
    headers: {
      ...headersFor(config, path),
      'content-type': type,
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      vary: 'accept-encoding',
      ...(compressed ? { 'content-encoding': compressed.encoding } : {}),
    },
    body: compressed?.body ?? body,
  };
}

/**
 * Starts a server on a free port of 127.0.0.1.
 * @param folder the built site.
 * @param pages HTML by path, in addition to the files.
 */
export async function serveAsHosting(
  folder: string,
  config: ServingConfig,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<{ readonly origin: string; readonly close: () => void }> {
  // Compressed once and cached, like on a CDN.
  const responses = new Map<string, Promise<ServedResponse>>();
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname);
    const encodings = request.headers['accept-encoding'] ?? '';
    const key = `${encodings} ${path}`;
    const pending = responses.get(key) ?? responseTo(folder, config, path, encodings, pages);
    responses.set(key, pending);
    const { status, headers, body } = await pending;
    const isFresh = request.headers['if-none-match'] === headers['etag'] && headers['etag'] !== undefined;
    response.writeHead(isFresh ? 304 : status, headers);
    response.end(isFresh ? '' : body);
  };
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `https://127.0.0.1:${address.port}`, close: () => server.close() };
}
