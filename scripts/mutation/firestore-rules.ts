/**
 * Tests all mutants of firestore.rules in one run of its tests: they use a Firestore emulator in this process, which
 * evaluates each request with the original rules and with every mutant of an expression that the original evaluated.
 * Each request in these tests is asserted to be allowed or denied, so a mutant with a different result would fail that
 * test.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileRuleset, evaluatedBy, type Ruleset } from 'local-firestore/rules';
import { EmulatorServices, startServer, Store, systemClock } from 'local-firestore/server';
import { ROOT } from '../emulators/suite-environment.ts';
import { runCommand } from '../testing/command.ts';
import { compileMutants, keyOf, type MutantPool } from './rules-mutations.ts';

/** Without the tests of the bucket and of the coverage, which need other setups. */
const TESTS = globSync('tests/rules/*.test.ts', { cwd: ROOT }).filter(
  (name) => !/\/(?:avatars|coverage)\./u.test(name),
);

export async function mutateFirestoreRules(): Promise<MutantPool<Ruleset>> {
  const source = await readFile(path.join(ROOT, 'firestore.rules'), 'utf8');
  const pool = compileMutants(source, compileRuleset);
  const { ruleset: original } = compileRuleset(source);
  if (!original) throw new Error('firestore.rules does not compile');
  const services = new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset,
    defaultRules: source,
    onJudged: ({ ask }, verdict) => {
      const evaluated = new Set(evaluatedBy(original, ask).map(({ span }) => keyOf(span)));
      for (const one of pool.alive) {
        const { within } = one.mutant;
        if (within !== undefined && !evaluated.has(within)) continue;
        if (ask(one.ruleset).allowed !== verdict.allowed) pool.alive.delete(one);
      }
    },
  });
  const server = await startServer({ host: '127.0.0.1', port: 0, services });
  try {
    // Each test file has its own project.
    const { ok, output } = await runCommand(
      `vitest run --config tests/vitest.emulators.config.ts --project rules --fileParallelism=true ${TESTS.join(' ')}`,
      { environment: { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}` } },
    );
    if (!ok) throw new Error(`The tests fail without any mutant:\n${output}`);
  } finally {
    await server.close();
  }
  return pool;
}
