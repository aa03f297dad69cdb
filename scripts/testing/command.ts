/** Runs a command with its whole output in a file. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { ROOT } from '../emulators/suite-environment.ts';

export interface CommandResult {
  /** The exit code was 0. */
  readonly ok: boolean;
  /** Standard output and standard error, in the order of their arrival. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a shell command in the repository's root; with a `logFile`, appends its output there. */
export async function runCommand(command: string, logFile?: string): Promise<CommandResult> {
  const start = performance.now();
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
  log?.write(`$ ${command}\n`);
  const chunks: Buffer[] = [];
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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
  if (log) {
    log.end();
    await once(log, 'finish');
  }
  return {
    ok: code === 0,
    output: Buffer.concat(chunks).toString('utf8').trim(),
    seconds: (performance.now() - start) / 1000,
  };
}
