/**
 * `npm run test:engines`: tests the site in Debian's Firefox and WebKit on the local suite, headless. Not
 * part of `npm test`, which uses Chromium. Options: `--only firefox` or `--only webkit`, `--skip-build`
 * (uses the last build), and files or parts of their names. Prints what to install when a program is
 * missing.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { startMailCatcher } from '../emulators/mail-catcher.ts';
import { runEmulators } from '../emulators/run-emulators.ts';
import { adviceFor, missingPrograms, type ProgramName } from './programs.ts';
import { LOCAL, localProject } from '../local-project.ts';
import { vitestCounts } from '../testing/test-counts.ts';
import { countsText, logOf, REPORTS, runStage, say, type Stage } from '../testing/stages.ts';

const ENGINES = ['firefox', 'webkit'];

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, 'skip-build': { type: 'boolean', default: false } },
});
const { only, 'skip-build': skipBuild } = values;
if (only !== undefined && !ENGINES.includes(only)) throw new Error(`--only takes ${ENGINES.join(' or ')}.`);

const needed: ProgramName[] = [
  ...(only === 'webkit' ? [] : (['firefox'] as const)),
  ...(only === 'firefox' ? [] : (['webkitDriver', 'webkitBrowser'] as const)),
  ...(only === 'firefox' || process.env['DISPLAY'] ? [] : (['screen'] as const)),
];
const missing = missingPrograms(needed);

const REPORT = path.join(REPORTS, 'engines.json');
const TESTS: Stage = {
  name: 'engines',
  command: `vitest run --config tests/vitest.engines.config.ts --reporter=default --reporter=json --outputFile.json=${REPORT} ${files.join(' ')}`,
  count: () => vitestCounts(REPORT),
  environment: {
    FIRESTORE_EMULATOR_HOST: LOCAL.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: LOCAL.auth,
    FIREBASE_STORAGE_EMULATOR_HOST: LOCAL.storage,
    FUNCTIONS_EMULATOR_HOST: LOCAL.functions,
    GCLOUD_PROJECT: LOCAL.project,
    METADATA_SERVER_DETECTION: 'none',
    ...(only !== undefined && { ENGINE: only }),
  },
};

/** @returns whether all tests passed. */
async function testOnSuite(): Promise<boolean> {
  const log = createWriteStream(logOf('engines-emulators'));
  const { smtpPort, mailPagePort } = localProject(0);
  const mail = await startMailCatcher(smtpPort, mailPagePort);
  let failed = 1;
  await runEmulators({
    mode: 'start',
    project: LOCAL.project,
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_RECALL_SECONDS: '0' },
    output: (line) => void log.write(`${line}\n`),
    stopAfterReady: true,
    onReady: async () => {
      const counts = await runStage(TESTS);
      failed = counts.failed;
      say(countsText(counts));
    },
  });
  await mail.close();
  await finished(log.end());
  return failed === 0;
}

async function run(): Promise<boolean> {
  if (missing.length > 0) {
    console.error(adviceFor(missing));
    return false;
  }
  mkdirSync(REPORTS, { recursive: true });
  const build: Stage = { name: 'build', command: 'npm run --silent build:emulators' };
  if (!skipBuild && (await runStage(build)).failed > 0) return false;
  return testOnSuite();
}

process.exitCode = (await run()) ? 0 : 1;
