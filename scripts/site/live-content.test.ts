/** What a deployment's build takes from the live site. */
import { afterEach, expect, it, vi } from 'vitest';
import { BUILT_IN } from '../../src/content/published.ts';
import { liveContent, liveFile } from './live-content.ts';

const SITE = 'https://www.guides.example';
const FILE = `/files/${'0a'.repeat(10)}-statute.pdf`;
const answers = (response: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(response()));
const content = () => liveContent('production', SITE);
const file = (mode = 'production') => liveFile(mode, SITE, FILE);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('is what editors have published, with its files', async () => {
  const fetched = answers(() => Response.json({ ...BUILT_IN, version: 7 }));
  expect(await content()).toMatchObject({ version: 7 });
  expect(new TextDecoder().decode(await file())).toContain('"version":7');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${SITE}/content.json`, SITE + FILE]);
});

it('fails where the site does not answer, or lacks a file that the content names', async () => {
  answers(() => new Response('', { status: 503 }));
  await expect(content()).rejects.toThrow('answers 503');
  answers(() => new Response('', { status: 404 }));
  await expect(file()).rejects.toThrow('missing');
  await expect(file('emulators')).rejects.toThrow('missing');
});

it('is what is built in where nothing was published, before the first deployment, and in a rehearsal', async () => {
  answers(() => new Response('', { status: 404 }));
  expect(await content()).toEqual(BUILT_IN);
  const fetched = answers(() => new Response('', { status: 503 }));
  fetched.mockClear();
  expect(await liveContent('rehearsal', SITE)).toEqual(BUILT_IN);
  vi.stubEnv('LIVE_CONTENT', 'none');
  expect(await content()).toEqual(BUILT_IN);
  expect(fetched).not.toHaveBeenCalled();
});
