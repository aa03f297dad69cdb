/** Runs tests in a separate process; prints their output only if they fail. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../emulators/suite-environment.ts';

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

export const EMULATORS_CONFIG = 'tests/vitest.emulators.config.ts';

/** The shell command of a run, for `emulators:exec`. */
export function vitestCommand(args: readonly string[]): string {
  return [process.execPath, VITEST, 'run', '--config', EMULATORS_CONFIG, ...args]
    .map((word) => `'${word}'`)
    .join(' ');
}

/** Rejects with the output when a test fails: mutation results are meaningless if tests already fail. */
export async function runVitest(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [VITEST, 'run', '--config', EMULATORS_CONFIG, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`The tests fail without any mutant:\n${output}`);
}
