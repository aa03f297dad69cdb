/**
 * Tests all mutants of firestore.rules in one run of its tests: they use a Firestore emulator in this
 * process, which evaluates each request with the original rules and with every mutant. Each request in
 * these tests is asserted to be allowed or denied, so a mutant with a different result would fail that
 * test.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileRuleset, type Ruleset } from 'local-firestore/rules';
import {
  EmulatorServices,
  type JudgementObserver,
  startServer,
  Store,
  systemClock,
} from 'local-firestore/server';
import { ROOT } from '../emulators/suite-environment.ts';
import { compileMutants, type MutantPool } from './rules-mutants.ts';
import { runVitest } from './run-vitest.ts';

/**
 * The tests of firestore.rules, without those of the bucket and of the coverage, which need other setups.
 */
async function testFiles(): Promise<string[]> {
  const names = await readdir(path.join(ROOT, 'tests/rules'));
  const own = names.filter((name) => name.endsWith('.test.ts') && !/^(?:avatars|coverage)\./u.test(name));
  return own.map((name) => `tests/rules/${name}`);
}

export async function mutateFirestoreRules(): Promise<MutantPool<Ruleset>> {
  const source = await readFile(path.join(ROOT, 'firestore.rules'), 'utf8');
  const pool = compileMutants(source, compileRuleset);
  const judgeAll: JudgementObserver = ({ ask }, verdict) => {
    for (const one of pool.alive) {
      if (ask(one.ruleset).allowed !== verdict.allowed) pool.alive.delete(one);
    }
  };
  const services = new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset,
    defaultRules: source,
    onJudged: judgeAll,
  });
  const server = await startServer({ host: '127.0.0.1', port: 0, services });
  try {
    // Each test file has its own project.
    await runVitest([...(await testFiles()), '--project', 'rules', '--fileParallelism=true'], {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    });
  } finally {
    await server.close();
  }
  return pool;
}
