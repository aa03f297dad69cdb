/** The rules under test with the real SDK, in a separate project without triggers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { emulatorAddress } from './emulators.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A project per test file, with its own rules and coverage. */
export const RULES_PROJECTS = {
  accounts: 'demo-rules-accounts',
  guides: 'demo-rules-guides',
  reads: 'demo-rules-reads',
  requests: 'demo-rules-requests',
} as const;
/** Not the bucket of the running site, so no function processes it. */
export const RULES_BUCKET = 'demo-rules-pictures';

// These tests provoke denials, which the SDK would print.
setLogLevel('silent');

/** RULES_FOLDER allows testing another version of the rules. */
function readRules(name: string): Promise<string> {
  return readFile(path.join(process.env['RULES_FOLDER'] ?? ROOT, name), 'utf8');
}

export async function firestoreRules(tests: keyof typeof RULES_PROJECTS): Promise<RulesTestEnvironment> {
  const { host, port } = emulatorAddress('firestore');
  return initializeTestEnvironment({
    projectId: RULES_PROJECTS[tests],
    firestore: { host, port, rules: await readRules('firestore.rules') },
  });
}

export async function storageRules(): Promise<RulesTestEnvironment> {
  const { host, port } = emulatorAddress('storage');
  return initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: { host, port, rules: await readRules('storage.rules') },
  });
}
