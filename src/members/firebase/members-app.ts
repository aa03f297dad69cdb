/** The services of the signed-in area: full Firestore with listeners, Storage and the callables. */
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { FUNCTIONS_REGION } from './region.ts';
import { app } from './auth/auth-app.ts';
import { emulatorHosts } from './config.ts';

export { app, auth } from './auth/auth-app.ts';

// The SDK's warnings quote whole requests, including personal data; the screens show failures themselves.
setLogLevel('error');
lite.setLogLevel('silent');

export const firestore = initializeFirestore(app, {});
/** For saves: the full SDK queues every later save and live update of the page behind one that gets no response. */
export const savingFirestore = lite.getFirestore(app);
export const storage = getStorage(app);
export const functions = getFunctions(app, FUNCTIONS_REGION);

/** Uploads time out after this many ms instead of the SDK's ten minutes. */
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 15_000;

if (emulatorHosts) {
  connectFirestoreEmulator(firestore, emulatorHosts.firestore.host, emulatorHosts.firestore.port);
  lite.connectFirestoreEmulator(savingFirestore, emulatorHosts.firestore.host, emulatorHosts.firestore.port);
  connectStorageEmulator(storage, emulatorHosts.storage.host, emulatorHosts.storage.port);
  connectFunctionsEmulator(functions, emulatorHosts.functions.host, emulatorHosts.functions.port);
}
