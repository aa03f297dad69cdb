/** The ports that a run of the emulator suite needs: those of firebase.json, or higher ones beside another run. */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { ROOT } from './suite-environment.ts';

interface EmulatorPort {
  readonly emulator: string;
  readonly port: number;
}

const HOST = '127.0.0.1';
/** Always started with the suite. */
const SUITE = ['hub', 'logging'];

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

export async function takenPorts(ports: readonly EmulatorPort[]): Promise<EmulatorPort[]> {
  const free = await Promise.all(ports.map(({ port }) => canListen(port)));
  return ports.filter((_, index) => free[index] === false);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => done(true)));
  });
}

/** Returns which ports other programs use and what to do; undefined if all are free. */
export async function portFault(portOffset: number, only?: readonly string[]): Promise<string | undefined> {
  const ports = Object.entries(firebase.emulators).flatMap(([emulator, settings]) =>
    typeof settings === 'object' && 'port' in settings && (!only || [...only, ...SUITE].includes(emulator))
      ? [{ emulator, port: settings.port + portOffset }]
      : [],
  );
  const [first, ...others] = await takenPorts(ports);
  if (!first) return undefined;
  return [
    'The emulators cannot start:',
    ...[first, ...others].map(
      ({ emulator, port }) => `  ${emulator}: port ${port} on ${HOST} is in use by another program`,
    ),
    `Stop that program (find it with: lsof -i :${first.port}), or change the port under "emulators" in firebase.json.`,
  ].join('\n');
}
