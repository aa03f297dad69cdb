/**
 * Runs firebase-tools' emulator suite and a mail server, with the local backend instead of the Java programs, or with
 * the official ones, and cleans up after itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { localProject } from '../local-project.ts';
import { LOCAL_CONTENT, startHosting } from './hosting-releases.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { suiteConfig } from './suite-config.ts';
import { ROOT, suiteEnvironment } from './suite-environment.ts';

export interface RunOptions {
  /** Added to every port of firebase.json. */
  readonly portOffset: number;
  /** Emulators to start; all by default. */
  readonly only?: readonly string[];
  /** Folder to load data from, if it contains any, and to save them to on a clean exit. */
  readonly dataFolder?: string;
  /** Use the Java programs instead of `emulator/`. */
  readonly official?: boolean;
  /** Called when all emulators are ready; if it rejects, the run stops. */
  readonly onReady: () => Promise<void>;
  /** Stops the emulators after `onReady` instead of waiting for Ctrl-C. */
  readonly stopAfterReady?: boolean;
  /** Environment variables for the suite, in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives the output lines of the emulators. */
  readonly output: (line: string) => void;
}

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** In every complete export. */
const EXPORT_FILE = 'firebase-export-metadata.json';
/** The built site, as `firebase.json` names it. */
const SITE = path.join(ROOT, 'dist');
const READY = 'All emulators ready';
/** npm forwards a Ctrl-C that the terminal has already sent. */
const SAME_KEYPRESS_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the exit code: 0 after a clean stop, 1 when the suite cannot start or `onReady` fails. */
export async function runEmulators(options: RunOptions): Promise<number> {
  const { portOffset, official = false, onReady, stopAfterReady, environment, output } = options;
  const { smtpPort, mailPagePort, releasesPort } = localProject(portOffset);
  // firebase-tools writes debug logs and partial exports to its working directory, and stores uploads and its
  // hub's address in that for temporary files under names that every run shares.
  const workFolder = path.join(ROOT, `.cache/emulators-${portOffset}`);
  await mkdir(workFolder, { recursive: true });
  const temporary = await mkdtemp(path.join(tmpdir(), 'emulators-'));
  const child = spawn(process.execPath, await suiteArguments(options), {
    cwd: workFolder,
    env: {
      ...suiteEnvironment(official),
      HOSTING_API: `http://127.0.0.1:${releasesPort}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...environment,
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that a Ctrl-C reaches it once, forwarded by this process, and the whole
    // group can be ended.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('firebase-tools could not be started.');

  let interrupts = 0;
  let last = 0;
  let hasFailed = false;
  let releases: Awaited<ReturnType<typeof startHosting>> | undefined;
  let mail: Awaited<ReturnType<typeof startMailCatcher>> | undefined;
  /** Forwards the first interrupt and waits; the third one kills the suite. */
  const stop = (): void => {
    const now = Date.now();
    if (now - last < SAME_KEYPRESS_MS) return;
    last = now;
    interrupts += 1;
    if (interrupts === 1) signal(pid, 'SIGINT');
    else if (interrupts > 2) signal(-pid, 'SIGKILL');
    else console.log('Still stopping. Press Ctrl-C again to stop immediately without saving.');
  };
  const ready = async (): Promise<void> => {
    try {
      mail = await startMailCatcher(smtpPort, mailPagePort);
      releases = await startHosting(releasesPort, {
        built: SITE,
        // Of two suites only the first serves the built site to tests that look at it.
        served: portOffset === 0 ? SITE : path.join(workFolder, 'site'),
        keep: options.dataFolder === undefined ? undefined : path.join(ROOT, LOCAL_CONTENT),
      });
      await onReady();
      if (stopAfterReady) stop();
    } catch (error) {
      hasFailed = true;
      console.error(error);
      stop();
    }
  };
  for (const name of SIGNALS) process.on(name, stop);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      output(line);
      if (line.includes(READY)) void ready();
    });
  await once(child, 'close');
  for (const name of SIGNALS) process.off(name, stop);
  if (interrupts === 0) console.log('The emulators exited unexpectedly.');
  // A worker that survives the suite would block its ports.
  signal(-pid, 'SIGKILL');
  await Promise.all([mail?.close(), releases?.close(), rm(temporary, { recursive: true, force: true })]);
  return hasFailed ? 1 : (child.exitCode ?? 1);
}

async function suiteArguments({ portOffset, only, dataFolder }: RunOptions): Promise<string[]> {
  const args = [
    // The Hosting emulator has an unhandled rejection for addresses that cannot be decoded, which would
    // end the suite.
    '--unhandled-rejections=warn',
    FIREBASE,
    'emulators:start',
    '--config',
    await suiteConfig(portOffset),
    '--project',
    localProject(portOffset).project,
  ];
  if (only) args.push('--only', only.join(','));
  if (dataFolder === undefined) return args;
  if (existsSync(path.join(dataFolder, EXPORT_FILE))) args.push('--import', dataFolder);
  await mkdir(path.dirname(dataFolder), { recursive: true });
  return [...args, '--export-on-exit', dataFolder];
}

/** @param pid negative for a process group. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
