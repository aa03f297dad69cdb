/** Documents laid out before each rules test, past the rules, and the ways a client writes. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, type Firestore } from 'firebase/firestore';
import { validGuideProfile } from '../cases/guide-profile.ts';
import { ADMIN, OWNER } from './personas.ts';
import { closeTabs, openPastRules } from './tabs.ts';

export const NAME = 'გიორგი ბერიძე';
export const THEN = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));

/** What makes the persona `admin` one. */
export const ADMIN_RECORD = { [`user_roles/${ADMIN}`]: { user_id: ADMIN, role: 'admin' } };

/** One connection for a file of tests: `withSecurityRulesDisabled` opens one each time, most of the time of such a test. */
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

/** Ends the contexts of the environment and what `store` writes with. */
export async function cleanUp(environment: RulesTestEnvironment): Promise<void> {
  await closeTabs();
  await environment.cleanup();
}

/** Writes documents by path, as the server would. */
export async function store(
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<void> {
  const firestore = withoutRules(environment);
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(firestore, path), data)));
}

export function account(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    first_name: 'გიორგი',
    last_name: 'ბერიძე',
    full_name: NAME,
    avatar_url: null,
    username: null,
    email: 'guide@example.com',
    created_at: THEN,
    ...more,
  };
}

/** A guide profile as it is stored. */
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

/** What `storedGuideProfile` applies for. */
export const APPLIED = {
  full_name: NAME,
  georgian_name: NAME,
  latin_name: 'Giorgi Beridze',
  profession: 'trekking',
  certification_level: 'certified',
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

/** What the client sends to create one. */
export function newGuideProfile(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return storedGuideProfile({ created_at: serverTimestamp(), updated_at: serverTimestamp(), ...more });
}

/** What the client sends to ask for verification. */
export function newRequest(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    user_id: OWNER,
    status: 'pending',
    requested_at: serverTimestamp(),
    applied: APPLIED,
    ...more,
  };
}

/** A request as it is stored. */
export function storedRequest(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { user_id: OWNER, status: 'pending', requested_at: THEN, applied: APPLIED, ...more };
}
