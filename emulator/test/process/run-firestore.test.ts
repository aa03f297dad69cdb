// @vitest-environment node
/** The emulator as a process: start, stop, and starts that must fail. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort, startEmulator, type EmulatorProcess } from '../support/emulator-process.ts';

vi.setConfig({ testTimeout: 30_000 });

const CLI = path.join(import.meta.dirname, '../../src/cli.ts');
const OWNER = { authorization: 'Bearer owner' };

let folder: string;
let running: EmulatorProcess[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firestore-process-'));
  running = [];
});
afterEach(async () => {
  for (const emulator of running.splice(0))
    if (emulator.child.exitCode === null) await emulator.stop('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(...flags: readonly string[]): Promise<EmulatorProcess> {
  const emulator = await startEmulator(await freePort(), ...flags);
  running.push(emulator);
  return emulator;
}

function runToEnd(...flags: readonly string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [CLI, 'firestore', ...flags], { encoding: 'utf8', timeout: 20_000 });
}

function documents({ origin }: EmulatorProcess, database = '(default)', project = 'demo-test'): string {
  return `${origin}/v1/projects/${project}/databases/${database}/documents`;
}

async function put(emulator: EmulatorProcess, relative: string, database?: string): Promise<void> {
  const body = JSON.stringify({ fields: { name: { stringValue: 'გიორგი' } } });
  const url = `${documents(emulator, database)}/${relative}`;
  const response = await fetch(url, { method: 'PATCH', headers: OWNER, body });
  expect(response.status).toBe(200);
}

test('prints when it is ready and exits immediately on SIGINT with code 0', async () => {
  const emulator = await start();
  expect(emulator.output()).toMatch(/ready on http:\/\/127\.0\.0\.1:\d+ \(project demo-test\)/);
  const before = Date.now();
  expect(await emulator.stop('SIGINT')).toBe(0);
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('an open stream does not delay the exit', async () => {
  const emulator = await start();
  const channel = `${emulator.origin}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects/p/databases/d`;
  const handshake = await fetch(`${channel}&RID=1`, {
    method: 'POST',
    body: new URLSearchParams({ count: '0' }),
  });
  const sid = /"c","([^"]+)"/.exec(await handshake.text())?.[1] ?? '';
  const back = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`);
  expect(back.status).toBe(200);
  expect(await emulator.stop('SIGTERM')).toBe(0);
  await expect(back.text()).rejects.toThrow('terminated');
});

test('reports a used port, with what to do', async () => {
  const emulator = await start();
  const port = new URL(emulator.origin).port;
  const { status, stderr } = runToEnd('--host', '127.0.0.1', '--port', port);
  expect(status).toBe(1);
  expect(stderr).toContain('address already in use');
  expect(stderr).toContain(`port ${port}`);
  expect(stderr).toContain('--port');
});

test.each([
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['--rules', '/does/not/exist.rules'], '/does/not/exist.rules'],
  [['--seed_from_export', '/does/not/exist'], 'The export /does/not/exist cannot be read.'],
])('%j fails the start', async (flags, message) => {
  const { status, stderr } = runToEnd('--port', String(await freePort()), ...flags);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test('rules that do not compile are printed and deny everything until valid ones are loaded', async () => {
  const rules = path.join(folder, 'bad.rules');
  await writeFile(rules, 'service cloud.firestore {\n  match /{d=**} { allow read: if nonsense( }\n}');
  const emulator = await start('--rules', rules);
  expect(emulator.output()).toMatch(/ERROR .*bad\.rules:2:\d+ /);
  const url = `${documents(emulator)}/guides/a`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { headers: OWNER })).status).toBe(404);
  const content =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/{x=**} { allow read; } }";
  const update = await fetch(`${emulator.origin}/emulator/v1/projects/demo-test:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  expect(update.status).toBe(200);
  expect((await fetch(url)).status).toBe(404);
});

test('starts with the data of an export, in all databases of the project', async () => {
  const first = await start();
  await put(first, 'guides/a');
  await put(first, 'guides/a/notes/n', 'second');
  const answer = await fetch(`${first.origin}/emulator/v1/projects/demo-test:export`, {
    method: 'POST',
    body: JSON.stringify({
      database: 'projects/demo-test/databases/(default)',
      export_directory: folder,
      export_name: 'firestore_export',
    }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  await first.stop();
  const seed = path.join(folder, 'firestore_export/firestore_export.overall_export_metadata');
  const second = await start('--seed_from_export', seed);
  for (const url of [`${documents(second)}/guides/a`, `${documents(second, 'second')}/guides/a/notes/n`]) {
    const stored: unknown = await (await fetch(url, { headers: OWNER })).json();
    expect(stored).toMatchObject({ fields: { name: { stringValue: 'გიორგი' } } });
  }
});
