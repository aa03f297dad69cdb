/** Replays the recorded one-expression claims: each claim and its negation in separate blocks. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { compileRuleset, type Ruleset } from 'local-firestore/rules';
import { readRecorded } from './recorded-verdicts.ts';

const claimSchema = z.object({
  id: z.string(),
  claim: z.string(),
  verdict: z.enum(['true', 'false', 'error', 'compile-error']),
});
const { claims } = z.parse(z.object({ claims: z.array(claimSchema) }), readRecorded('rules-claims.json'));

const ROOT = 'projects/p/databases/(default)/documents';

function verdictOf(claim: string): string {
  const { ruleset } = compileRuleset(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /claim/{id} { allow read: if ${claim}; }
    match /negated/{id} { allow read: if !(${claim}); }
  }
}`);
  if (!ruleset) return 'compile-error';
  if (reads(ruleset, 'claim')) return 'true';
  return reads(ruleset, 'negated') ? 'false' : 'error';
}

/** A get of a missing document without a user. */
function reads(ruleset: Ruleset, collection: string): boolean {
  const request = {
    method: 'get',
    name: `${ROOT}/${collection}/missing`,
    auth: null,
    time: { seconds: 1_800_000_000n, nanos: 0 },
    before: null,
  } as const;
  const nothing = { get: () => null, getAfter: () => null };
  return ruleset.checkDocument(request, nothing, { distinct: new Set(), limit: 10 }).allowed;
}

test('the recording is complete', () => {
  expect(claims).toHaveLength(694);
});

test.each(claims)('$id: $claim is $verdict', ({ claim, verdict }) => {
  expect(verdictOf(claim)).toBe(verdict);
});
