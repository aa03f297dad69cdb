/**
 * The configuration of local runs, derived from firebase.json: the same headers, rewrites and
 * rules, with the emulators' addresses allowed by the Content-Security-Policy and without what
 * demands HTTPS.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './emulators/suite-environment.ts';

const FILE = path.join(ROOT, '.firebase.emulators.json');

const header = z.looseObject({ key: z.string(), value: z.string() });
const headerGroup = z.looseObject({ headers: z.array(header) });
const port = z.looseObject({ host: z.string(), port: z.number() });
const configSchema = z.looseObject({
  hosting: z.looseObject({ headers: z.array(headerGroup) }),
  emulators: z.looseObject({ auth: port, functions: port, firestore: port, storage: port }),
});
type Config = z.infer<typeof configSchema>;

/** Needs HTTPS, which the Hosting emulator does not speak. */
const HTTPS_ONLY = 'Strict-Transport-Security';

function withSources(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(sources[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function origin({ host, port: number }: z.infer<typeof port>): string {
  return `http://${host}:${number}`;
}

/** The same configuration for the emulators named in it. */
export function toEmulatorConfig(config: Config): Config {
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
        entry.key === 'Content-Security-Policy'
          ? { ...entry, value: withSources(entry.value, sources) }
          : entry,
      ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

export async function readFirebaseConfig(): Promise<Config> {
  return configSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')));
}

/** Writes the file beside firebase.json, whose relative paths it keeps; answers its path. */
export async function writeEmulatorConfig(): Promise<string> {
  await writeFile(FILE, `${JSON.stringify(toEmulatorConfig(await readFirebaseConfig()), undefined, 2)}\n`);
  return FILE;
}
