/**
 * `npm test`: every test of the project, one start of the emulators for all that need them. The
 * last line gives the counts; the exit code is 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { writeEmulatorConfig } from './emulator-config.ts';
import { runEmulators } from './emulators/run-emulators.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { LOCAL } from './local-project.ts';
import { addCounts, playwrightCounts, vitestCounts, type TestCounts } from './testing/test-counts.ts';

const REPORTS = path.join(ROOT, 'test-results');

const { values } = parseArgs({ options: { official: { type: 'boolean', default: false } } });

interface Step {
  readonly name: string;
  /** A shell command that leaves a JSON report. */
  readonly command: string;
  readonly report: string;
  readonly count: (report: string) => TestCounts;
}

const UNIT: Step = {
  name: 'units, components and the local backend',
  command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`,
  report: `${REPORTS}/unit.json`,
  count: vitestCounts,
};

/** The Storage emulator's questions to its rules: their coverage is counted from them. */
process.env['STORAGE_RULES_RECORD'] = path.join(REPORTS, 'storage-rules.jsonl');

/** These share one start of the emulators. */
const WITH_EMULATORS: readonly Step[] = [
  {
    name: 'security rules and functions',
    command: `npx vitest run --config tests/vitest.emulators.config.ts --reporter=default --reporter=json --outputFile.json=${REPORTS}/emulators.json`,
    report: `${REPORTS}/emulators.json`,
    count: vitestCounts,
  },
  {
    name: 'the site in a browser',
    command: 'npx playwright test --config tests/e2e/playwright.config.ts',
    report: `${REPORTS}/e2e.json`,
    count: playwrightCounts,
  },
];

function runStep(name: string, command: string): boolean {
  console.log(`\n── ${name}`);
  return spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' }).status === 0;
}

function requireStep(name: string, command: string): void {
  if (!runStep(name, command)) {
    console.log(`\n${name} failed; no test was run after it.\n0 passed, 1 failed`);
    process.exit(1);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
ensureBrowser();
requireStep('types, lint, format, unused code', 'npm run --silent check');
runStep(UNIT.name, UNIT.command);
requireStep('build', 'npm run --silent build:emulators');
// Each step runs whatever became of the one before: the counts tell.
await runEmulators({
  mode: 'exec',
  config: await writeEmulatorConfig(),
  project: LOCAL.project,
  official: values.official,
  command: `${WITH_EMULATORS.map(({ name, command }) => `echo '── ${name}'; ${command}`).join('; ')}; true`,
});

const counts = addCounts([UNIT, ...WITH_EMULATORS].map(({ report, count }) => count(report)));
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
