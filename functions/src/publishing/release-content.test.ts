/** Releases on Hosting's local API, in a temporary folder. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHosting } from '../../../scripts/emulators/hosting-releases.ts';
import type { SiteFiles } from '../../../src/domain/content/content.ts';
import { compressed, filesOf, HostingError, latestReleases } from './hosting-api.ts';
import { releaseContent } from './release-content.ts';

const CONFIG = { rewrites: [{ regex: '^/x$', run: { serviceId: 'site', tag: 'fh-1' } }] };
const BUILT = {
  'association/ats/spring.ics': 'spring',
  'assets/site.js': 'js',
  'index.html': 'old',
  'news/a/index.html': 'a',
  'news/index.html': 'list',
};

let folder: string;
let hosting: Awaited<ReturnType<typeof startHosting>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  for (const [name, text] of Object.entries(BUILT)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  hosting = await startHosting(0, { built: folder, served: folder, config: CONFIG });
  vi.stubEnv('HOSTING_API', hosting.origin);
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await hosting.close();
  await rm(folder, { recursive: true });
});

const page = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined);

/** Draws home and the item `b`. */
function siteWith(text: string, needs = ['/assets/site.js'], uploads = ''): SiteFiles {
  return {
    needs,
    presentRecord: () => undefined,
    officeEmail: () => undefined,
    faultsOf: () => [],
    hasMedia: () => false,
    drawPreview: () => '',
    drawFiles: (_records, version) => [
      { path: '/index.html', text },
      { path: '/news/b/index.html', text },
      { path: '/content.json', text: `${version}${uploads}` },
    ],
  };
}

const release = (site: SiteFiles, version = 1) =>
  releaseContent(site, {}, version, () => Promise.reject(new Error('nothing is uploaded')));

const real = globalThis.fetch;
const addressOf = (url: Parameters<typeof fetch>[0]) => (url instanceof Request ? url.url : url.toString());

/** A deployment with these files, as by `firebase deploy`. */
async function deploy(files: Readonly<Record<string, string>>): Promise<void> {
  const ask = async (method: string, url: string, body: object | Buffer<ArrayBuffer> = {}) => {
    const address = url.startsWith('http') ? url : `${hosting.origin}/v1beta1/${url}`;
    const response = await real(address, {
      method,
      body: body instanceof Buffer ? body : JSON.stringify(body),
    });
    const answer: Record<'name' | 'uploadUrl', string> = JSON.parse(await response.text());
    return answer;
  };
  const { name } = await ask('POST', 'sites/demo/versions', { config: CONFIG });
  const drawn = Object.entries(files).map(([file, text]) => compressed({ path: file, text }));
  const listed = Object.fromEntries(drawn.map(({ path: file, hash }) => [file, hash]));
  const { uploadUrl } = await ask('POST', `${name}:populateFiles`, { files: listed });
  for (const { hash, body } of drawn) await ask('POST', `${uploadUrl}/${hash}`, body);
  await ask('PATCH', `${name}?update_mask=status`, { status: 'FINALIZED' });
  await ask('POST', `sites/demo/releases?versionName=${name}`);
}

it('replaces pages, removes the files of withdrawn records, and keeps files and configuration', async () => {
  expect(await release(siteWith('new'), 7)).toBe('live');
  expect([await page('index.html'), await page('news/b/index.html')]).toEqual(['new', 'new']);
  expect([await page('assets/site.js'), await page('news/index.html')]).toEqual(['js', 'list']);
  expect([await page('news/a/index.html'), await page('content.json')]).toEqual([undefined, '7']);
  expect(await page('association/ats/spring.ics')).toBeUndefined();
  const [latest] = await latestReleases(1);
  expect(latest?.version).toMatchObject({ config: CONFIG, labels: { 'published-content': '7' } });
});

const FILE = `/files/${'0a'.repeat(10)}-statute.pdf`;

it('has the uploaded files that the content names, as long as it names them', async () => {
  const read = vi.fn<(path: string) => Promise<Buffer>>(async () => Buffer.from('%PDF'));
  for (const version of [1, 2])
    expect(await releaseContent(siteWith('new', undefined, ` ${FILE}`), {}, version, read)).toBe('live');
  expect(read).toHaveBeenCalledExactlyOnceWith(FILE);
  expect(await page(FILE)).toBe('%PDF');
  expect(await release(siteWith('new'), 3)).toBe('live');
  expect([await page(FILE), await page('assets/site.js')]).toEqual([undefined, 'js']);
});

it('is not made without them', async () => {
  const read = () => Promise.reject(new Error('not there'));
  await expect(releaseContent(siteWith('new', undefined, FILE), {}, 1, read)).rejects.toThrow('not there');
  expect(await page('index.html')).toBe('old');
});

it('waits while the live release is of another build', async () => {
  expect(await release(siteWith('new', ['/assets/site.js', '/assets/next.js']))).toBe('deploying');
  expect(await page('index.html')).toBe('old');
});

it('keeps the scripts of former builds for open tabs, but no other file of theirs', async () => {
  await deploy({ '/assets/site.js': 'js', '/assets/next.js': 'next', '/index.html': 'deployed' });
  await deploy({ '/assets/last.js': 'last', '/index.html': 'deployed' });
  expect(await release(siteWith('new', ['/assets/last.js']))).toBe('live');
  const [latest] = await latestReleases(1);
  const files = latest?.version ? [...(await filesOf(latest.version)).keys()] : [];
  expect(files.toSorted()).toEqual([
    '/assets/last.js',
    '/assets/next.js',
    '/assets/site.js',
    '/content.json',
    '/index.html',
    '/news/b/index.html',
  ]);
});

it('leaves out a file of a former build that Hosting has deleted', async () => {
  await deploy({ '/assets/next.js': 'next', '/assets/site.js': 'js' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await real(url, init);
    if (!addressOf(url).endsWith(':populateFiles')) return response;
    const answer: { uploadRequiredHashes: string[] } = JSON.parse(await response.text());
    const lost = compressed({ path: '', text: 'next' }).hash;
    return Response.json({ ...answer, uploadRequiredHashes: [...answer.uploadRequiredHashes, lost] });
  });
  expect(await release(siteWith('new'))).toBe('live');
  expect([await page('assets/next.js'), await page('index.html')]).toEqual([undefined, 'new']);
});

/** Runs `work` before the request that `matches`, once. */
function before(matches: (method: string, url: string) => boolean, work: () => Promise<unknown>) {
  let isDone = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!isDone && matches(init?.method ?? 'GET', addressOf(url))) {
      isDone = true;
      await work();
    }
    return real(url, init);
  });
}

describe('a deployment', () => {
  const DEPLOYED = { '/assets/site.js': 'js', '/index.html': 'deployed', '/other.html': 'of the deployment' };

  it('while the version is made is the base of the next attempt', async () => {
    before(
      (method, url) => method === 'PATCH' && url.includes('update_mask'),
      () => deploy(DEPLOYED),
    );
    expect(await release(siteWith('new'))).toBe('live');
    expect([await page('other.html'), await page('index.html')]).toEqual(['of the deployment', 'new']);
  });

  it('in the last moment is released again, and the content after it', async () => {
    before(
      (method, url) => method === 'POST' && url.includes('/releases?'),
      () => deploy(DEPLOYED),
    );
    expect(await release(siteWith('new'))).toBe('live');
    expect([await page('other.html'), await page('index.html')]).toEqual(['of the deployment', 'new']);
  });
});

describe('killed', () => {
  const STEPS = ['/versions', ':populateFiles', '/upload/', 'update_mask', '/releases?versionName'];

  it.each(STEPS)('at %s the old site stands complete, and the next run makes the new one', async (step) => {
    before(
      (_, url) => url.includes(step) && !url.includes('/files?'),
      () => Promise.reject(new Error('killed')),
    );
    await expect(release(siteWith('new'))).rejects.toThrow('killed');
    for (const [name, text] of Object.entries(BUILT)) expect(await page(name)).toBe(text);
    expect(await release(siteWith('new'))).toBe('live');
    expect(await page('index.html')).toBe('new');
  });

  it('after the release the new site stands complete', async () => {
    before(
      (_, url) => url.endsWith('pageSize=2'),
      () => Promise.reject(new Error('killed')),
    );
    await expect(release(siteWith('new'))).rejects.toThrow('killed');
    expect([await page('index.html'), await page('news/a/index.html')]).toEqual(['new', undefined]);
  });
});

describe('a request to Hosting', () => {
  it('says what it sends, and is about the site of the project, or another', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await release(siteWith('new'));
    for (const [, init] of sent.mock.calls) {
      const type = typeof init?.body === 'string' ? 'application/json' : 'application/octet-stream';
      expect(new Headers(init?.headers).get('content-type')).toBe(type);
    }
    expect(addressOf(sent.mock.calls[0]?.[0] ?? '')).toContain('/v1beta1/sites/demo/releases');
    vi.stubEnv('HOSTING_SITE', 'other');
    sent.mockClear().mockResolvedValueOnce(Response.json({}));
    expect(await latestReleases(1)).toEqual([]);
    expect(addressOf(sent.mock.calls[0]?.[0] ?? '')).toContain('/v1beta1/sites/other/releases');
  });

  it('that fails says where, and what was answered', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('down', { status: 503 }));
    const failed = await latestReleases(1).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(HostingError);
    expect(String(failed)).toContain('GET /v1beta1/sites/demo/releases: 503 down');
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(latestReleases(1)).rejects.toThrow(HostingError);
  });

  it('for files is made for each page of them', async () => {
    const listing = (file: string, more: object) =>
      Response.json({ files: [{ path: file, hash: file }], ...more });
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(listing('/a', { nextPageToken: 'next' }))
      .mockResolvedValueOnce(listing('/b', { nextPageToken: 'last' }))
      .mockResolvedValueOnce(Response.json({}));
    expect([...(await filesOf({ name: 'v' })).keys()]).toEqual(['/a', '/b']);
    const tokens = sent.mock.calls.map(([url]) => new URL(addressOf(url)).searchParams.get('pageToken'));
    expect(tokens).toEqual([null, 'next', 'last']);
  });
});
