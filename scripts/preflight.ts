/**
 * `npm run preflight`: lists what has to be fixed or decided before the site goes live, as far as this repository
 * shows it; docs/going-live.md has the steps and the settings of the project. Exit code 1 when something must be fixed.
 */
import builtIn from '../src/content/contact.json' with { type: 'json' };
import { BUILT_IN } from '../src/content/published.ts';
import type { ContactRecord, Partner } from '../src/content/schema.ts';
import { pendingMarks } from './content/check.ts';
import { contentSources } from './content/inventory.ts';
import { environmentFaults, readVariables, toSiteEnvironment } from './hosting/site-environment.ts';

interface Finding {
  /** `fix`: visitors or members would meet a fault. `decide`: the site works without it. */
  readonly need: 'fix' | 'decide';
  readonly text: string;
}

const CONTACT = ['phone', 'email', 'instagram', 'facebook'] as const;

/** What pages leave out until it is given. */
export function contentFindings(
  contact: ContactRecord,
  partners: readonly Pick<Partner, 'url'>[],
): Finding[] {
  const missing = CONTACT.filter((name) => contact[name] === undefined);
  const unlinked = partners.filter(({ url }) => url === undefined).length;
  const texts = [
    missing.length > 0 ? `No ${missing.join(', ')} of the association: src/content/contact.json` : [],
    unlinked > 0
      ? `${unlinked} of ${partners.length} partners have no website: src/content/partners.json`
      : [],
  ];
  return texts.flat().map((text) => ({ need: 'decide', text: `${text}. Pages leave it out.` }));
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

if (import.meta.main) {
  const pending = pendingMarks(await contentSources()).length;
  const findings: Finding[] = [
    ...environmentFindings(readVariables('production')),
    ...contentFindings(builtIn, BUILT_IN.partners),
  ];
  if (pending > 0) {
    const text = `${pending} records of the content are drafts or placeholders: npm run content:check -- --pending`;
    findings.push({ need: 'decide', text });
  }
  for (const { need, text } of findings) console.log(`${need.padEnd(6)} ${text}`);
  const faults = findings.filter(({ need }) => need === 'fix').length;
  console.log(`\n${faults} to fix, ${findings.length - faults} to decide.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
