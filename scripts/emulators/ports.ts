/** Finds the ports that a run of the emulator suite needs, and whether they are free. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import * as z from 'zod/mini';

export interface EmulatorPort {
  readonly emulator: string;
  readonly host: string;
  readonly port: number;
}

/** Always started with the suite. */
const SUITE = ['hub', 'logging'];

/** Other settings, such as `singleProjectMode`, have no port. */
const emulatorSchema = z.object({
  port: z.number(),
  host: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
});
const configSchema = z.object({ emulators: z.record(z.string(), z.unknown()) });

/** Returns the ports in the `emulators` block of a firebase.json; throws when the file cannot be read. */
export async function configuredPorts(configFile: string, only?: readonly string[]): Promise<EmulatorPort[]> {
  const { emulators } = configSchema.parse(JSON.parse(await readFile(configFile, 'utf8')));
  return Object.entries(emulators).flatMap(([emulator, settings]) => {
    if (only && !only.includes(emulator) && !SUITE.includes(emulator)) return [];
    const { data } = emulatorSchema.safeParse(settings);
    return data && data.enabled !== false
      ? [{ emulator, port: data.port, host: data.host ?? '127.0.0.1' }]
      : [];
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
