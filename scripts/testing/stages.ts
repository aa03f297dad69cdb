/**
 * The stages of `npm test`: prints a line when one starts and ends, writes its log to a file, and prints
 * its failures.
 */
import path from 'node:path';
import { ROOT } from '../emulators/suite-environment.ts';
import { runCommand } from './command.ts';
import { failureText } from './failure-text.ts';
import { NO_TESTS, type TestCounts } from './test-counts.ts';

export const REPORTS = path.join(ROOT, 'test-results');

export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Reads the test runner's report; without it, the stage only counts if it fails. */
  readonly count?: () => TestCounts;
  readonly environment?: Readonly<Record<string, string>>;
}

const start = performance.now();

function clock(): string {
  const seconds = Math.floor((performance.now() - start) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function logOf(name: string): string {
  return path.join(REPORTS, `${name}.log`);
}

/** Prints a line with the time since the start of the run. */
export function say(line: string): void {
  console.log(`${clock()}  ${line}`);
}

/** Returns "12 passed, 0 failed", plus the skipped and flaky tests if there are any. */
export function countsText({ passed, failed, skipped, flaky }: TestCounts): string {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
  ].join(', ');
}

/** Runs a stage and prints its failures. Does not reject when the stage fails. */
export async function runStage(stage: Stage): Promise<TestCounts> {
  const { name, command, count, environment } = stage;
  say(`${name} …`);
  const { ok, output, seconds } = await runCommand(command, {
    logFile: logOf(name),
    ...(environment && { environment }),
  });
  const counted = count?.() ?? NO_TESTS;
  // A runner that fails without a failed test (no tests found, or it crashed) also counts as a failure.
  const counts = { ...counted, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
  const outcome = counts.failed === 0 ? 'ok' : 'FAILED';
  say(`${name} ${outcome} in ${Math.round(seconds)} s${count ? `: ${countsText(counts)}` : ''}`);
  if (counts.failed > 0) {
    console.log(`\n${failureText(output)}\n\nThe whole log: ${path.relative(ROOT, logOf(name))}\n`);
  } else if (counts.flaky > 0) say(`${name}: see the flaky tests in ${path.relative(ROOT, logOf(name))}`);
  return counts;
}
