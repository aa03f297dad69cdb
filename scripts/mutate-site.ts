/**
 * `npm run mutate:site [-- --seed N --count M --path src/domain --units]`: breaks operators, conditions,
 * numbers and booleans of the site (without its content), one at a time, in a sample selected by the seed, and
 * runs the tests that need no browser: first the unit tests that import the file, then the screen tests on
 * the emulators, unless `--units` is given. The exit code is 1 when fewer mutants are detected than the goals
 * below require.
 *
 * Stryker 10 was tried first: it needs the compiler API of TypeScript that version 7 no longer has.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTestSuite } from './emulators/run-test-suite.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { EQUIVALENT_SITE_MUTANTS } from './mutation/equivalent-site-mutants.ts';
import { RelatedTests } from './mutation/related-tests.ts';
import { EMULATORS_CONFIG } from './mutation/run-vitest.ts';
import { allSourceMutants, type SourceMutant } from './mutation/source-mutants.ts';
import { WorkingCopy } from './mutation/working-copy.ts';

/** Share of the mutants that tests must detect. */
const GOALS = { domain: 0.95, elsewhere: 0.75 } as const;
/** A mutant whose tests run longer (ms) is an endless loop and counts as detected. */
const RUN_LIMIT_MS = 240_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '45' },
    path: { type: 'string', multiple: true, default: ['src'] },
    units: { type: 'boolean', default: false },
  },
});

interface SiteMutant extends SourceMutant {
  readonly file: string;
}

function isMutated(file: string): boolean {
  return (
    /\.tsx?$/u.test(file) &&
    !/^src\/content\/|\/testing\/|\.test\.tsx?$|\.d\.ts$|test-setup|render-in-lang/u.test(file)
  );
}

function allMutants(): SiteMutant[] {
  const patterns = values.path.flatMap((one) => [one, `${one}/**/*`]);
  const files = globSync(patterns, { cwd: ROOT }).filter(isMutated).sort();
  return files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return allSourceMutants(file, source).map((mutant) => ({ ...mutant, file }));
  });
}

/** Returns this many items of the list, the same for the same seed. */
function sample<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  // The linear congruential generator of Numerical Recipes: sufficient for sampling.
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
  }
  return chosen;
}

interface Verdict {
  readonly outcome: 'noticed: units' | 'noticed: screens' | 'SURVIVED';
  /** The test that detected the mutant. */
  readonly test?: string | undefined;
}

interface TestRun {
  readonly passed: boolean;
  readonly output: string;
}

/** Runs tests in the copy until the first failure. */
function runTests(folder: string, args: readonly string[]): TestRun {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: RUN_LIMIT_MS,
  });
  return { passed: status === 0, output: stdout };
}

function runScreenTests(folder: string, test: string): TestRun {
  return runTests(folder, ['--config', EMULATORS_CONFIG, '--project', 'screens', test]);
}

/** Test runs known to pass without a mutant. */
const green = new Set<string>();

/**
 * Returns the test that fails because of the mutant in the copy, '' if the whole run fails. Undefined if
 * no test fails.
 * @throws when the tests also fail without the mutant, twice: such a run proves nothing.
 */
function noticedBy(
  copy: WorkingCopy,
  mutant: SiteMutant,
  runAll: () => TestRun,
  name: string,
): string | undefined {
  const { passed, output } = runAll();
  if (passed) return undefined;
  if (!green.has(name)) {
    copy.restore(mutant.file);
    const without = runAll();
    if (!without.passed && !runAll().passed)
      throw new Error(`These tests fail without a mutant too:\n${without.output.slice(-3000)}`);
    green.add(name);
  }
  return /FAIL\s+(.*)/u.exec(output)?.[1] ?? '';
}

function judge(copy: WorkingCopy, related: RelatedTests, mutant: SiteMutant): Verdict {
  copy.replace(mutant.file, mutant.source);
  try {
    for (const units of related.unitTestsOf(mutant.file)) {
      const test = noticedBy(copy, mutant, () => runTests(copy.folder, units), units.join(' '));
      if (test !== undefined) return { outcome: 'noticed: units', test };
    }
    for (const screens of values.units ? [] : related.screenTestsOf(mutant.file)) {
      const test = noticedBy(copy, mutant, () => runScreenTests(copy.folder, screens), screens);
      if (test !== undefined) return { outcome: 'noticed: screens', test };
    }
    return { outcome: 'SURVIVED' };
  } finally {
    copy.restore(mutant.file);
  }
}

function isEquivalent({ file, description }: SiteMutant): boolean {
  return EQUIVALENT_SITE_MUTANTS.some(([of, what]) => of === file && what === description);
}

function run(): number {
  const mutants = sample(allMutants(), Number(values.count), Number(values.seed));
  const related = new RelatedTests(ROOT);
  const copy = new WorkingCopy(ROOT, path.join(ROOT, `.cache/mutants-${process.pid}`));
  const tally = { domain: { noticed: 0, all: 0 }, elsewhere: { noticed: 0, all: 0 } };
  try {
    for (const mutant of mutants) {
      const where = `${mutant.file}:${mutant.line} ${mutant.description}`;
      if (isEquivalent(mutant)) {
        console.log(`equivalent       ${where}`);
        continue;
      }
      const { outcome, test } = judge(copy, related, mutant);
      console.log(`${outcome.padEnd(16)} ${where}${test ? ` (${test})` : ''}`);
      const part = mutant.file.startsWith('src/domain/') ? tally.domain : tally.elsewhere;
      part.all += 1;
      if (outcome !== 'SURVIVED') part.noticed += 1;
    }
  } finally {
    copy.remove();
  }
  let isReached = true;
  for (const part of ['domain', 'elsewhere'] as const) {
    const { noticed, all } = tally[part];
    if (all === 0) continue;
    console.log(`${part}: ${noticed} of ${all} noticed (goal ${GOALS[part] * 100} %)`);
    isReached &&= noticed / all >= GOALS[part];
  }
  return isReached ? 0 : 1;
}

/** Builds what the emulators serve. */
function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:emulators'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site cannot be built.');
}

if (values.units || process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) {
  process.exitCode = run();
} else {
  build();
  const again = [process.execPath, ...process.argv.slice(1)].map((word) => `'${word}'`).join(' ');
  process.exitCode = await runTestSuite(0, { mode: 'exec', command: again });
}
