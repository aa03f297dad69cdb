/** The content from which a build starts: what editors have published, so that no deployment takes it back. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_IN } from '../../src/content/published.ts';
import { publishedContent, type PublishedContent } from '../../src/content/schema.ts';
import { CONTENT_FILE } from '../../src/domain/content/content.ts';
import { LOCAL_CONTENT } from '../emulators/hosting-releases.ts';
import { ROOT } from '../emulators/suite-environment.ts';

/** @throws when the live site does not answer, because its content would be lost. */
async function deployedFile(url: string): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { redirect: 'error' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** A rehearsal is of no site; local runs keep their content with their data. */
function findLive(mode: string, siteUrl: string, file: string): Promise<Uint8Array | undefined> {
  if (mode === 'emulators') return readFile(path.join(ROOT, LOCAL_CONTENT, file)).catch(() => undefined);
  // Before the first deployment there is none.
  const hasSite = mode === 'production' && process.env['LIVE_CONTENT'] !== 'none';
  return hasSite ? deployedFile(siteUrl + file) : Promise.resolve(undefined);
}

export async function liveContent(mode: string, siteUrl: string): Promise<PublishedContent> {
  const found = await findLive(mode, siteUrl, CONTENT_FILE);
  return found ? publishedContent.parse(JSON.parse(new TextDecoder().decode(found))) : BUILT_IN;
}

/** Returns an uploaded file that the content names. @throws when it is missing, because it would be lost. */
export async function liveFile(mode: string, siteUrl: string, file: string): Promise<Uint8Array> {
  const found = await findLive(mode, siteUrl, file);
  if (!found) throw new Error(`${file} is named by ${CONTENT_FILE} and missing`);
  return found;
}
