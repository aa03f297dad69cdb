/**
 * A browser in the internet of the rehearsal (`tests/e2e/support/rehearsal/serve.ts`): the production site on its
 * domains over TLS. Whatever the policy refuses, whatever the console says and every host asked is kept.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base, expect, type Browser, type BrowserType, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { membersPolicy } from '../../../scripts/hosting/content-security-policy.ts';
import { readSiteEnvironment } from '../../../scripts/hosting/site-environment.ts';
import { SITE_HOSTS } from './rehearsal/project.ts';
import { watchConsole } from './fixtures.ts';

const readySchema = z.object({ port: z.number(), keyHash: z.string() });

/** Hosts listed in the directives of the policy. */
export const POLICY_HOSTS: ReadonlySet<string> = new Set(
  Object.values(membersPolicy(readSiteEnvironment('rehearsal')))
    .flat()
    .flatMap((source) => (source.startsWith('https:') ? new URL(source).host : [])),
);
/** Google's account window is a separate page, to which the site's policy does not apply. */
const WINDOWS = ['accounts.google.com'];

interface Internet {
  readonly browser: Browser;
  /** Hosts requested by pages, without Chromium's own requests. */
  readonly hosts: Set<string>;
}

export interface Person {
  readonly page: Page;
  /** Console messages and policy violations. */
  readonly faults: string[];
}

interface Fixtures {
  /** Creates a person with a separate browser profile, on a domain of the site. */
  readonly personAt: (host: string) => Promise<Person>;
}

async function openInternet(
  chromium: BrowserType,
  give: (internet: Internet) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, ['tests/e2e/support/rehearsal/serve.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // The Admin SDK would look for a cloud metadata server.
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
  });
  const lines = createInterface({ input: server.stdout });
  const ready = await new Promise<z.infer<typeof readySchema>>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The rehearsal's server ended with ${code}`)));
    lines.once('line', (line) => resolve(readySchema.parse(JSON.parse(line))));
  });
  const { executablePath, args = [] } = base.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...args,
      `--host-resolver-rules=MAP * 127.0.0.1:${ready.port}`,
      `--ignore-certificate-errors-spki-list=${ready.keyHash}`,
    ],
  });
  await give({ browser, hosts: new Set() });
  await browser.close();
  server.stdin.end();
}

async function personIn({ browser, hosts }: Internet, host: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: `https://${host}`,
    locale: 'en-US',
    timezoneId: 'Asia/Tbilisi',
  });
  const faults = watchConsole(context);
  context.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol === 'https:') hosts.add(asked);
  });
  await context.exposeBinding('reportRefusal', (_source, text: string) => void faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportRefusal');
      if (typeof report === 'function') report(`refused: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page: await context.newPage(), faults };
}

/** After each test, expects that there were no violations, unexpected messages or requests. */
export const test = base.extend<Fixtures, { readonly internet: Internet }>({
  internet: [
    async ({ playwright }, give) => {
      await openInternet(playwright.chromium, give);
    },
    { scope: 'worker' },
  ],
  personAt: async ({ internet }, give) => {
    const people: Person[] = [];
    await give(async (host) => {
      const person = await personIn(internet, host);
      people.push(person);
      return person;
    });
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
    const allowed = new Set([...SITE_HOSTS, ...POLICY_HOSTS, ...WINDOWS]);
    expect([...internet.hosts].filter((host) => !allowed.has(host))).toEqual([]);
    for (const { page } of people) await page.context().close();
  },
});

export { expect };

/** Selects an account in Google's window, or on its page. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}
