/**
 * Tests all mutants of storage.rules: its tests run once against the Storage emulator, whose rules runtime records every
 * request; all mutants then evaluate the same requests.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileStorageRuleset, recordedQuestions, type StorageRuleset } from 'local-firestore/rules';
import { runEmulators } from '../emulators/run-emulators.ts';
import { suiteConfig } from '../emulators/suite-config.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { compileMutants, type MutantPool } from './rules-mutations.ts';

/** Beside those of `npm start` and `npm test`. */
const PORT_OFFSET = 20_000;
const VITEST = path.join(ROOT, 'node_modules/.bin/vitest');

export async function mutateStorageRules(): Promise<MutantPool<StorageRuleset>> {
  const source = await readFile(path.join(ROOT, 'storage.rules'), 'utf8');
  const pool = compileMutants(source, compileStorageRuleset);
  const { ruleset } = compileStorageRuleset(source);
  if (!ruleset) throw new Error('storage.rules does not compile');
  for (const question of recordedQuestions(await recordTests())) {
    const { allowed } = ruleset.checkStorage(question);
    for (const one of pool.alive) {
      if (one.ruleset.checkStorage(question).allowed !== allowed) pool.alive.delete(one);
    }
  }
  return pool;
}

/** Returns the record of the requests. */
async function recordTests(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-rules-'));
  const record = path.join(folder, 'record');
  try {
    const code = await runEmulators({
      mode: 'exec',
      config: await suiteConfig(PORT_OFFSET),
      project: 'demo-rules-mutants',
      only: ['storage'],
      environment: { STORAGE_RULES_RECORD: record },
      command: `'${VITEST}' run --config tests/vitest.emulators.config.ts --project rules tests/rules/avatars`,
    });
    if (code !== 0) throw new Error('The tests of storage.rules fail without any mutant.');
    return await readFile(record, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
