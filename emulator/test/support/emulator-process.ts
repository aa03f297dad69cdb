/** Starts the Firestore emulator in a separate process, like firebase-tools. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const CLI = path.join(import.meta.dirname, '../../src/cli.ts');
const READY_LIMIT_MS = 20_000;

/** Returns a port that was free just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

export interface EmulatorProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything printed so far, stdout and stderr. */
  output(): string;
  /** Sends the signal (SIGINT) and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Resolves when `GET /` succeeds; throws with the output when the process exits before. */
export async function startEmulator(port: number, ...flags: readonly string[]): Promise<EmulatorProcess> {
  const argv = [
    'firestore',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--project_id',
    'demo-test',
    ...flags,
  ];
  const child = spawn(process.execPath, [CLI, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const limit = Date.now() + READY_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > limit)
      throw new Error(`The emulator did not start:\n${output}`);
    const answered = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    child,
    origin,
    output: () => output,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
