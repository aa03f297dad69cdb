/** Shared by `npm start` and `npm run dev`: the project, and data that persist between runs. */
import path from 'node:path';
import { LOCAL } from '../local-project.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { runEmulators, type RunOptions } from './run-emulators.ts';
import { ROOT } from './suite-environment.ts';
import { SuiteLog } from './suite-log.ts';

const DATA = path.join(ROOT, '.data/emulators');
const LOG = path.join(ROOT, '.data/emulators.log');

/** Runs until Ctrl-C; resolves with the exit code. */
export async function runLocally(more: Pick<RunOptions, 'only' | 'official' | 'onReady'>): Promise<number> {
  const log = new SuiteLog(LOG);
  console.log(`Starting the emulators; their output is written to ${path.relative(process.cwd(), LOG)}`);
  const mail = await startMailCatcher(LOCAL.smtpPort, LOCAL.mailPagePort);
  const code = await runEmulators({
    mode: 'start',
    project: LOCAL.project,
    importDir: DATA,
    exportDir: DATA,
    output: log.add,
    environment: { SMTP_URL: `smtp://127.0.0.1:${LOCAL.smtpPort}` },
    ...more,
  });
  await mail.close();
  if (code !== 0) console.log(`Exited with code ${code}; for the reason see ${log.file}`);
  return code;
}
