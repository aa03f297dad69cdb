/** Tests the measure of `rules/coverage.test.ts`: what counts as a gap, and when it is closed. */
import { expect, test } from 'vitest';
import { compileRuleset, coverageReport, type Ruleset } from 'local-firestore/rules';
import { check, firestoreRules, user } from 'local-firestore/testing/rules';
import { rulesCoverage } from './support/rules-coverage.ts';

const SOURCE = firestoreRules(`match /docs/{id} {
  function isOwn() { return request.auth.uid == id; }
  allow get: if isOwn();
  allow list: if (isOwn() || id == 'x');
  allow create: if duration.value(1, 'd') > duration.value(1, 'h');
  allow delete: if true;
}`);

function visitedBy(...requests: readonly Parameters<typeof check>[1][]): Ruleset {
  const { ruleset } = compileRuleset(SOURCE);
  if (!ruleset) throw new Error('does not compile');
  for (const request of requests) check(ruleset, request);
  return ruleset;
}

const coverage = (...rulesets: readonly Ruleset[]): ReturnType<typeof rulesCoverage> =>
  rulesCoverage('f', rulesets.map(coverageReport));

test('reports an expression that was never evaluated as a gap, with its line', () => {
  const { gaps, conditions } = coverage(visitedBy());
  expect(conditions).toBe(3);
  expect(gaps).toContain('f:4 never evaluated: request.auth.uid == id');
  expect(gaps).toContain("f:6 never evaluated: id == 'x'");
});

test('reports a condition with only one outcome as a gap', () => {
  const { gaps } = coverage(visitedBy({ auth: user('docs') }));
  expect(gaps.filter((gap) => gap.startsWith('f:5'))).toEqual(['f:5 never met: isOwn()']);
  const met = coverage(visitedBy({ auth: user('a') }));
  expect(met.gaps.filter((gap) => gap.startsWith('f:5'))).toEqual(['f:5 never refused: isOwn()']);
  expect(met.gaps).toContain("f:6 never evaluated: (isOwn() || id == 'x')");
});

test('combines the results of several runs', () => {
  const { gaps, expressions } = coverage(visitedBy({ auth: user('a') }), visitedBy({ auth: user('docs') }));
  expect(gaps.filter((gap) => gap.startsWith('f:5'))).toEqual([]);
  expect(expressions).toBe(coverage(visitedBy()).expressions);
});

test('does not report the name of a namespace as a gap', () => {
  const { gaps } = coverage(visitedBy({ method: 'create', auth: user('a') }));
  expect(gaps.filter((gap) => gap.startsWith('f:7'))).toEqual([
    "f:7 never refused: duration.value(1, 'd') > duration.value(1, 'h')",
  ]);
});

test('rejects reports of different rules', () => {
  const other = compileRuleset(SOURCE.replace("'x'", "'y'")).ruleset;
  if (!other) throw new Error('does not compile');
  expect(() => coverage(visitedBy(), other)).toThrow('no single report of f');
  expect(() => coverage()).toThrow('no single report');
});
