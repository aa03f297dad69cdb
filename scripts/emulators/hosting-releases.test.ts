/** The local API against the example of Google's documentation (firebase.google.com/docs/hosting/api-deploy). */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startHosting } from './hosting-releases.ts';

let folder: string;
let hosting: Awaited<ReturnType<typeof startHosting>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  await writeFile(path.join(folder, 'old.html'), 'old');
  hosting = await startHosting(0, { built: folder, served: folder });
});
afterEach(async () => {
  await hosting.close();
  await rm(folder, { recursive: true });
});

const answerSchema = z.looseObject({
  name: z.optional(z.string()),
  uploadRequiredHashes: z.optional(z.array(z.string())),
  uploadUrl: z.optional(z.string()),
});

async function ask(method: string, url: string, body?: object | Buffer<ArrayBuffer>) {
  const sent = body instanceof Buffer ? body : JSON.stringify(body);
  const response = await fetch(url.startsWith('http') ? url : `${hosting.origin}/v1beta1/${url}`, {
    method,
    ...(body && { body: sent }),
  });
  // An upload is answered without a body.
  return { status: response.status, ...answerSchema.parse(JSON.parse((await response.text()) || '{}')) };
}

const CONFIG = { headers: [{ glob: '**', headers: { 'Cache-Control': 'max-age=1800' } }] };
const compress = (text: string) => {
  const body = gzipSync(text);
  return { body, hash: createHash('sha256').update(body).digest('hex') };
};

it('takes the documented steps: version, files, upload, finalize, release', async () => {
  const created = await ask('POST', 'sites/SITE_ID/versions', { config: CONFIG });
  expect(created).toMatchObject({ status: 'CREATED', config: CONFIG });
  const { name = '' } = created;
  const { body, hash } = compress('<p>new</p>');
  const populated = await ask('POST', `${name}:populateFiles`, { files: { '/a/new.html': hash } });
  expect(populated.uploadRequiredHashes).toEqual([hash]);
  expect((await ask('PATCH', `${name}?update_mask=status`, { status: 'FINALIZED' })).status).toBe(400);
  const other = compress('other').body;
  expect((await ask('POST', `${populated.uploadUrl}/${hash}`, other)).status).toBe(400);
  expect((await ask('POST', `${populated.uploadUrl}/${hash}`, body)).status).toBe(200);
  const release = `sites/SITE_ID/releases?versionName=${name}`;
  expect((await ask('POST', release)).status).toBe(400);
  expect(await ask('PATCH', `${name}?update_mask=status`, { status: 'FINALIZED' })).toMatchObject({
    status: 'FINALIZED',
  });
  expect(await ask('POST', `${name}:populateFiles`, { files: {} })).toMatchObject({ status: 400 });
  expect(await ask('POST', release)).toMatchObject({ type: 'DEPLOY', version: { name, config: CONFIG } });
  expect(await readFile(path.join(folder, 'a/new.html'), 'utf8')).toBe('<p>new</p>');
  // A release lists every file.
  await expect(readFile(path.join(folder, 'old.html'))).rejects.toThrow('ENOENT');
});

it('asks only for files that no version has, and lists them in pages', async () => {
  const [first] = z
    .object({ releases: z.array(z.object({ version: z.object({ name: z.string() }) })) })
    .parse(await ask('GET', 'sites/SITE_ID/releases?pageSize=1')).releases;
  const listed = await ask('GET', `${first?.version.name}/files?pageSize=1`);
  expect(listed).toMatchObject({ files: [{ path: '/old.html', status: 'ACTIVE' }] });
  const hash = z.object({ files: z.tuple([z.object({ hash: z.string() })]) }).parse(listed).files[0].hash;
  const { name } = await ask('POST', 'sites/SITE_ID/versions', {});
  const answer = await ask('POST', `${name}:populateFiles`, {
    files: { '/old.html': hash, '/b.html': hash },
  });
  expect(answer.uploadRequiredHashes).toEqual([]);
  expect(await ask('GET', `${name}/files?pageSize=1`)).toMatchObject({ nextPageToken: '1' });
  expect(await ask('GET', `${name}/files?pageSize=1&pageToken=1`)).toMatchObject({
    files: [{ path: '/b.html' }],
  });
});

it('answers nothing else', async () => {
  expect((await ask('GET', 'sites/SITE_ID/domains')).status).toBe(404);
});
