// @vitest-environment node
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const VITEST = `
 ✓ src/one.test.ts (3 tests) 12ms
 ❯ src/two.test.ts (2 tests | 1 failed) 9ms

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  src/two.test.ts > adds
AssertionError: expected 3 to be 4
- Expected
+ Received

 Test Files  1 failed | 1 passed (2)
      Tests  1 failed | 4 passed (5)
`;

const PLAYWRIGHT = `
Running 2 tests using 2 workers
  ✓  1 tests/e2e/one.test.ts:3:1 › opens (1.0s)
  ✘  2 tests/e2e/two.test.ts:3:1 › closes (2.0s)


  1) tests/e2e/two.test.ts:3:1 › closes ────────

    Error: expect(locator).toBeHidden() failed
    attachment #1: trace (application/zip) ──────
    test-results/e2e/two-closes/trace.zip

  1 failed
  1 passed (4.1s)
`;

test('of Vitest: returns the failed tests with their diffs, without the summary', () => {
  const text = failureText(VITEST);
  expect(text).toMatch(/^⎯+ Failed Tests 1/u);
  expect(text).toMatch(/\+ Received$/u);
});

test('of Playwright: returns the failed tests with the path of the trace', () => {
  const text = failureText(PLAYWRIGHT);
  expect(text).toMatch(/^1\) tests\/e2e\/two\.test\.ts/u);
  expect(text).toContain('test-results/e2e/two-closes/trace.zip');
  expect(text).not.toContain('✓');
});

test('of other programs: returns the last lines, without colours', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `\u001B[31mline ${index}\u001B[39m`);
  const text = failureText(lines.join('\n'));
  expect(text.split('\n')).toHaveLength(60);
  expect(text).toMatch(/line 199$/u);
});
