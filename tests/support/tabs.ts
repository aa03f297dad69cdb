/** Browser tabs: each an SDK of its own, signed in as the same person. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';

const apps: FirebaseApp[] = [];

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The emulator asks no rules for this token. */
const PAST_THE_RULES = 'owner';

function open(
  projectId: string,
  { host, port }: Address,
  mockUserToken: typeof PAST_THE_RULES | { sub: string },
): Firestore {
  const app = initializeApp({ apiKey: 'demo-key', projectId }, `tab-${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port, { mockUserToken });
  return firestore;
}

/** Each call opens another tab. */
export function openTab(projectId: string, address: Address, uid: string): Firestore {
  return open(projectId, address, { sub: uid });
}

/** A client for which no rules are asked, as for the server. */
export function openPastRules(projectId: string, address: Address): Firestore {
  return open(projectId, address, PAST_THE_RULES);
}

export async function closeTabs(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}
