/** Browser tabs: each has its own SDK, signed in as the same user. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';

const apps: FirebaseApp[] = [];

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The emulator bypasses the rules for this token. */
const PAST_THE_RULES = 'owner';

function open(
  projectId: string,
  { host, port }: Address,
  mockUserToken: typeof PAST_THE_RULES | { sub: string; firebase: { sign_in_provider: 'google.com' } },
): Firestore {
  const app = initializeApp({ apiKey: 'demo-key', projectId }, `tab-${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port, { mockUserToken });
  return firestore;
}

/** Opens another tab with each call. */
export function openTab(projectId: string, address: Address, uid: string): Firestore {
  return open(projectId, address, { sub: uid, firebase: { sign_in_provider: 'google.com' } });
}

/** Opens a client that bypasses the rules, like the server. */
export function openPastRules(projectId: string, address: Address): Firestore {
  return open(projectId, address, PAST_THE_RULES);
}

export async function closeTabs(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}
