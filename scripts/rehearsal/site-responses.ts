/**
 * The production site as Hosting would serve it: files under the deployed headers, and the function's own
 * code on the data of the suite for the addresses that are rewritten to it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSources } from '../../functions/src/site/handle-visit.ts';
import { unavailableFile, type SitePages } from '../../src/domain/directory/site-pages.ts';
import { STORAGE_ORIGIN } from '../../src/domain/guide/avatar.ts';
import { setProjectEnvironment } from '../migration/project-environment.ts';
import { functionOf, readFirebaseConfig, withPolicy } from '../hosting/hosting-config.ts';
import { readSiteEnvironment } from '../hosting/site-environment.ts';
import { LOCAL } from '../local-project.ts';
import { responseTo, headersFor } from '../perf/hosting-stand-in.ts';
import { helperPage } from './helper-pages.ts';
import { BUILT } from './project.ts';

export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The rehearsal's only one. */
const VISITOR = { network: '127.0.0.1', peer: '127.0.0.1' };

/** Answered by the suite's functions. */
export interface OtherFunction {
  readonly functionId: string;
}

/** The function whose pages are of this build; the suite's own has those of another. */
const PAGES = 'site';

/** Functions read their environment when they are loaded. */
async function loadFunction() {
  setProjectEnvironment(false);
  const [
    { handleVisit },
    { DirectoryReader },
    { findGuide },
    { sharePicture },
    { findMembership },
    { findCardKeys },
  ] = await Promise.all([
    import('../../functions/src/site/handle-visit.ts'),
    import('../../functions/src/site/directory-copy.ts'),
    import('../../functions/src/site/find-guide.ts'),
    import('../../functions/src/site/share-picture.ts'),
    import('../../functions/src/site/find-membership.ts'),
    import('../../functions/src/site/find-card-keys.ts'),
  ]);
  const { sitePages }: { sitePages: SitePages } = await import(
    pathToFileURL(path.join(BUILT.pages, 'site-pages.js')).href
  );
  await sitePages.warmUp();
  const reader = new DirectoryReader();
  const sources: SiteSources = {
    directory: () => reader.current(),
    guide: findGuide,
    membership: findMembership,
    cardKeys: findCardKeys,
    mayCheck: () => true,
    pages: () => Promise.resolve(sitePages),
    picture: sharePicture,
    unavailable: (lang) => readFile(path.join(BUILT.pages, unavailableFile(lang)), 'utf8'),
  };
  return (address: string) => handleVisit({ address, caller: VISITOR }, sources);
}

/** Responses to the addresses of the site, with the headers of a deployment. */
export async function siteResponses(): Promise<(url: URL) => Promise<SiteResponse | OtherFunction>> {
  const { hosting } = withPolicy(await readFirebaseConfig(), readSiteEnvironment('rehearsal'));
  const handleVisit = await loadFunction();
  return async (url) => {
    const helper = helperPage(url.pathname);
    // With the site's headers, if firebase.json has any for it: Hosting may send them there.
    if (helper)
      return { status: 200, ...helper, headers: { ...headersFor(hosting, url.pathname), ...helper.headers } };
    const file = await responseTo(BUILT.site, hosting, url.pathname, '');
    // Files win over rewrites.
    const name = functionOf(hosting, url.pathname);
    if (file.status !== 404 || name === undefined) return file;
    if (name !== PAGES) return { functionId: name };
    const { status, headers, body } = await handleVisit(url.pathname + url.search);
    // The suite's functions write the address that their Storage has here.
    const shown = typeof body === 'string' ? body.replaceAll(LOCAL.storageOrigin, STORAGE_ORIGIN) : body;
    return { status, headers: { ...headersFor(hosting, url.pathname), ...headers }, body: shown };
  };
}
