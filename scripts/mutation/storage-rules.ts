/**
 * Tests all mutants of storage.rules: its tests run once against the Storage emulator, whose rules runtime records every
 * request; all mutants then evaluate the same requests.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileStorageRuleset, recordedQuestions, type StorageRuleset } from 'local-firestore/rules';
import { runEmulators } from '../emulators/run-emulators.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { emulatorVariables, localProject } from '../local-project.ts';
import { runCommand } from '../testing/command.ts';
import { compileMutants, type MutantPool } from './rules-mutations.ts';

/** Beside those of `npm start` and `npm test`. */
const PORT_OFFSET = 20_000;

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
  let hasPassed = false;
  let output = '';
  try {
    await runEmulators({
      portOffset: PORT_OFFSET,
      only: ['storage'],
      environment: { STORAGE_RULES_RECORD: record },
      output: console.log,
      stopAfterReady: true,
      onReady: async () => {
        ({ ok: hasPassed, output } = await runCommand(
          'vitest run --config tests/vitest.emulators.config.ts --project rules tests/rules/avatars',
          { environment: emulatorVariables(localProject(PORT_OFFSET)) },
        ));
      },
    });
    if (!hasPassed) throw new Error(`The tests of storage.rules fail without any mutant:\n${output}`);
    return await readFile(record, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
