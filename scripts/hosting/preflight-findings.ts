/** What has to be fixed or decided before the site goes live, as far as this repository shows it. */
import { partners } from '../../src/content/partners.ts';
import { site } from '../../src/content/site.ts';
import { environmentFaults, toSiteEnvironment } from './site-environment.ts';

export interface Finding {
  /** `fix`: visitors or members would meet a fault. `decide`: the site works without it. */
  readonly need: 'fix' | 'decide';
  readonly text: string;
}

const DETAIL_NAMES = ['phone', 'email', 'instagram', 'facebook'] as const;

/** Lists what the published site leaves out because the association has not supplied it. */
export function missingContent(): Finding[] {
  const details = DETAIL_NAMES.filter((name) => site[name] === undefined).map(
    (name) => `No ${name} of the association is shown (src/content/site.ts)`,
  );
  const unlinked = partners.filter(({ url }) => url === undefined).length;
  const links =
    unlinked === 0 ? [] : [`${unlinked} partners are shown without a link (src/content/partners.ts)`];
  return [...details, ...links].map((text) => ({ need: 'decide', text }));
}

/** @param env the variables of `.env.production`. */
export function environmentFindings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const faults = environmentFaults(env);
  if (faults.length > 0) return faults.map((text) => ({ need: 'fix', text }));
  const { authDomain, siteUrl, projectId, storageBucket, hasAppCheck } = toSiteEnvironment(env);
  const { host } = new URL(siteUrl);
  const conditions: readonly (readonly [boolean, Finding['need'], string])[] = [
    [
      /(?:^|\.)example(?:\.(?:com|org|net))?$/u.test(host) || host.startsWith('127.'),
      'fix',
      `VITE_SITE_URL is ${siteUrl}: write the domain under which the site is published.`,
    ],
    [
      authDomain !== host,
      'fix',
      `VITE_FIREBASE_AUTH_DOMAIN is ${authDomain}: a sign-in by redirect returns only if it is ${host}, with https://${host}/__/auth/handler as redirect address.`,
    ],
    [projectId.startsWith('demo-'), 'fix', `${projectId} is a project of the emulators.`],
    [
      !storageBucket.startsWith(`${projectId}.`),
      'decide',
      `${storageBucket} is not the default bucket of ${projectId}, to which the functions listen.`,
    ],
    [
      !hasAppCheck,
      'decide',
      'App Check is off: any program may call the functions. They need ENFORCE_APP_CHECK=false in functions/.env.PROJECT.',
    ],
  ];
  return conditions.flatMap(([applies, need, text]) => (applies ? [{ need, text }] : []));
}
