/** For tests: `members/firebase/members-app.ts` without sign-in, whose SDK has no browser persistence in Node. */
import { initializeApp } from 'firebase/app';
import { disableNetwork, getFirestore } from 'firebase/firestore';
import { getFirestore as getSavingFirestore } from 'firebase/firestore/lite';
import { getFunctions } from 'firebase/functions';

export const app = initializeApp({ projectId: 'demo-desk', apiKey: 'key', appId: 'desk' });
export const firestore = getFirestore(app);
export const savingFirestore = getSavingFirestore(app);
export const functions = getFunctions(app);

/** Keeps listeners waiting for a connection. */
await disableNetwork(firestore);
