import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { ROOT } from './suite-environment.ts';

/**
 * @returns the path of the repository's own file; for a suite that runs beside another, of a copy whose ports are
 * `portOffset` higher, next to it, so that relative paths stay valid.
 */
export async function suiteConfig(portOffset: number): Promise<string> {
  if (portOffset === 0) return path.join(ROOT, 'firebase.json');
  const config = structuredClone(firebase);
  for (const settings of Object.values(config.emulators))
    if (typeof settings === 'object' && 'port' in settings) settings.port += portOffset;
  const file = path.join(ROOT, `.firebase.emulators-${portOffset}.json`);
  await writeFile(file, JSON.stringify(config));
  return file;
}
