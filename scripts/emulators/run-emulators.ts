/**
 * Runs firebase-tools' emulator suite (`emulators:start` or `emulators:exec`) with the local backend
 * instead of the Java programs, or with the official ones, and cleans up after itself.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { localMembershipKey } from './membership-key.ts';
import { configuredPorts, takenPorts, type EmulatorPort } from './ports.ts';
import { FIREBASE_JSON } from './suite-config.ts';
import { missingJava, ROOT, suiteEnvironment } from './suite-environment.ts';

export interface RunOptions {
  /** `start` runs until Ctrl-C, `exec` until `command` ends. */
  readonly mode: 'start' | 'exec';
  /** Path of another firebase.json than the repository's. */
  readonly config?: string;
  readonly project: string;
  /** Emulators to start; all of the config by default. */
  readonly only?: readonly string[];
  /** Folder to import data from, if it contains an export. */
  readonly importDir?: string;
  /** Folder to save data to on a clean exit. */
  readonly exportDir?: string;
  /** Shell command of `exec`, run in the repository's root. */
  readonly command?: string;
  /** Use the Java programs instead of `emulator/`. */
  readonly official?: boolean;
  /** Called once when `start` has all emulators ready; if it rejects, the run stops. */
  readonly onReady?: () => Promise<void>;
  /** For `start`: stops the emulators after `onReady` instead of waiting for Ctrl-C. */
  readonly stopAfterReady?: boolean;
  /** Environment variables for the suite, in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives the output lines of the emulators; by default they are printed. */
  readonly output?: (line: string) => void;
}

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
/**
 * firebase-tools writes debug logs and partial exports to its working directory, so each suite has its
 * own.
 */
function workFolder(hub: EmulatorPort | undefined): string {
  return path.join(ROOT, `.cache/emulators-${hub?.port ?? USUAL_HUB_PORT}`);
}
const USUAL_HUB_PORT = 4400;
/** In every complete export. */
const EXPORT_FILE = 'firebase-export-metadata.json';
const READY = 'All emulators ready';
/** firebase-tools warns about the two jar paths that this script sets. */
const OWN_SETTINGS = 'Env variable override detected';
/** npm forwards a Ctrl-C that the terminal has already sent. */
const SAME_KEYPRESS_MS = 1_000;
/** The shell's exit code for a program ended by SIGINT. */
const INTERRUPTED = 130;

/**
 * Resolves with the exit code: that of the command, 130 when interrupted, 0 after a clean stop, 1 when
 * the suite cannot start.
 */
export async function runEmulators(options: RunOptions): Promise<number> {
  const problem = options.official ? missingJava() : undefined;
  if (problem !== undefined) return refuse(problem);
  const ports = await configuredPorts(options.config ?? FIREBASE_JSON, options.only);
  const hub = ports.find(({ emulator }) => emulator === 'hub');
  const taken = await takenPorts(ports);
  if (taken.length > 0) return refuse(takenMessage(taken, options.config ?? FIREBASE_JSON));
  await mkdir(workFolder(hub), { recursive: true });
  return superviseSuite(options, hub);
}

async function superviseSuite(options: RunOptions, hub: EmulatorPort | undefined): Promise<number> {
  // Its own directory: the suite stores uploads and its hub's address there under names that every run
  // shares.
  const temporary = await mkdtemp(path.join(tmpdir(), 'emulators-'));
  const child = spawn(process.execPath, await suiteArguments(options), {
    cwd: workFolder(hub),
    env: {
      ...suiteEnvironment(options.official === true),
      MEMBERSHIP_KEY: await localMembershipKey(),
      ...options.environment,
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', options.output ? 'pipe' : 'inherit'],
    // Its own process group, so that a Ctrl-C reaches it once, forwarded by this process, and the whole
    // group can be ended.
    detached: true,
  });
  const suitePid = child.pid;
  if (suitePid === undefined) return refuse('firebase-tools could not be started.');
  const stopper = stopOnSignals(child, options.mode);
  const onReady = async (): Promise<void> => {
    if (options.mode !== 'start') return;
    try {
      await options.onReady?.();
    } catch (error) {
      stopper.fail(error);
      return;
    }
    if (options.stopAfterReady) stopper.stop();
  };
  passOutput(child, options.output ?? console.log, onReady);
  const code = await exitCode(child);
  if (!stopper.isStopping && options.mode === 'start') console.log('The emulators exited unexpectedly.');
  stopper.done();
  // A worker that survives the suite would block its ports.
  signal(-suitePid, 'SIGKILL');
  await rm(temporary, { recursive: true, force: true });
  if (stopper.failed) return 1;
  // firebase-tools exits with 0 for an interrupted command.
  return stopper.isStopping && options.mode === 'exec' ? INTERRUPTED : code;
}

async function suiteArguments(options: RunOptions): Promise<string[]> {
  const { mode, config = FIREBASE_JSON, project, only, importDir, exportDir, command } = options;
  const args = [
    // The Hosting emulator has an unhandled rejection for addresses that cannot be decoded, which would
    // end the suite.
    '--unhandled-rejections=warn',
    FIREBASE,
    `emulators:${mode}`,
    '--config',
    path.resolve(config),
    '--project',
    project,
  ];
  if (only) args.push('--only', only.join(','));
  if (importDir !== undefined && existsSync(path.resolve(importDir, EXPORT_FILE))) {
    args.push('--import', path.resolve(importDir));
  }
  if (exportDir !== undefined) {
    await mkdir(path.dirname(path.resolve(exportDir)), { recursive: true });
    args.push('--export-on-exit', path.resolve(exportDir));
  }
  if (mode === 'exec') args.push(`cd ${shellQuote(ROOT)} && ${command ?? 'true'}`);
  return args;
}

export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Forwards the suite's output lines. */
function passOutput(child: ChildProcess, print: (line: string) => void, onReady: () => Promise<void>): void {
  if (!child.stdout) return;
  let ready = false;
  if (child.stderr) createInterface({ input: child.stderr, crlfDelay: Infinity }).on('line', print);
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', (line) => {
    if (line.includes(OWN_SETTINGS)) return;
    print(line);
    if (ready || !line.includes(READY)) return;
    ready = true;
    void onReady();
  });
}

/** @param pid negative for a process group. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** Forwards the first interrupt and waits; from the third on, kills the suite. */
function stopOnSignals(child: ChildProcess, mode: RunOptions['mode']) {
  let last = 0;
  let count = 0;
  let failed = false;
  const pid = child.pid ?? 0;
  const onSignal = (): void => {
    const now = Date.now();
    if (now - last < SAME_KEYPRESS_MS) return;
    last = now;
    count += 1;
    // The command of `exec` is in the group and must receive it too.
    if (count === 1) signal(mode === 'exec' ? -pid : pid, 'SIGINT');
    else if (count === 2)
      console.log('Still stopping. Press Ctrl-C again to stop immediately without saving.');
    else signal(-pid, 'SIGKILL');
  };
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of names) process.on(name, onSignal);
  return {
    get isStopping() {
      return count > 0;
    },
    get failed() {
      return failed;
    },
    stop: onSignal,
    /** Stops the suite because a part of this script failed. */
    fail(error: unknown) {
      failed = true;
      console.error(error);
      onSignal();
    },
    done() {
      for (const name of names) process.off(name, onSignal);
    },
  };
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signalName) => done(code ?? (signalName === 'SIGINT' ? 130 : 1)));
  });
}

function takenMessage(taken: readonly EmulatorPort[], config: string): string {
  const lines = taken.map(
    ({ emulator, host, port }) => `  ${emulator}: port ${port} on ${host} is in use by another program`,
  );
  const { port } = taken[0] ?? { port: 0 };
  return [
    'The emulators cannot start:',
    ...lines,
    `Stop that program (find it with: lsof -i :${port}), or change the port under "emulators" in ${config}.`,
  ].join('\n');
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
