import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { portFault, takenPorts } from './ports.ts';

/** Beside all other suites. */
const OFFSET = 30_000;

async function listening(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('distinguishes a used port from a free one', async () => {
  const server = await listening(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = { emulator: 'storage', port };
  expect(await takenPorts([taken, { emulator: 'auth', port: 0 }])).toEqual([taken]);
  server.close();
  await once(server, 'close');
  expect(await takenPorts([taken])).toEqual([]);
});

test('names a used port of an emulator that will start, and of what the suite always needs', async () => {
  const { auth, hub } = firebase.emulators;
  const servers = await Promise.all([auth, hub].map(({ port }) => listening(port + OFFSET)));
  expect(await portFault(OFFSET)).toMatch(new RegExp(`auth: port ${auth.port + OFFSET}[^]*hub: port`, 'u'));
  expect(await portFault(OFFSET, ['storage'])).not.toContain('auth');
  for (const server of servers) server.close();
});
