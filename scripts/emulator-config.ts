/**
 * The configuration of local runs, derived from the deployed one: same headers, rewrites and rules, but
 * the Content-Security-Policy allows the emulators, and headers that require HTTPS are removed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './emulators/suite-environment.ts';
import {
  POLICY_HEADER,
  readFirebaseConfig,
  withPolicy,
  withPortOffset,
  type FirebaseConfig,
} from './hosting/hosting-config.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';

/** For a suite whose ports are `offset` higher than the default ones. */
function fileOf(offset: number): string {
  return path.join(ROOT, offset === 0 ? '.firebase.emulators.json' : `.firebase.emulators-${offset}.json`);
}

/** Requires HTTPS, which the Hosting emulator does not support. */
const HTTPS_ONLY = 'Strict-Transport-Security';

function withSources(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(sources[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function origin({ host, port }: FirebaseConfig['emulators']['auth']): string {
  return `http://${host}:${port}`;
}

/** Returns the configuration for the emulators listed in it. @param config including its policy. */
export function toEmulatorConfig(config: FirebaseConfig): FirebaseConfig {
  const { auth, functions, firestore, storage } = config.emulators;
  const sources = {
    'connect-src': [auth, functions, firestore, storage].map(origin),
    'img-src': [origin(storage)],
  };
  const headers = config.hosting.headers.map((group) => ({
    ...group,
    headers: group.headers
      .filter(({ key }) => key !== HTTPS_ONLY)
      .map((entry) =>
        entry.key === POLICY_HEADER ? { ...entry, value: withSources(entry.value, sources) } : entry,
      ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Writes the file next to firebase.json, so that relative paths stay valid; returns its path. */
export async function writeEmulatorConfig(portOffset = 0): Promise<string> {
  const config = withPolicy(await readFirebaseConfig(), readSiteEnvironment('emulators'));
  const moved = { ...config, emulators: withPortOffset(config.emulators, portOffset) };
  const file = fileOf(portOffset);
  await writeFile(file, `${JSON.stringify(toEmulatorConfig(moved), undefined, 2)}\n`);
  return file;
}
