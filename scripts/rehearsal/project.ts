/** The rehearsed project: its domains, where its production site is built to, and Google's settings for it. */
import path from 'node:path';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { readSiteEnvironment } from '../hosting/site-environment.ts';

const { projectId, siteUrl } = readSiteEnvironment('rehearsal');

/** The custom domain and the two that Hosting gives to every project. */
export const DOMAINS = {
  custom: new URL(siteUrl).host,
  default: `${projectId}.web.app`,
  old: `${projectId}.firebaseapp.com`,
} as const;

export const SITE_HOSTS: readonly string[] = Object.values(DOMAINS);

export const FUNCTIONS_HOST = `${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;

/** What going live enters in Google's consoles (docs/going-live.md): here the stand-ins hold the site to it. */
export const CONSOLE_SETTINGS = {
  authorisedDomains: SITE_HOSTS,
  redirectAddresses: SITE_HOSTS.map((host) => `https://${host}/__/auth/handler`),
} as const;

/** The production site, beside the one that the other tests visit. */
export const BUILT = {
  site: path.join(ROOT, '.cache/rehearsal/site'),
  pages: path.join(ROOT, '.cache/rehearsal/pages'),
} as const;

export const BUILD_COMMAND = `node scripts/build-site.ts --mode rehearsal --out ${BUILT.site} --pages-out ${BUILT.pages}`;
