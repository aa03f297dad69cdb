import { expect, test } from 'vitest';

import { check, compiled, firestoreRules, user } from '../support/rules.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import { coverageReport } from '../../src/rules/coverage.ts';

const BODY = `match /docs/{id} {
  allow get: if request.auth.uid == id && resource.data.size > 3;
  allow list: if id < 'a"b';
  allow delete: if true;
}`;

/** Evaluations that stop at the first operand and that reach the second. */
function visited(): Ruleset {
  const ruleset = compiled(firestoreRules(BODY));
  check(ruleset, { auth: user('b'), before: { size: 4n } });
  check(ruleset, { auth: user('a'), before: { size: 4n } });
  check(ruleset, { auth: user('a'), before: {} });
  return ruleset;
}

test('the report counts values per expression and leaves out literals', () => {
  const start = firestoreRules(BODY).indexOf('request.auth');
  const get = { line: 4, currentOffset: start };
  expect(coverageReport(visited())).toMatchObject({
    rules: { files: [{ content: firestoreRules(BODY) }] },
    report: [
      {
        sourcePosition: { ...get, column: 17, endOffset: start + 47 },
        values: [
          { value: { boolValue: false }, count: 1 },
          { value: { boolValue: true }, count: 1 },
          { value: { undefined: { causeMessage: 'Property size is undefined on object.' } }, count: 1 },
        ],
        children: [
          {
            sourcePosition: { ...get, column: 17, endOffset: start + 21 },
            values: [
              { value: { boolValue: false }, count: 1 },
              { value: { boolValue: true }, count: 2 },
            ],
          },
          { values: [{ value: { boolValue: true }, count: 1 }, { count: 1 }] },
        ],
      },
      { sourcePosition: { line: 5, column: 18 }, children: [{ sourcePosition: { line: 5 } }] },
    ],
  });
});

test('without conditions that vary there is no report', () => {
  const ruleset = compiled(firestoreRules('match /docs/{id} { allow get: if true; }'));
  check(ruleset);
  expect(coverageReport(ruleset)).not.toHaveProperty('report');
});

const positions = (from: Ruleset): string[] =>
  JSON.stringify(coverageReport(from)).match(/"sourcePosition":\{[^}]*\}/g) ?? [];

test('offsets count characters, not UTF-16 units', () => {
  const ruleset = compiled(firestoreRules('match /docs/{id} { allow get: if "😀" == id || id == "😀b"; }'));
  const plain = compiled(firestoreRules('match /docs/{id} { allow get: if "x" == id || id == "xb"; }'));
  expect(positions(ruleset)).toHaveLength(5);
  expect(positions(ruleset)).toEqual(positions(plain));
});

test('rulesets that this engine did not compile have no coverage', () => {
  const foreign: Ruleset = {
    checkDocument: () => ({ allowed: true, reasons: [] }),
    checkQuery: () => ({ allowed: true, reasons: [] }),
  };
  expect(() => coverageReport(foreign)).toThrow('not counted here');
});
