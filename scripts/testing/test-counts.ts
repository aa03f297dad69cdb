/** Reads the number of tests from the JSON reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed tests that passed only when retried. */
  readonly flaky: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      // A test that passed when it was retried keeps the messages of its failure.
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

export const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** Counts for a runner that wrote no report. */
const NOTHING_RAN: TestCounts = { ...NO_TESTS, failed: 1 };

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Returns the counts of a Vitest JSON report; a missing report, or a suite that did not load, counts as a
 * failure.
 */
export function vitestCounts(file: string): TestCounts {
  const report = vitestReport.safeParse(readReport(file));
  if (!report.success) return NOTHING_RAN;
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } = report.data;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests === 0 && !success ? 1 : numFailedTests,
    skipped: numPendingTests,
    flaky: tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .length,
  };
}

/** Returns the counts of a Playwright JSON report. */
export function playwrightCounts(file: string): TestCounts {
  const report = playwrightReport.safeParse(readReport(file));
  if (!report.success) return NOTHING_RAN;
  const { stats, errors } = report.data;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

export function addCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky: sum('flaky') };
}
