// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Document, Fields, Value } from '../../src/model/value.ts';
import { compileRuleset } from '../../src/rules/compile.ts';
import { RulesGate, type JudgedWrite } from '../../src/service/rules-gate.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const TIME = { seconds: 1n, nanos: 0 };
const ALICE = { admin: false, auth: { uid: 'alice', token: new Map<string, Value>() } };
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /notes/{id} {
      allow get: if debug(resource.data.owner) == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
    match /probes/{id} { allow create: if !exists(/databases/$(d)/documents/notes/$(id)); }
  }
}`;

const owned = (owner: string): Fields =>
  new Map<string, Value>([['owner', { kind: 'string', value: owner }]]);
const note = (owner: string): Document => ({
  name: `${ROOT}/notes/n`,
  fields: owned(owner),
  createTime: TIME,
  updateTime: TIME,
});
const creation = (id: string, owner: string, collection = 'notes'): JudgedWrite => ({
  method: 'create',
  name: `${ROOT}/${collection}/${id}`,
  before: null,
  afterFields: owned(owner),
});
const NO_DOCUMENTS = { get: () => null };

test('a refusal contains the rule and its line, and debug() is printed', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const gate = new RulesGate(compileRuleset, RULES);
  const asking = (): void => gate.checkGet(ALICE, `${ROOT}/notes/n`, note('bob'), NO_DOCUMENTS, TIME);
  expect(asking).toThrow(/^\nfalse for 'get' @ L5$/);
  expect(printed).toHaveBeenCalledWith('debug: bob');
  printed.mockRestore();
});

test('an observer sees a commit as one operation and can evaluate other rules for it', () => {
  const strict = compileRuleset(RULES.replaceAll('==', '!=')).ruleset;
  const lax = compileRuleset(RULES.replace('if request.resource.data.owner == request.auth.uid', 'if true'));
  const seen: boolean[][] = [];
  const gate = new RulesGate(compileRuleset, RULES, ({ project, ask }, verdict) => {
    expect(project).toBe('p');
    seen.push([
      verdict.allowed,
      ...[strict, lax.ruleset].map((one) => one !== undefined && ask(one).allowed),
    ]);
  });
  const commit = (...writes: JudgedWrite[]): void => gate.checkCommit(ALICE, writes, NO_DOCUMENTS, TIME);
  commit(creation('a', 'alice'), creation('b', 'alice'));
  expect(() => commit(creation('a', 'bob'), creation('b', 'alice'))).toThrow("false for 'create' @ L6");
  expect(seen).toEqual([
    [true, false, true],
    [false, false, true],
  ]);
});

test('the writes of a commit look up at most twenty documents together', () => {
  const gate = new RulesGate(compileRuleset, RULES);
  const probes = Array.from({ length: 21 }, (_, at) => creation(`${at}`, 'alice', 'probes'));
  const commit = (writes: readonly JudgedWrite[]) => () =>
    gate.checkCommit(ALICE, [...writes], NO_DOCUMENTS, TIME);
  expect(commit(probes.slice(1))).not.toThrow();
  expect(commit(probes)).toThrow('Service call error');
});
