/** What a reader needs of a failed stage's output: the runner's own section on failures. */

/** Shown of an output in which no such section is found. */
const LAST_LINES = 60;

/** Vitest writes a ruled heading before the failures, Playwright numbers them. */
const FAILURES_BEGIN = /^\s*⎯+.*(?:Failed|Unhandled).*⎯+\s*$|^ {2}1\) /mu;
/** The summary of Vitest. */
const FAILURES_END = /^ Test Files {2}/mu;

/** A passed test in the list of a run that was broken off. */
const PASSED = /^\s*✓/u;

/** The failures in the output of Vitest or Playwright: names, files, errors, differences, traces. Else its last lines. */
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
