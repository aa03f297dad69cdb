/** The rules under test with the real SDK, in a project of their own: no function hears of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { emulatorAddress } from './emulators.ts';

const ROOT = path.join(import.meta.dirname, '../..');

// Denials are what these tests provoke; the SDK would print each.
setLogLevel('silent');

/** RULES_FOLDER lets another version of the rules be put to the same tests. */
function readRules(name: string): Promise<string> {
  return readFile(path.join(process.env['RULES_FOLDER'] ?? ROOT, name), 'utf8');
}

export async function firestoreRules(projectId: string): Promise<RulesTestEnvironment> {
  const { host, port } = emulatorAddress('firestore');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port, rules: await readRules('firestore.rules') },
  });
}

export async function storageRules(projectId: string): Promise<RulesTestEnvironment> {
  const { host, port } = emulatorAddress('storage');
  return initializeTestEnvironment({
    projectId,
    storage: { host, port, rules: await readRules('storage.rules') },
  });
}
