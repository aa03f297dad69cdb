/** The rules under test with the real SDK, in a separate project without triggers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { emulatorAddress } from './emulators.ts';

const FIRESTORE_RULES = path.join(import.meta.dirname, '../../firestore.rules');

/** A project per test file, with its own rules and coverage. */
export const RULES_PROJECTS = {
  accounts: 'demo-rules-accounts',
  content: 'demo-rules-content',
  guides: 'demo-rules-guides',
  reads: 'demo-rules-reads',
  requests: 'demo-rules-requests',
} as const;
/** Not the bucket of the running site, so no function processes it. */
export const RULES_BUCKET = 'demo-rules-pictures';

// These tests provoke denials, which the SDK would print.
setLogLevel('silent');

export async function firestoreRules(tests: keyof typeof RULES_PROJECTS): Promise<RulesTestEnvironment> {
  const { host, port } = emulatorAddress('firestore');
  return initializeTestEnvironment({
    projectId: RULES_PROJECTS[tests],
    firestore: { host, port, rules: await readFile(FIRESTORE_RULES, 'utf8') },
  });
}

/**
 * Uses the rules that the emulator has loaded. It has one set for all projects and refuses every request while it
 * replaces them, which would fail other tests that run at the same time.
 */
export function storageRules(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: emulatorAddress('storage'),
  });
}
