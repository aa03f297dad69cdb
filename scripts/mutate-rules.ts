/**
 * `npm run mutate:rules`: breaks each condition of firestore.rules and storage.rules in turn and checks
 * that a rules test fails. Mutants in tests/rules/equivalent-mutants.ts are not counted. Exit code 1 if
 * any other mutant survives, or if an entry of that list matches no survivor.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  EQUIVALENT_MUTANTS,
  type EquivalentMutant,
  type RulesName,
} from '../tests/rules/equivalent-mutants.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { mutateFirestoreRules } from './mutation/firestore-rules.ts';
import type { Mutant, MutantPool } from './mutation/rules-mutations.ts';
import { mutateStorageRules } from './mutation/storage-rules.ts';

const needed = new Set<EquivalentMutant>();
const tally = { mutants: 0, equivalent: 0, survived: 0 };

function equivalentOf(
  rules: RulesName,
  mutant: Mutant,
  lines: readonly string[],
): EquivalentMutant | undefined {
  const line = lines[mutant.line - 1]?.trim();
  return EQUIVALENT_MUTANTS.find(
    (one) => one.rules === rules && one.mutation === mutant.description && one.line === line,
  );
}

async function count(rules: RulesName, { total, alive }: MutantPool<unknown>): Promise<void> {
  const lines = (await readFile(path.join(ROOT, rules), 'utf8')).split('\n');
  tally.mutants += total;
  for (const { mutant } of alive) {
    const known = equivalentOf(rules, mutant, lines);
    if (known) {
      needed.add(known);
      tally.equivalent += 1;
    } else {
      tally.survived += 1;
      console.log(`survived: ${rules}:${mutant.line} ${mutant.description}`);
    }
  }
}

await count('firestore.rules', await mutateFirestoreRules());
await count('storage.rules', await mutateStorageRules());
const stale = EQUIVALENT_MUTANTS.filter((one) => !needed.has(one));
for (const { rules, mutation, line } of stale) {
  console.log(`listed as equivalent, but no such mutant survives: ${rules} ${mutation}: ${line}`);
}
const tested = tally.mutants - tally.equivalent;
console.log(`${tally.equivalent} equivalent mutants were left out; their reasons are in tests/rules.`);
console.log(`${tested} mutants, ${tested - tally.survived} killed, ${tally.survived} survived`);
process.exitCode = tally.survived + stale.length === 0 ? 0 : 1;
