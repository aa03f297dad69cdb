/**
 * Creates the deployed `firebase.json`, with the Content-Security-Policy of the build's environment.
 * Deploying the repository's own file is refused, because it has no policy.
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
/** Path of the deployed configuration, next to firebase.json so that relative paths stay valid. */
export const DEPLOYED_CONFIG = path.join(ROOT, '.firebase.production.json');

export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return configSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')));
}

/** Returns the function to which a path is rewritten, if any. */
export function functionOf({ rewrites }: HostingConfig, pathname: string): string | undefined {
  return rewrites.find(({ regex, source }) =>
    regex ? new RegExp(regex, 'u').test(pathname) : source === pathname,
  )?.function.functionId;
}

/** Returns the configuration with all emulator ports shifted by this offset. */
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

/** Adds the policy to the headers of every page: the first group of them. */
export function withPolicy(config: FirebaseConfig, environment: SiteEnvironment): FirebaseConfig {
  const [everywhere, ...others] = config.hosting.headers;
  if (!everywhere) throw new Error('firebase.json names no headers');
  const policy = { key: POLICY_HEADER, value: contentSecurityPolicy(environment) };
  const { predeploy: _refusal, ...hosting } = config.hosting;
  const headers = [{ ...everywhere, headers: [policy, ...everywhere.headers] }, ...others];
  return { ...config, hosting: { ...hosting, headers } };
}

/**
 * Writes the configuration for `npm run deploy`. Called by the build, so that site and policy have the
 * same environment.
 */
export async function writeDeployedConfig(environment: SiteEnvironment): Promise<void> {
  const config = withPolicy(await readFirebaseConfig(), environment);
  await writeFile(DEPLOYED_CONFIG, `${JSON.stringify(config, undefined, 2)}\n`);
}
