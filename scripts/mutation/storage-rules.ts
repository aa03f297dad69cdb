/**
 * Tests all mutants of storage.rules: its tests run once against the Storage emulator, whose rules
 * runtime records every request; all mutants then evaluate the same requests.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  compileStorageRuleset,
  recordedQuestions,
  type StorageRequest,
  type StorageRuleset,
} from 'local-firestore/rules';
import { freePort } from 'local-firestore/testing/process';
import { runEmulators } from '../emulators/run-emulators.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { compileMutants, type MutantPool } from './rules-mutants.ts';
import { vitestCommand } from './run-vitest.ts';

export async function mutateStorageRules(): Promise<MutantPool<StorageRuleset>> {
  const source = await readFile(path.join(ROOT, 'storage.rules'), 'utf8');
  const pool = compileMutants(source, compileStorageRuleset);
  const { ruleset } = compileStorageRuleset(source);
  if (!ruleset) throw new Error('storage.rules does not compile');
  for (const question of await recordQuestions()) {
    const { allowed } = ruleset.checkStorage(question);
    for (const one of pool.alive) {
      if (one.ruleset.checkStorage(question).allowed !== allowed) pool.alive.delete(one);
    }
  }
  return pool;
}

async function recordQuestions(): Promise<StorageRequest[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-rules-'));
  const record = path.join(folder, 'record');
  try {
    await cp(path.join(ROOT, 'storage.rules'), path.join(folder, 'storage.rules'));
    await cp(path.join(ROOT, 'firestore.rules'), path.join(folder, 'firestore.rules'));
    const [storage, firestore] = [await freePort(), await freePort()];
    const [hub, logging] = [await freePort(), await freePort()];
    const config = {
      storage: { rules: 'storage.rules' },
      firestore: { rules: 'firestore.rules' },
      emulators: {
        storage: at(storage),
        firestore: at(firestore),
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
      },
    };
    await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(config));
    process.env['STORAGE_RULES_RECORD'] = record;
    const code = await runEmulators({
      mode: 'exec',
      config: path.join(folder, 'firebase.json'),
      project: 'demo-rules-mutants',
      only: ['storage'],
      command: vitestCommand(['tests/rules/avatars', '--project', 'rules']),
    });
    if (code !== 0) throw new Error('The tests of storage.rules fail without any mutant.');
    return recordedQuestions(await readFile(record, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function at(port: number): { host: string; port: number } {
  return { host: '127.0.0.1', port };
}
