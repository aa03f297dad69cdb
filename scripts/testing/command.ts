/** Runs a command and writes its whole output to a file. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { ROOT } from '../emulators/suite-environment.ts';

/** The installed packages' programs, so that npm is not needed. */
const PROGRAMS = path.join(ROOT, 'node_modules/.bin');

export interface CommandResult {
  /** The exit code was 0. */
  readonly ok: boolean;
  /** Standard output and standard error, in order of arrival. */
  readonly output: string;
  readonly seconds: number;
}

export interface CommandOptions {
  /** Receives the output as it arrives; previous content is overwritten. */
  readonly logFile?: string;
  /** In addition to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a shell command in the repository's root. */
export async function runCommand(
  command: string,
  { logFile, environment }: CommandOptions = {},
): Promise<CommandResult> {
  const start = performance.now();
  const log = logFile === undefined ? undefined : createWriteStream(logFile);
  const chunks: Buffer[] = [];
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [PROGRAMS, process.env['PATH']].join(path.delimiter), ...environment },
  });
  const keep = (chunk: Buffer): void => {
    chunks.push(chunk);
    log?.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (log) await finished(log.end());
  return {
    ok: code === 0,
    output: Buffer.concat(chunks).toString('utf8').trim(),
    seconds: (performance.now() - start) / 1000,
  };
}
