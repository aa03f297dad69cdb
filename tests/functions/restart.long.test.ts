/**
 * The Firestore emulator is killed during saves and restarted from its last export, as after a crash of a
 * local run. A save is stored completely or not at all; one without a response is stored later, once.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { closeTabs, openTab } from '../support/tabs.ts';

/** The project that `startEmulator` seeds. */
const PROJECT = 'demo-test';
const UID = 'restarted';
const ROUNDS = 8;
const RULES = path.join(import.meta.dirname, '../../firestore.rules');

setLogLevel('silent');
let folder: string;
let port: number;
let emulator: EmulatorProcess;
let environment: RulesTestEnvironment;
let firestore: Firestore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restart-'));
  port = await freePort();
  emulator = await startEmulator(port, '--rules', RULES);
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port, rules: await readFile(RULES, 'utf8') },
  });
  firestore = openTab(PROJECT, { host: '127.0.0.1', port }, UID);
  await environment.withSecurityRulesDisabled(async (context) => {
    const names = { first_name: 'Save', last_name: lastNameOf(0), full_name: `Save ${lastNameOf(0)}` };
    await setDoc(doc(context.firestore(), `profiles/${UID}`), {
      ...names,
      avatar_url: null,
      username: null,
      language: 'en',
    });
    await setDoc(doc(context.firestore(), `guide_profiles/${UID}`), {
      ...validGuideProfile(UID, names.full_name),
      is_verified: false,
      verification_status: 'pending',
    });
  });
});
afterAll(async () => {
  await closeTabs();
  await environment.cleanup();
  await emulator.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Names cannot contain digits. */
function lastNameOf(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
}

/** Resets the time of the last save, because the rules accept one save per second. */
function letSave(): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    for (const collection of ['profiles', 'guide_profiles']) {
      await updateDoc(doc(context.firestore(), `${collection}/${UID}`), { updated_at: null });
    }
  });
}

/** Saves name and guide profile in one commit. */
function save(number: number): Promise<void> {
  const names = { first_name: 'Save', last_name: lastNameOf(number) };
  const full_name = `${names.first_name} ${names.last_name}`;
  const updated_at = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `profiles/${UID}`), { ...names, full_name, updated_at });
  batch.update(doc(firestore, `guide_profiles/${UID}`), { full_name, phone: String(number), updated_at });
  return batch.commit();
}

/** Returns the number of the stored save; throws if only half of it is stored. */
async function storedSave(): Promise<number> {
  const [profile, guide] = await Promise.all([
    getDocFromServer(doc(firestore, `profiles/${UID}`)),
    getDocFromServer(doc(firestore, `guide_profiles/${UID}`)),
  ]);
  expect(guide.get('full_name')).toBe(profile.get('full_name'));
  expect(guide.get('full_name')).toBe(`Save ${lastNameOf(Number(guide.get('phone')))}`);
  return Number(guide.get('phone'));
}

async function exportAs(name: string): Promise<string> {
  const answer = await fetch(`${emulator.origin}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    body: JSON.stringify({
      database: `projects/${PROJECT}/databases/(default)`,
      export_directory: folder,
      export_name: name,
    }),
  });
  expect(answer.status).toBe(200);
  return path.join(folder, name, `${name}.overall_export_metadata`);
}

it(
  `${ROUNDS} hard restarts leave no half save, and saves without a response arrive`,
  { timeout: 240_000 },
  async () => {
    let number = 0;
    let resent = 0;
    await save((number += 1));
    for (let round = 0; round < ROUNDS; round += 1) {
      await letSave();
      const seed = await exportAs(`export-${round}`);
      let answered = false;
      const saving = save((number += 1)).then(() => (answered = true));
      // At any time from immediately to after the response. Without a pause no response can have arrived,
      // even on a busy machine.
      if (round > 0) await new Promise((done) => setTimeout(done, 4 * round));
      await emulator.stop('SIGKILL');
      const wasAnswered = answered;
      if (!wasAnswered) resent += 1;
      emulator = await startEmulator(port, '--rules', RULES, '--seed_from_export', seed);
      await saving;
      // The emulator only has memory: what was confirmed after the export is lost, but as a whole.
      expect(await storedSave()).toBe(wasAnswered ? number - 1 : number);
      await letSave();
      await save((number += 1));
      expect(await storedSave()).toBe(number);
    }
    expect(resent).toBeGreaterThan(0);
    console.log(`${ROUNDS} restarts, ${resent} saves without an answer arrived afterwards`);
  },
);
