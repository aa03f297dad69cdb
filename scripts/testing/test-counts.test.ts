// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCounts, playwrightCounts, vitestCounts } from './test-counts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const VITEST = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numFailedTestSuites: 0,
  success: true,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', failureMessages: [] },
        { status: 'passed', failureMessages: ['of the first attempt'] },
        { status: 'failed', failureMessages: ['of both attempts'] },
      ],
    },
  ],
};

test('a report of Vitest: retried tests that passed are flaky', () => {
  expect(vitestCounts(report(VITEST))).toEqual({ passed: 5, failed: 0, skipped: 1, flaky: 1 });
});

test('a suite that does not load counts as a failure even without a failed test', () => {
  expect(vitestCounts(report({ ...VITEST, success: false })).failed).toBe(1);
});

test('a report of Playwright: errors outside of tests count as failures, retried tests as flaky', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts(report({ stats, errors: [{}] }))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    flaky: 1,
  });
});

test('a missing report counts as a failure', () => {
  const file = path.join(folder, 'none.json');
  expect(addCounts([vitestCounts(file), playwrightCounts(file)])).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    flaky: 0,
  });
});
