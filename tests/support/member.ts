/** Signed-in users with the browser's SDK on the emulators. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectFunctionsEmulator, FunctionsError, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { langOfText } from '../../src/domain/guide/text-lang.ts';
import { BUCKET, emulatorAddress, PROJECT } from './emulators.ts';
import { adminFirestore, eventually } from './server.ts';

export interface Member {
  readonly uid: string;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  call(name: string, input?: unknown): Promise<unknown>;
  /** The claim in a refreshed token. */
  role(): Promise<unknown>;
}

const apps: FirebaseApp[] = [];

export async function closeMembers(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}

function connect(name: string): FirebaseApp {
  const app = initializeApp({ apiKey: 'demo-key', projectId: PROJECT, storageBucket: BUCKET }, name);
  apps.push(app);
  return app;
}

/** Opens a client; without a credential, an anonymous one. */
async function open(app: FirebaseApp, credential?: string): Promise<Member> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, emulatorAddress('auth').origin, { disableWarnings: true });
  const functions = getFunctions(app, FUNCTIONS_REGION);
  const functionsAt = emulatorAddress('functions');
  connectFunctionsEmulator(functions, functionsAt.host, functionsAt.port);
  const firestore = getFirestore(app);
  const firestoreAt = emulatorAddress('firestore');
  connectFirestoreEmulator(firestore, firestoreAt.host, firestoreAt.port);
  const storage = getStorage(app);
  const storageAt = emulatorAddress('storage');
  connectStorageEmulator(storage, storageAt.host, storageAt.port);
  const user = credential
    ? (await signInWithCredential(auth, GoogleAuthProvider.credential(credential))).user
    : undefined;
  return {
    uid: user?.uid ?? '',
    firestore,
    storage,
    call: async (name, input) => (await httpsCallable(functions, name)(input)).data,
    role: async () => (await user?.getIdTokenResult(true))?.claims['role'],
  };
}

let visitors = 0;

export function visitor(): Promise<Member> {
  visitors += 1;
  return open(connect(`visitor-${visitors}`));
}

const NAME = 'ნინო ადამია';

/** Signs in with Google, with email and account derived from the key. */
export function signIn(key: string, name = NAME): Promise<Member> {
  const identity = { sub: `sub-${key}`, email: `${key}@example.com`, email_verified: true, name };
  return open(connect(key), JSON.stringify(identity));
}

/** Signs in a user with the role document, and waits for the claim in the token. */
export async function signInAdmin(key: string, name = NAME): Promise<Member> {
  const member = await signIn(key, name);
  await member.call('ensureProfile', { language: langOfText(name) });
  await adminFirestore.doc(`user_roles/${member.uid}`).set({ user_id: member.uid, role: 'admin' });
  await eventually(async () => {
    if ((await member.role()) !== 'admin') throw new Error('no admin claim yet');
  });
  return member;
}

export interface RefusalSeen {
  readonly code: string;
  readonly details: unknown;
}

/** Returns code and details of the refusal; throws when the call succeeds or fails in another way. */
export async function refusal(call: Promise<unknown>): Promise<RefusalSeen> {
  const outcome = await call.then(
    () => new Error('The call was not refused'),
    (error: unknown) => error,
  );
  if (!(outcome instanceof FunctionsError)) throw outcome;
  return { code: outcome.code.replace('functions/', ''), details: outcome.details };
}
