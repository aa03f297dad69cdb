/**
 * `npm test`: every check and test of the project. Independent stages run in parallel. The emulators are started
 * twice: once for the rules, functions and screens tests, once for the browser tests. Prints one line per stage
 * and the failures; the logs are in `test-results`. The last line has the counts; the exit code is 1 if anything
 * failed.
 *
 * To run a part, optionally with files (or parts of their names):
 *
 *     npm test -- --only browser tests/e2e/editor.test.ts      stages: check, units, rules, functions,
 *                                                               screens, browser, rehearsal, engines
 *     npm test -- --only browser --skip-build                   uses the last build of site and functions
 *
 * `--long` (`npm run test:long`) adds tests that take too long for every change (see tests/support/long.ts), and
 * the stage `rehearsal`, which leaves another build in `dist`.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBestInstalled } from './browser.ts';
import { runEmulators } from './emulators/run-emulators.ts';
import { emulatorVariables, localProject } from './local-project.ts';
import { countsText, logOf, REPORTS, runStage, say, type Stage } from './testing/stages.ts';
import {
  addCounts,
  NO_TESTS,
  playwrightCounts,
  vitestCounts,
  type TestCounts,
} from './testing/test-counts.ts';

const STAGES = ['check', 'units', 'rules', 'functions', 'screens', 'browser'];
const LONG_STAGE = 'rehearsal';
/** Runs only by its name, because it needs two more browsers: `npm run test:engines`. */
const ENGINES_STAGE = 'engines';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    official: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    'skip-build': { type: 'boolean', default: false },
  },
});
const allStages = [...STAGES, LONG_STAGE, ENGINES_STAGE];
const chosen: readonly string[] = values.only ?? (values.long ? [...STAGES, LONG_STAGE] : STAGES);
for (const name of chosen) {
  if (!allStages.includes(name)) throw new Error(`--only takes ${allStages.join(', ')}, not ${name}.`);
}
if (files.length > 0 && values.only?.length !== 1)
  throw new Error('Files need one stage: --only NAME files…');
if (values.long) process.env['LONG_TESTS'] = '1';
const isChosen = (name: string): boolean => chosen.includes(name);

/** The Storage emulator records its rules requests; the rules coverage is computed from them. */
const RULES_RECORD = { STORAGE_RULES_RECORD: path.join(REPORTS, 'storage-rules.jsonl') };

function vitest(name: string, options: string): Stage {
  const report = path.join(REPORTS, `${name}.json`);
  return {
    name,
    command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report} ${files.join(' ')}`,
    count: () => vitestCounts(report),
  };
}

const CHECK: Stage = { name: 'check', command: 'node scripts/check.ts' };
const BUILD: Stage = { name: 'build', command: 'npm run --silent build:emulators' };
const BUILD_REHEARSAL: Stage = { name: 'rehearsal-build', command: 'npm run --silent build:rehearsal' };
/** Both belong to the stage `units`: components and pages in a DOM, and what needs only Node. */
const COMPONENTS = vitest('components', "--project 'site*' --passWithNoTests");
const UNITS = vitest('units', '--project node --project functions --project shared --passWithNoTests');

interface Suite {
  readonly name: string;
  readonly portOffset: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Maximum concurrent processes of one function; each takes two seconds of CPU time to start. */
const PROCESSES = 'FUNCTIONS_EMULATOR_PARALLEL';
const SERVER_SUITE: Suite = {
  name: 'server-emulators',
  portOffset: 10_000,
  // Tests of concurrent calls need at least two processes.
  environment: { ...RULES_RECORD, [PROCESSES]: '2' },
};
const BROWSER_SUITE: Suite = { name: 'browser-emulators', portOffset: 0, environment: { [PROCESSES]: '1' } };

/** Environment variables for the tests that run on a suite. */
function onEmulators({ portOffset }: Suite): Readonly<Record<string, string>> {
  return { ...emulatorVariables(localProject(portOffset)), EMULATOR_PORT_OFFSET: String(portOffset) };
}
const EMULATORS_CONFIG = '--config tests/vitest.emulators.config.ts';
/** The rules tests use their own projects, so they can run in parallel with the functions tests. */
const RULES: Stage = {
  ...vitest('rules', `${EMULATORS_CONFIG} --project rules --project coverage`),
  environment: { ...onEmulators(SERVER_SUITE), ...RULES_RECORD },
};
const FUNCTIONS: Stage = {
  ...vitest('functions', `${EMULATORS_CONFIG} --project functions --project functions-logs`),
  environment: onEmulators(SERVER_SUITE),
};
const SCREENS: Stage = {
  ...vitest('screens', `${EMULATORS_CONFIG} --project screens`),
  environment: onEmulators(SERVER_SUITE),
};
function playwright(name: string, options: string, data: 'new' | 'untouched' = 'new'): Stage {
  return {
    name,
    command: `playwright test --config tests/e2e/playwright.config.ts --output test-results/${name} ${options}`,
    count: () => playwrightCounts(path.join(REPORTS, `${name}.json`)),
    environment: {
      ...onEmulators(BROWSER_SUITE),
      SITE_URL: localProject(BROWSER_SUITE.portOffset).site,
      BROWSER_REPORT: name,
      BROWSER_DATA: data,
    },
  };
}

/** The built site in a browser. The visitors' tests do not change the seeded data. */
const BROWSER =
  files.length > 0
    ? [playwright('browser', `--workers=1 ${files.join(' ')}`)]
    : [
        playwright('browser-visitors', '--project=visitors'),
        playwright('browser-members', '--project=members', 'untouched'),
        // These tests count requests, so no other stage may run at the same time.
        playwright('browser-desk', '--project=desk'),
      ];
const REHEARSAL = playwright(LONG_STAGE, '--project=rehearsal');

/** WebKit needs a screen, here a virtual one. */
const SCREEN = "xvfb-run -a -s '-screen 0 1600x1200x24'";
const OTHER_ENGINES = vitest(ENGINES_STAGE, '--config tests/vitest.engines.config.ts');
const ENGINES: Stage = {
  ...OTHER_ENGINES,
  command: `${SCREEN} ${OTHER_ENGINES.command}`,
  environment: onEmulators(BROWSER_SUITE),
};

const counts: TestCounts[] = [];

/** Runs the stage if it is selected; returns whether it passed. */
async function run(stage: Stage, wanted = isChosen(stage.name)): Promise<boolean> {
  if (!wanted) return true;
  const result = await runStage(stage);
  counts.push(result);
  return result.failed === 0;
}

/** Runs `work` on its own suite. */
async function onSuite(suite: Suite, work: () => Promise<void>): Promise<void> {
  const { name, portOffset, environment } = suite;
  let isReady = false;
  const code = await runEmulators({
    portOffset,
    official: values.official,
    // Emails wait for no recall.
    environment: { MAIL_RECALL_SECONDS: '0', ...environment },
    output: (line) => appendFileSync(logOf(name), `${line}\n`),
    stopAfterReady: true,
    onReady: async () => {
      isReady = true;
      say(`${name} started`);
      await work();
    },
  });
  if (isReady) return;
  say(`The ${name} did not start (exit code ${code}): ${path.relative('.', logOf(name))}`);
  counts.push({ ...NO_TESTS, failed: 1 });
}

/**
 * The longest chains start first: the functions and screens tests mostly wait for triggers, and the browser tests run in
 * parallel once the checks have freed a core. The units fill the rest.
 */
async function runOnEmulators(checks: Promise<unknown>): Promise<void> {
  const server = async (): Promise<void> => {
    if (!['rules', 'functions', 'screens'].some(isChosen)) return;
    await onSuite(SERVER_SUITE, async () => {
      await Promise.all([run(RULES), run(FUNCTIONS)]);
      await run(SCREENS);
    });
  };
  const browser = async (): Promise<void> => {
    const stages = [...(isChosen('browser') ? BROWSER : []), ...(isChosen(ENGINES_STAGE) ? [ENGINES] : [])];
    if (stages.length === 0) return;
    await checks;
    await onSuite(BROWSER_SUITE, async () => {
      for (const stage of stages) await run(stage, true);
    });
  };
  await Promise.all([server(), browser()]);
}

/** The production site under its headers: after all others, because it replaces the build that they visit. */
async function rehearse(): Promise<void> {
  if (!isChosen(LONG_STAGE) || !(await run(BUILD_REHEARSAL, !values['skip-build']))) return;
  await onSuite({ ...BROWSER_SUITE, name: 'rehearsal-emulators' }, async () => void (await run(REHEARSAL)));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const needsEmulators = ['rules', 'functions', 'screens', 'browser', ENGINES_STAGE].some(isChosen);
const needsBrowser = ['units', 'browser', LONG_STAGE].some(isChosen);
const check = run(CHECK);
const [isBuilt, hasBrowser] = await Promise.all([
  run(BUILD, needsEmulators && !values['skip-build']),
  run({ name: 'browser-install', command: 'node scripts/browser.ts' }, needsBrowser && !isBestInstalled()),
]);
const hasUnits = isChosen('units') && hasBrowser;
const components = run(COMPONENTS, hasUnits);
const units = components.then(() => run(UNITS, hasUnits));
if (needsEmulators && isBuilt && hasBrowser) await runOnEmulators(check);
else if (needsEmulators) say('No test on the emulators was run: there is no build or no browser.');
await Promise.all([check, units]);
if (hasBrowser) await rehearse();

const all = addCounts(counts);
// Flaky tests are already listed in the lines of the stages.
console.log(`\n${countsText({ ...all, flaky: 0 })}`);
process.exitCode = all.failed === 0 ? 0 : 1;
