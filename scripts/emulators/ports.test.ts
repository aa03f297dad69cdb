// @vitest-environment node
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredPorts, takenPorts } from './ports.ts';

let folder: string;
let config: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ports-'));
  config = path.join(folder, 'firebase.json');
  const emulators = {
    singleProjectMode: true,
    auth: { port: 9099 },
    firestore: { port: 8080, host: '127.0.0.2' },
    ui: { enabled: false, port: 4000 },
    hub: { port: 4400 },
  };
  await writeFile(config, JSON.stringify({ emulators }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('returns every emulator of the config that will start', async () => {
  expect(await configuredPorts(config)).toEqual([
    { emulator: 'auth', host: '127.0.0.1', port: 9099 },
    { emulator: 'firestore', host: '127.0.0.2', port: 8080 },
    { emulator: 'hub', host: '127.0.0.1', port: 4400 },
  ]);
});

test('returns only the selected ones, and those the suite always needs', async () => {
  const ports = await configuredPorts(config, ['auth']);
  expect(ports.map(({ emulator }) => emulator)).toEqual(['auth', 'hub']);
});

test('distinguishes a used port from a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = { emulator: 'storage', host: '127.0.0.1', port };
  expect(await takenPorts([taken, { emulator: 'auth', host: '127.0.0.1', port: 0 }])).toEqual([taken]);
  server.close();
  await once(server, 'close');
  expect(await takenPorts([taken])).toEqual([]);
});
