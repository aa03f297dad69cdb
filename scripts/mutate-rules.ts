/**
 * `npm run mutate:rules`: breaks each condition of firestore.rules and storage.rules in turn and
 * finds out whether a rules test notices. Mutants listed in tests/rules/equivalent-mutants.ts are
 * left out of the count. The exit code is 1 when any other survives, or when one of the list is
 * killed or does not exist.
 */
import { EQUIVALENT_MUTANTS } from '../tests/rules/equivalent-mutants.ts';
import { mutateFirestoreRules } from './mutation/firestore-rules.ts';
import type { MutantPool } from './mutation/rules-mutants.ts';
import { mutateStorageRules } from './mutation/storage-rules.ts';

type RulesName = keyof typeof EQUIVALENT_MUTANTS;

interface Outcome {
  readonly total: number;
  readonly equivalent: number;
  readonly survived: number;
  readonly stale: number;
}

function outcomeOf(name: RulesName, { total, alive }: MutantPool<unknown>): Outcome {
  const expected = new Set(Object.keys(EQUIVALENT_MUTANTS[name]));
  let survived = 0;
  for (const { mutant } of alive) {
    if (expected.delete(mutant.id)) continue;
    survived += 1;
    console.log(`survived: ${name}:${mutant.line} ${mutant.id}: ${mutant.description}`);
  }
  for (const id of expected) console.log(`no survivor, though listed as equivalent: ${name} ${id}`);
  return { total, equivalent: alive.size - survived, survived, stale: expected.size };
}

const outcomes = [
  outcomeOf('firestore.rules', await mutateFirestoreRules()),
  outcomeOf('storage.rules', await mutateStorageRules()),
];
const sum = (key: keyof Outcome): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const [equivalent, survived] = [sum('equivalent'), sum('survived')];
const mutants = sum('total') - equivalent;
if (equivalent > 0) console.log(`${equivalent} equivalent mutants were left out, each with its reason.`);
console.log(`${mutants} mutants, ${mutants - survived} killed, ${survived} survived`);
process.exitCode = survived + sum('stale') === 0 ? 0 : 1;
