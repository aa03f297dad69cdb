/**
 * `firebase.json` as it is deployed: with the Content-Security-Policy of the environment that the site
 * was built for. The file of the repository alone is refused by the deployment, since it has no policy.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../emulators/suite-environment.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { SiteEnvironment } from './site-environment.ts';

const header = z.looseObject({ key: z.string(), value: z.string() });
const headerGroup = z.looseObject({
  source: z.optional(z.string()),
  regex: z.optional(z.string()),
  headers: z.array(header),
});
const redirect = z.looseObject({ source: z.string(), destination: z.string(), type: z.int() });
const rewrite = z.looseObject({
  source: z.optional(z.string()),
  regex: z.optional(z.string()),
  function: z.strictObject({
    functionId: z.string(),
    region: z.string(),
    pinTag: z.optional(z.boolean()),
  }),
});
const port = z.looseObject({ host: z.string(), port: z.number() });
const configSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(headerGroup),
    redirects: z.array(redirect),
    rewrites: z.array(rewrite),
  }),
  emulators: z.looseObject({ auth: port, functions: port, firestore: port, storage: port }),
});
export type FirebaseConfig = z.infer<typeof configSchema>;
export type HostingConfig = FirebaseConfig['hosting'];

export const POLICY_HEADER = 'Content-Security-Policy';
/** Of the site as it is deployed, beside firebase.json, whose relative paths it keeps. */
export const DEPLOYED_CONFIG = path.join(ROOT, '.firebase.production.json');

export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return configSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')));
}

/** The function that a path is rewritten to, if it is to one. */
export function functionOf({ rewrites }: HostingConfig, pathname: string): string | undefined {
  return rewrites.find(({ regex, source }) =>
    regex ? new RegExp(regex, 'u').test(pathname) : source === pathname,
  )?.function.functionId;
}

/** The emulators on ports so much above the usual ones. */
export function withPortOffset(
  emulators: FirebaseConfig['emulators'],
  offset: number,
): FirebaseConfig['emulators'] {
  const moved = Object.entries(emulators).map(([emulator, settings]) => {
    const found = port.safeParse(settings);
    return [emulator, found.success ? { ...found.data, port: found.data.port + offset } : settings];
  });
  return configSchema.shape.emulators.parse(Object.fromEntries(moved));
}

/** With the policy among the headers that every page of the site carries: the first group of them. */
export function withPolicy(config: FirebaseConfig, environment: SiteEnvironment): FirebaseConfig {
  const [everywhere, ...others] = config.hosting.headers;
  if (!everywhere) throw new Error('firebase.json names no headers');
  const policy = { key: POLICY_HEADER, value: contentSecurityPolicy(environment) };
  const { predeploy: _refusal, ...hosting } = config.hosting;
  const headers = [{ ...everywhere, headers: [policy, ...everywhere.headers] }, ...others];
  return { ...config, hosting: { ...hosting, headers } };
}

/** Writes what `npm run deploy` deploys; the build does it, so that site and policy are of one environment. */
export async function writeDeployedConfig(environment: SiteEnvironment): Promise<void> {
  const config = withPolicy(await readFirebaseConfig(), environment);
  await writeFile(DEPLOYED_CONFIG, `${JSON.stringify(config, undefined, 2)}\n`);
}
