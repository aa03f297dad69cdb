/** The content from which a build starts: what editors have published, so that no deployment takes it back. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_IN } from '../../src/content/published.ts';
import { publishedContent, type PublishedContent } from '../../src/content/schema.ts';
import { CONTENT_FILE } from '../../src/domain/content/content.ts';
import { LOCAL_CONTENT } from '../emulators/hosting-releases.ts';
import { ROOT } from '../emulators/suite-environment.ts';

/** @throws when the live site does not answer, because its content would be lost. */
async function deployedContent(siteUrl: string): Promise<string | undefined> {
  // Before the first deployment.
  if (process.env['LIVE_CONTENT'] === 'none') return undefined;
  const response = await fetch(siteUrl + CONTENT_FILE, { redirect: 'error' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${siteUrl}${CONTENT_FILE} answers ${response.status}`);
  return response.text();
}

/** A rehearsal is of no site; local runs keep their content with their data. */
export async function liveContent(mode: string, siteUrl: string): Promise<PublishedContent> {
  const text =
    mode === 'production'
      ? await deployedContent(siteUrl)
      : mode === 'emulators'
        ? await readFile(path.join(ROOT, LOCAL_CONTENT), 'utf8').catch(() => undefined)
        : undefined;
  return text === undefined ? BUILT_IN : publishedContent.parse(JSON.parse(text));
}
