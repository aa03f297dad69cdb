/** Shared by `npm start` and `npm run dev`: data that persist between runs, and a log. */
import path from 'node:path';
import { runEmulators, type RunOptions } from './run-emulators.ts';
import { ROOT } from './suite-environment.ts';
import { suiteLog } from './suite-log.ts';

const LOG = path.join(ROOT, '.data/emulators.log');

/** Runs until Ctrl-C; resolves with the exit code. */
export async function runLocally(more: Pick<RunOptions, 'only' | 'official' | 'onReady'>): Promise<number> {
  console.log(`Starting the emulators; their output is written to ${path.relative(process.cwd(), LOG)}`);
  const code = await runEmulators({
    portOffset: 0,
    dataFolder: path.join(ROOT, '.data/emulators'),
    output: suiteLog(LOG),
    ...more,
  });
  if (code !== 0) console.log(`Exited with code ${code}; for the reason see ${LOG}`);
  return code;
}
