/**
 * The configuration of local runs, derived from what is deployed: the same headers, rewrites and
 * rules, with the emulators' addresses allowed by the Content-Security-Policy and without what
 * demands HTTPS.
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

/** For a suite whose ports lie `offset` above the usual ones. */
function fileOf(offset: number): string {
  return path.join(ROOT, offset === 0 ? '.firebase.emulators.json' : `.firebase.emulators-${offset}.json`);
}

/** Needs HTTPS, which the Hosting emulator does not speak. */
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

/** The same configuration for the emulators named in it. @param config with its policy. */
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

/** Writes the file beside firebase.json, whose relative paths it keeps; answers its path. */
export async function writeEmulatorConfig(portOffset = 0): Promise<string> {
  const config = withPolicy(await readFirebaseConfig(), readSiteEnvironment('emulators'));
  const moved = { ...config, emulators: withPortOffset(config.emulators, portOffset) };
  const file = fileOf(portOffset);
  await writeFile(file, `${JSON.stringify(toEmulatorConfig(moved), undefined, 2)}\n`);
  return file;
}
