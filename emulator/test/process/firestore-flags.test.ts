// @vitest-environment node
import { expect, test } from 'vitest';
import { INDEXES_VARIABLE, parseFirestoreFlags } from '../../src/process/firestore-flags.ts';

test('reads the command line of firebase-tools', () => {
  const argv =
    '--host 127.0.0.1 --port 8085 --websocket_port 9150 --database-edition standard --project_id demo-x --rules /r/f.rules --single_project_mode true --functions_emulator 127.0.0.1:5001 --seed_from_export=/x/y';
  expect(parseFirestoreFlags(argv.split(' '))).toEqual({
    host: '127.0.0.1',
    port: 8085,
    project: 'demo-x',
    rules: '/r/f.rules',
    functionsEmulator: '127.0.0.1:5001',
    seedFromExport: '/x/y',
    indexes: undefined,
  });
});

test('reads the indexes from the environment when there is no flag', () => {
  const environment = { [INDEXES_VARIABLE]: '/a.json' };
  expect(parseFirestoreFlags([], environment).indexes).toBe('/a.json');
  expect(parseFirestoreFlags(['--indexes', '/b.json'], environment).indexes).toBe('/b.json');
});

test.each([
  [['--hosts', 'x'], "Unknown option '--hosts'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--port', '80a'], '--port 80a is not a port'],
  [['--port', '70000'], '--port 70000 is not a port'],
  [['8080'], "Unexpected argument '8080'"],
  [['--database-edition', 'enterprise'], '--database-edition enterprise is not supported, only standard'],
])('refuses %j', (argv, message) => {
  expect(() => parseFirestoreFlags(argv)).toThrow(message);
});
