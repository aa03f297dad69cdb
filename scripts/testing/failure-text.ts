/** Extracts the test runner's section on failures from a failed stage's output. */

/** Number of lines shown when there is no such section. */
const LAST_LINES = 60;

/** Vitest prints a ruled heading before the failures, Playwright numbers them. */
const FAILURES_BEGIN = /^\s*⎯+.*(?:Failed|Unhandled).*⎯+\s*$|^ {2}1\) /mu;
/** The summary of Vitest. */
const FAILURES_END = /^ Test Files {2}/mu;

/** A passed test in the list of an aborted run. */
const PASSED = /^\s*✓/u;

/**
 * Returns the failures in the output of Vitest or Playwright (names, files, errors, diffs, traces), else
 * the last lines.
 */
export function failureText(output: string): string {
  const plain = stripColours(output);
  const begin = FAILURES_BEGIN.exec(plain)?.index;
  if (begin === undefined) {
    const lines = plain.split('\n').filter((line) => !PASSED.test(line));
    return lines.slice(-LAST_LINES).join('\n').trim();
  }
  const section = plain.slice(begin);
  return section.slice(0, FAILURES_END.exec(section)?.index).trim();
}

function stripColours(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/\u001B\[[\d;]*m/gu, '');
}
