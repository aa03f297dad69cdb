/**
 * The configuration of local runs, derived from firebase.json: the same headers, rewrites and
 * rules, with the emulators' addresses allowed by the Content-Security-Policy and without what
 * demands HTTPS.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './emulators/suite-environment.ts';

/** For a suite whose ports lie `offset` above the usual ones. */
function fileOf(offset: number): string {
  return path.join(ROOT, offset === 0 ? '.firebase.emulators.json' : `.firebase.emulators-${offset}.json`);
}

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

function withPortOffset(emulators: Config['emulators'], offset: number): Config['emulators'] {
  const moved = Object.entries(emulators).map(([emulator, settings]) => {
    const found = port.safeParse(settings);
    return [emulator, found.success ? { ...found.data, port: found.data.port + offset } : settings];
  });
  return configSchema.shape.emulators.parse(Object.fromEntries(moved));
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
export async function writeEmulatorConfig(portOffset = 0): Promise<string> {
  const config = await readFirebaseConfig();
  const moved = { ...config, emulators: withPortOffset(config.emulators, portOffset) };
  const file = fileOf(portOffset);
  await writeFile(file, `${JSON.stringify(toEmulatorConfig(moved), undefined, 2)}\n`);
  return file;
}
