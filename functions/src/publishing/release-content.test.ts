/** Releases on Hosting's local API, in a temporary folder. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHosting } from '../../../scripts/emulators/hosting-releases.ts';
import { officeOf, type SiteFiles } from '../../../src/domain/content/content.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { compressed, createVersion, filesOf, HostingError, latestReleases } from './hosting-api.ts';
import { releaseContent } from './release-content.ts';

vi.mock(import('firebase-admin/app'), async (original) => ({
  ...(await original()),
  applicationDefault: () => ({ getAccessToken: async () => ({ access_token: 'own', expires_in: 1 }) }),
}));

const CONFIG = { rewrites: [{ regex: '^/x$', run: { serviceId: 'site', tag: 'fh-1' } }] };
const BUILT = {
  'association/ats/spring.ics': 'spring',
  'assets/site.js': 'js',
  'en/news/a/index.html': 'a',
  'index.html': 'old',
  'media/news/a/index.html': 'other',
  'news/a/index.html': 'a',
  'news/a/index.html.txt': 'other',
  'news/another/index.html': 'a',
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
  vi.useRealTimers();
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
    office: () => officeOf({}),
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
    const answer: Record<'name' | 'uploadUrl', string> = JSON.parse((await response.text()) || '{}');
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
  expect([await page('news/a/index.html.txt'), await page('content.json')]).toEqual(['other', '7']);
  expect(await page('media/news/a/index.html')).toBe('other');
  for (const name of ['news/a/index.html', 'en/news/a/index.html', 'news/another/index.html'])
    expect(await page(name)).toBeUndefined();
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

it('goes without one that is missing', async () => {
  const lost = `/files/${'0b'.repeat(10)}-lost.pdf`;
  const read = async (file: string) => (file === FILE ? Buffer.from('%PDF') : undefined);
  const site = siteWith('new', undefined, ` ${FILE} ${lost}`);
  expect(await releaseContent(site, {}, 1, read)).toBe('live');
  expect([await page('index.html'), await page(FILE), await page(lost)]).toEqual(['new', '%PDF', undefined]);
});

it('is not made while they cannot be read', async () => {
  const read = () => Promise.reject(new Error('no answer'));
  await expect(releaseContent(siteWith('new', undefined, FILE), {}, 1, read)).rejects.toThrow('no answer');
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

it('looks for them in deployments of the last thirty days that are still there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const former = (name: string, days = 29, version = {}) => ({
    name,
    releaseTime: new Date(Date.now() - days * DAY_MS).toISOString(),
    version: { name, status: 'FINALIZED', ...version },
  });
  const releases = [
    { name: 'none', releaseTime: new Date().toISOString() },
    former('sites/demo/versions/lost'),
    former('sites/demo/versions/next'),
    former('sites/demo/versions/old', 30),
    former('sites/demo/versions/deleted', 1, { status: 'DELETED' }),
    former('sites/demo/versions/own', 1, { labels: { 'published-content': '1' } }),
  ];
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname, searchParams } = new URL(addressOf(url));
    if (searchParams.get('pageSize') === '100') return Response.json({ releases });
    if (pathname.endsWith('/files')) asked.push(pathname.split('/').at(-2) ?? '');
    if (!pathname.endsWith('/next/files')) return real(url, init);
    const { hash } = compressed({ path: '', text: 'new' });
    return Response.json({ files: [{ path: '/assets/next.js', hash }] });
  });
  expect(await release(siteWith('new'))).toBe('live');
  expect(asked.slice(1).toSorted()).toEqual(['lost', 'next']);
  expect(await page('assets/next.js')).toBe('new');
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

/** Runs each work before the next request that it matches. */
function before(
  ...steps: [matches: (method: string, url: string) => boolean, work: () => Promise<unknown>][]
) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (steps[0]?.[0](init?.method ?? 'GET', addressOf(url))) await steps.shift()?.[1]();
    return real(url, init);
  });
}

describe('a deployment', () => {
  const DEPLOYED = { '/assets/site.js': 'js', '/index.html': 'deployed', '/other.html': 'of the deployment' };
  const isMade = (method: string, url: string) => method === 'PATCH' && url.includes('update_mask');
  const isReleased = (method: string, url: string) => method === 'POST' && url.includes('/releases?');

  it('while the version is made is the base of the next attempt', async () => {
    const sent = before([isMade, () => deploy(DEPLOYED)]);
    expect(await release(siteWith('new'))).toBe('live');
    const released = sent.mock.calls.filter(([url, init]) => isReleased(init?.method ?? '', addressOf(url)));
    expect(released).toHaveLength(1);
    expect([await page('other.html'), await page('index.html')]).toEqual(['of the deployment', 'new']);
  });

  it('in the last moment is released again, and the content after it', async () => {
    before([isReleased, () => deploy(DEPLOYED)]);
    expect(await release(siteWith('new'))).toBe('live');
    expect([await page('other.html'), await page('index.html')]).toEqual(['of the deployment', 'new']);
  });

  it('in the last moment is not released again after a newer one', async () => {
    before(
      [isReleased, () => deploy({ ...DEPLOYED, '/other.html': 'of the former one' })],
      [(_, url) => url.endsWith('pageSize=2'), async () => undefined],
      [() => true, () => deploy(DEPLOYED)],
    );
    expect(await release(siteWith('new'))).toBe('live');
    expect([await page('other.html'), await page('index.html')]).toEqual(['of the deployment', 'new']);
  });

  it('that comes during each of three attempts goes before', async () => {
    const often = Array.from({ length: 9 }, (): [typeof isMade, () => Promise<void>] => [
      isMade,
      () => deploy(DEPLOYED),
    ]);
    const sent = before(...often);
    expect(await release(siteWith('new'))).toBe('deploying');
    expect(await page('index.html')).toBe('deployed');
    expect(sent.mock.calls.filter(([url, init]) => isMade(init?.method ?? '', addressOf(url)))).toHaveLength(
      3,
    );
  });
});

describe('killed', () => {
  const STEPS = ['/versions', ':populateFiles', '/upload/', 'update_mask', '/releases?versionName'];

  it.each(STEPS)('at %s the old site stands complete, and the next run makes the new one', async (step) => {
    before([
      (_, url) => url.includes(step) && !url.includes('/files?'),
      () => Promise.reject(new Error('killed')),
    ]);
    await expect(release(siteWith('new'))).rejects.toThrow('killed');
    for (const [name, text] of Object.entries(BUILT)) expect(await page(name)).toBe(text);
    expect(await release(siteWith('new'))).toBe('live');
    expect(await page('index.html')).toBe('new');
  });

  it('after the release the new site stands complete', async () => {
    before([(_, url) => url.endsWith('pageSize=2'), () => Promise.reject(new Error('killed'))]);
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
      const headers = new Headers(init?.headers);
      expect([headers.get('content-type'), headers.get('authorization')]).toEqual([type, null]);
    }
    expect(addressOf(sent.mock.calls[0]?.[0] ?? '')).toContain('/v1beta1/sites/demo/releases');
    vi.stubEnv('HOSTING_SITE', 'other');
    sent.mockClear().mockResolvedValueOnce(Response.json({}));
    expect(await latestReleases(1)).toEqual([]);
    expect(addressOf(sent.mock.calls[0]?.[0] ?? '')).toContain('/v1beta1/sites/other/releases');
  });

  it('goes to Google with the token of the function’s account, except in a local run', async () => {
    vi.stubEnv('HOSTING_API', undefined);
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
    await expect(release(siteWith('new'))).rejects.toThrow('The site has no release');
    const [url, init] = sent.mock.calls[0] ?? [''];
    expect(addressOf(url)).toBe(
      'https://firebasehosting.googleapis.com/v1beta1/sites/demo/releases?pageSize=1',
    );
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer own');
  });

  it('lists a thousand files at most, and each missing file is uploaded once', async () => {
    const drawn = Array.from({ length: 20 }, (_, at) => compressed({ path: `/${at}`, text: `${at}` }));
    const files = new Map(drawn.map(({ path: file, hash }) => [file, hash]));
    while (files.size < 2000) files.set(`/kept/${files.size}`, 'kept');
    const uploaded: string[] = [];
    const listed: number[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const { pathname } = new URL(addressOf(url));
      if (pathname.startsWith('/to/')) uploaded.push(pathname.slice(4));
      if (pathname.endsWith(':populateFiles')) {
        const sent: { files: object } = await new Response(init?.body).json();
        listed.push(Object.keys(sent.files).length);
      }
      const uploadRequiredHashes = listed.length === 1 ? drawn.map(({ hash }) => hash) : undefined;
      return Response.json({ name: 'v', uploadUrl: 'http://uploads.test/to', uploadRequiredHashes });
    });
    await createVersion({ name: 'base' }, files, drawn, 1);
    expect(listed).toEqual([1000, 1000]);
    expect(uploaded).toEqual(drawn.map(({ hash }) => hash));
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
