import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { listen } from '../listen.ts';
import { portFault, takenPorts } from './ports.ts';

/** Beside all other suites. */
const OFFSET = 30_000;

test('distinguishes a used port from a free one', async () => {
  const server = createServer();
  const taken = { emulator: 'storage', port: await listen(server) };
  expect(await takenPorts([taken, { emulator: 'auth', port: 0 }])).toEqual([taken]);
  server.close();
  await once(server, 'close');
  expect(await takenPorts([taken])).toEqual([]);
});

test('names a used port of an emulator that will start, and of what the suite always needs', async () => {
  const { auth, hub } = firebase.emulators;
  const servers = [createServer(), createServer()] as const;
  await Promise.all([listen(servers[0], auth.port + OFFSET), listen(servers[1], hub.port + OFFSET)]);
  expect(await portFault(OFFSET)).toMatch(new RegExp(`auth: port ${auth.port + OFFSET}[^]*hub: port`, 'u'));
  expect(await portFault(OFFSET, ['storage'])).not.toContain('auth');
  for (const server of servers) server.close();
});
