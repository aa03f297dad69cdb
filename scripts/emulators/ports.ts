/** Finds the ports that a run of the emulator suite needs, and whether they are free. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

export interface EmulatorPort {
  readonly emulator: string;
  readonly host: string;
  readonly port: number;
}

/** Always started with the suite. */
const SUITE = ['hub', 'logging'];

/** Returns the ports in the `emulators` block of a firebase.json; throws when the file cannot be read. */
export async function configuredPorts(configFile: string, only?: readonly string[]): Promise<EmulatorPort[]> {
  const config: unknown = JSON.parse(await readFile(configFile, 'utf8'));
  const emulators = entriesOf(config).find(([key]) => key === 'emulators')?.[1];
  return entriesOf(emulators).flatMap(([emulator, settings]) => {
    if (only && !only.includes(emulator) && !SUITE.includes(emulator)) return [];
    const fields = new Map(entriesOf(settings));
    const port = fields.get('port');
    const host = fields.get('host');
    if (fields.get('enabled') === false || typeof port !== 'number') return [];
    return [{ emulator, port, host: typeof host === 'string' ? host : '127.0.0.1' }];
  });
}

export async function takenPorts(ports: readonly EmulatorPort[]): Promise<EmulatorPort[]> {
  const free = await Promise.all(ports.map(({ host, port }) => canListen(host, port)));
  return ports.filter((_, index) => free[index] === false);
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => done(true)));
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
