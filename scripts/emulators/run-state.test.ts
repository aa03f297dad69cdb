// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endGroup, isAlive } from './processes.ts';
import { clearState, findPrevious, writeState } from './run-state.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-state-'));
  file = path.join(folder, 'run.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function note(launcherPid: number, suitePid: number): Promise<void> {
  await writeState(file, { launcherPid, suitePid, project: 'demo', startedAt: 'then' });
}

/** Starts a process group whose command line may look like firebase-tools. */
async function startGroup(words: string): Promise<number> {
  const script = 'process.stdout.write("up"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', script, words], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

const NOBODY = 2 ** 22 + 1;

test('returns nothing when the state is missing or unreadable', async () => {
  expect(await findPrevious(file)).toEqual({ kind: 'none' });
  await writeFile(file, '{"launcherPid":"x"');
  expect(await findPrevious(file)).toEqual({ kind: 'none' });
});

test('distinguishes running, orphaned and ended runs, and ends an orphaned one', async () => {
  const suite = await startGroup('node_modules/firebase-tools/lib/bin/firebase.js');
  await note(process.pid, suite);
  expect(await findPrevious(file)).toMatchObject({ kind: 'running' });
  await note(NOBODY, suite);
  expect(await findPrevious(file)).toMatchObject({ kind: 'orphaned' });
  await endGroup(suite, 5_000);
  expect(isAlive(-suite)).toBe(false);
  expect(await findPrevious(file)).toMatchObject({ kind: 'gone' });
  await clearState(file);
  expect(await findPrevious(file)).toEqual({ kind: 'none' });
});

test('does not treat a process that reused the id as ours', async () => {
  const stranger = await startGroup('something-else');
  await note(NOBODY, stranger);
  expect(await findPrevious(file)).toMatchObject({ kind: 'gone' });
  await endGroup(stranger, 5_000);
});
