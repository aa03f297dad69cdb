import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFirebaseConfig } from '../hosting/hosting-config.ts';
import { serveAsHosting } from './hosting-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let session: ClientHttp2Session;
let stop: () => void;

beforeAll(async () => {
  mkdirSync(join(folder, 'news'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'news/index.html'), '<h1>News</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>No</h1>');
  writeFileSync(join(folder, 'assets/a.woff2'), 'font');
  const config = await readFirebaseConfig();
  const { origin, close } = await serveAsHosting(folder, config.hosting);
  session = connect(origin, { rejectUnauthorized: false });
  stop = close;
});

afterAll(() => {
  session.close();
  stop();
  rmSync(folder, { recursive: true });
});

async function get(path: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' });
  const parts: Buffer[] = [];
  const headers = await new Promise<IncomingHttpHeaders>((resolve) => {
    stream.once('response', resolve);
  });
  for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part);
  return { headers, body: Buffer.concat(parts) };
}

it('serves a page over HTTP/2 with Brotli and the headers of Hosting', async () => {
  const { headers, body } = await get('/news');
  expect(headers[':status']).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe('<h1>News</h1>');
});

it('does not compress compressed formats again and caches assets for a year', async () => {
  const { headers, body } = await get('/assets/a.woff2');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toContain('immutable');
  expect(body.toString()).toBe('font');
});

it('redirects, returns not found, and never serves files outside its folder', async () => {
  expect((await get('/professions/ski-instructor')).headers).toMatchObject({
    ':status': 301,
    location: '/professions/ski-teacher',
  });
  expect((await get('/nowhere')).headers[':status']).toBe(404);
  expect((await get('/..%2f..%2f..%2fetc%2fpasswd')).headers[':status']).toBe(404);
});
