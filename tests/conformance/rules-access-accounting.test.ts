/** Replays the recorded document limits; the recording has the cases, the rules are ours. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Document, Fields } from 'local-firestore/model';
import { type AccessBudget, compileRuleset, type DocumentAccess, type Verdict } from 'local-firestore/rules';
import { readRecorded } from './recorded-verdicts.ts';

const caseSchema = z.object({ id: z.string(), verdict: z.string() });
const { cases } = z.parse(z.object({ cases: z.array(caseSchema) }), readRecorded('access-accounting.json'));

const ROOT = 'projects/p/databases/(default)/documents';
const TIME = { seconds: 1_800_000_000n, nanos: 0 };

function document(name: string, fields: Fields): Document {
  return { name, fields, createTime: TIME, updateTime: TIME };
}

/** Every document exists and is `allowed`. */
const open: DocumentAccess = {
  get: (name) => document(name, new Map([['allowed', { kind: 'boolean', value: true }]])),
  getAfter: () => null,
};

function check(
  condition: string,
  method: 'get' | 'create',
  access: DocumentAccess,
  budget: AccessBudget,
  id = 'x',
): Verdict {
  const { ruleset } = compileRuleset(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /probe/{id} { allow read, write: if ${condition}; }
  }
}`);
  if (!ruleset) throw new Error('the rules do not compile');
  return ruleset.checkDocument(
    {
      method,
      name: `${ROOT}/probe/${id}`,
      auth: null,
      time: TIME,
      before: null,
      ...(method === 'create' && { afterFields: new Map() }),
    },
    access,
    budget,
  );
}

function each(count: number, expression: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => expression(at)).join(' && ');
}

function single(condition: string): Verdict {
  return check(condition, 'get', open, { distinct: new Set(), limit: 10 });
}

/** A commit of this many writes, each reading a different document. */
function commit(writes: number): Verdict {
  const budget: AccessBudget = { distinct: new Set(), limit: 20 };
  const verdicts = Array.from({ length: writes }, (_, at) =>
    check('exists(/databases/$(database)/documents/access/$(id))', 'create', open, budget, `w${at}`),
  );
  return verdicts.find(({ allowed }) => !allowed) ?? { allowed: true, reasons: [] };
}

function afterCommit(version: bigint): Verdict {
  const access: DocumentAccess = {
    get: () => null,
    getAfter: (name) => document(name, new Map([['version', { kind: 'integer', value: version }]])),
  };
  const condition = 'getAfter(/databases/$(database)/documents/state/counter).data.version == 2';
  return check(condition, 'create', access, { distinct: new Set(), limit: 20 });
}

const GET = (at: number | string): string =>
  `get(/databases/$(database)/documents/access/a${at}).data.allowed == true`;
const EXISTS = (at: number): string => `exists(/databases/$(database)/documents/access/e${at})`;

const RUNS = new Map<string, () => Verdict>([
  ['10 distinct get() in one get', () => single(each(10, GET))],
  ['11 distinct get()', () => single(each(11, GET))],
  ['11 get() of one path', () => single(each(11, () => GET('same')))],
  ['10 distinct exists()', () => single(each(10, EXISTS))],
  ['11 distinct exists()', () => single(each(11, EXISTS))],
  ['commit of 20 writes each with its own exists() path', () => commit(20)],
  ['commit of 21 writes each with its own exists() path', () => commit(21)],
  ['getAfter() sees another write of the same commit', () => afterCommit(2n)],
  ['getAfter() with a stale invariant', () => afterCommit(1n)],
]);

test('the recording is complete', () => {
  expect(cases.length).toBeGreaterThanOrEqual(9);
});

test.each(cases)('$id: $verdict', ({ id, verdict }) => {
  const run = RUNS.get(id);
  if (!run) throw new Error(`no run for the case ${id}`);
  const result = run();
  expect(result.allowed).toBe(verdict === 'allow');
  const text = /\((.*)\)/.exec(verdict)?.[1] ?? '';
  expect(result.reasons.join()).toContain(text);
});
