/** The project of the rehearsal: its domains, and its settings at Google. */
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { readSiteEnvironment } from '../hosting/site-environment.ts';

const { projectId, siteUrl } = readSiteEnvironment('rehearsal');

/** The custom domain and the two default domains of Hosting. */
export const DOMAINS = {
  custom: new URL(siteUrl).host,
  default: `${projectId}.web.app`,
  old: `${projectId}.firebaseapp.com`,
} as const;

export const SITE_HOSTS: readonly string[] = Object.values(DOMAINS);

export const FUNCTIONS_HOST = `${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;

/**
 * The settings to enter in Google's consoles when going live (docs/going-live.md): the replacements check
 * the site against them.
 */
export const CONSOLE_SETTINGS = {
  authorisedDomains: SITE_HOSTS,
  redirectAddresses: SITE_HOSTS.map((host) => `https://${host}/__/auth/handler`),
} as const;
