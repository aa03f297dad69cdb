/** Documents created before each rules test, bypassing the rules, and the writes of a client. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp, type Firestore } from 'firebase/firestore';
import { ADMIN_ROLE } from '../../src/domain/roles.ts';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { ADMIN, OWNER } from './personas.ts';
import { closeTabs, openPastRules } from './tabs.ts';

export const NAME = 'გიორგი ბერიძე';
export const THEN = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));

/** The document that makes the persona `admin` an admin. */
export const ADMIN_RECORD = { [`user_roles/${ADMIN}`]: { user_id: ADMIN, role: ADMIN_ROLE } };

/**
 * One connection per test file: `withSecurityRulesDisabled` opens a new one each time, which takes most
 * of a test's time.
 */
const connections = new WeakMap<RulesTestEnvironment, Firestore>();

function withoutRules(environment: RulesTestEnvironment): Firestore {
  const known = connections.get(environment);
  if (known) return known;
  const { projectId, emulators } = environment;
  if (!emulators.firestore) throw new Error('These tests have no Firestore.');
  const firestore = openPastRules(projectId, emulators.firestore);
  connections.set(environment, firestore);
  return firestore;
}

/** Closes the contexts of the environment and the connection of `store`. */
export async function cleanUp(environment: RulesTestEnvironment): Promise<void> {
  await closeTabs();
  await environment.cleanup();
}

/** Writes documents by path, like the server. */
export async function store(
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<void> {
  const firestore = withoutRules(environment);
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(firestore, path), data)));
}

/** Deletes a document, like the server. */
export function remove(environment: RulesTestEnvironment, path: string): Promise<void> {
  return deleteDoc(doc(withoutRules(environment), path));
}

export function account(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    first_name: 'გიორგი',
    last_name: 'ბერიძე',
    full_name: NAME,
    avatar_url: null,
    username: null,
    email: 'guide@example.com',
    language: 'ka',
    created_at: THEN,
    ...more,
  };
}

/** A guide profile as stored. */
export function storedGuideProfile(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ...validGuideProfile(OWNER, NAME),
    is_verified: false,
    verification_status: 'pending',
    created_at: THEN,
    updated_at: THEN,
    ...more,
  };
}

/** The values that `storedGuideProfile` submits. */
export const APPLIED = {
  full_name: NAME,
  georgian_name: NAME,
  latin_name: 'Giorgi Beridze',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
};

export const APPROVED = { ...APPLIED, decided_at: THEN };

/** A guide profile after an approval. */
export function verifiedGuideProfile(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return storedGuideProfile({
    is_verified: true,
    verification_status: 'approved',
    slug: 'giorgi-beridze',
    approved: APPROVED,
    open_request_id: null,
    ...more,
  });
}

/** What the client sends to create a guide profile. */
export function newGuideProfile(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return storedGuideProfile({ created_at: serverTimestamp(), updated_at: serverTimestamp(), ...more });
}

/** What the client sends to request verification. */
export function newRequest(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    user_id: OWNER,
    status: 'pending',
    requested_at: serverTimestamp(),
    applied: APPLIED,
    ...more,
  };
}

/** A request as stored. */
export function storedRequest(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { user_id: OWNER, status: 'pending', requested_at: THEN, applied: APPLIED, ...more };
}
