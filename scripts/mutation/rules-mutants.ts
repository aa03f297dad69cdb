/** The mutants of a rules file and their results during a run of the rules tests. */
import { mutantsOf, type Mutant } from './rules-mutations.ts';
import type { RulesIssue } from 'local-firestore/rules';

export interface LivingMutant<Rules> {
  readonly mutant: Mutant;
  readonly ruleset: Rules;
}

/** The surviving mutants; the caller deletes those it kills. `total` counts all mutants of the file. */
export interface MutantPool<Rules> {
  readonly total: number;
  readonly alive: Set<LivingMutant<Rules>>;
}

type Compile<Rules> = (source: string) => {
  readonly ruleset?: Rules;
  readonly issues: readonly RulesIssue[];
};

/** Throws for a mutant that does not compile, because it would test nothing. */
export function compileMutants<Rules>(source: string, compile: Compile<Rules>): MutantPool<Rules> {
  const alive = new Set<LivingMutant<Rules>>();
  for (const mutant of mutantsOf(source)) {
    const { ruleset, issues } = compile(mutant.source);
    if (!ruleset) throw new Error(`${mutant.id} does not compile: ${issues[0]?.description}`);
    alive.add({ mutant, ruleset });
  }
  return { total: alive.size, alive };
}
