/** The domains of the project of the rehearsal. */
import { FUNCTIONS_REGION } from '../../../../src/members/firebase/region.ts';
import { readSiteEnvironment } from '../../../../scripts/hosting/site-environment.ts';

const { projectId, siteUrl } = readSiteEnvironment('rehearsal');

/** The custom domain and the two default domains of Hosting. */
export const DOMAINS = {
  custom: new URL(siteUrl).host,
  default: `${projectId}.web.app`,
  old: `${projectId}.firebaseapp.com`,
} as const;

export const SITE_HOSTS: readonly string[] = Object.values(DOMAINS);

export const FUNCTIONS_HOST = `${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;
