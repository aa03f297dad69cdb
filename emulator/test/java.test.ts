// @vitest-environment node
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../java');
let realJava: string;

beforeAll(async () => {
  realJava = await mkdtemp(path.join(tmpdir(), 'java-test-'));
  const script = path.join(realJava, 'java');
  await writeFile(script, '#!/bin/sh\necho "real: $*"\nexit 7\n');
  await chmod(script, 0o755);
});
afterAll(() => rm(realJava, { recursive: true, force: true }));

function java(...args: readonly string[]): SpawnSyncReturns<string> {
  const env = { PATH: `${FOLDER}:${realJava}:/usr/bin:/bin`, EMULATOR_NODE: process.execPath };
  return spawnSync('java', args, { encoding: 'utf8', env, input: '', timeout: 20_000 });
}

test('satisfies the version check of firebase-tools', () => {
  const { status, stdout, stderr } = java('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
  expect(status).toBe(0);
  expect(Number(/version "(\d+)/.exec(stdout + stderr)?.[1])).toBeGreaterThanOrEqual(21);
});

test('runs the Firestore emulator with the arguments after the placeholder', () => {
  const { status, stderr } = java(
    '-Dx=y',
    '-jar',
    path.join(FOLDER, 'firestore-emulator.placeholder'),
    '--nonsense',
    'a b',
  );
  expect([status, stderr]).toEqual([1, "firestore: Unknown option '--nonsense'\n"]);
});

test('runs the Storage rules runtime, which ends with its input', () => {
  const { status, stdout } = java('-jar', path.join(FOLDER, 'storage-rules-runtime.placeholder'), 'serve');
  expect([status, stdout]).toEqual([0, '{"id":-1,"status":"ok","action":"","result":{}}\n']);
});

test('runs the real Java for every other jar, with arguments and exit code unchanged', () => {
  const { status, stdout } = java('-Xmx1g', '-jar', '/other/program.jar', '--flag');
  expect([status, stdout]).toEqual([7, 'real: -Xmx1g -jar /other/program.jar --flag\n']);
});
