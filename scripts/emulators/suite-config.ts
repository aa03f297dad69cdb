/** The firebase.json of an emulator suite. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './suite-environment.ts';

export const FIREBASE_JSON = path.join(ROOT, 'firebase.json');

const configSchema = z.looseObject({
  emulators: z.record(z.string(), z.union([z.boolean(), z.looseObject({ port: z.optional(z.number()) })])),
});

/**
 * @returns the path of the repository's own file; for a suite that runs beside another, of a copy whose ports are
 * `portOffset` higher, next to it, so that relative paths stay valid.
 */
export async function suiteConfig(portOffset: number): Promise<string> {
  if (portOffset === 0) return FIREBASE_JSON;
  const config = configSchema.parse(JSON.parse(await readFile(FIREBASE_JSON, 'utf8')));
  for (const settings of Object.values(config.emulators))
    if (typeof settings === 'object' && settings.port !== undefined) settings.port += portOffset;
  const file = path.join(ROOT, `.firebase.emulators-${portOffset}.json`);
  await writeFile(file, JSON.stringify(config));
  return file;
}
