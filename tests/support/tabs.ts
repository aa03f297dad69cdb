/** Browser tabs: each an SDK of its own, signed in as the same person. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';

const apps: FirebaseApp[] = [];

/** Each call opens another tab. */
export function openTab(
  projectId: string,
  { host, port }: { host: string; port: number },
  uid: string,
): Firestore {
  const app = initializeApp({ apiKey: 'demo-key', projectId }, `tab-${apps.length}-of-${uid}`);
  apps.push(app);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: uid } });
  return firestore;
}

export async function closeTabs(): Promise<void> {
  await Promise.all(apps.map((app) => deleteApp(app)));
}
