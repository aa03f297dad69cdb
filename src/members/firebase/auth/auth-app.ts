/** The Firebase app and its Auth, without the heavier services: enough to sign out from any page. */
import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { failureOf } from '../errors.ts';
import { appCheckSiteKey, emulatorHosts, firebaseOptions } from '../config.ts';

export const app = initializeApp(firebaseOptions);

if (appCheckSiteKey && !emulatorHosts) {
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

export const auth = initializeAuth(app, {
  // Not IndexedDB, the SDK's default: WebKit sometimes never opens it, and the session then stays unknown
  // (https://github.com/firebase/firebase-js-sdk/issues/8019).
  persistence: browserLocalPersistence,
  popupRedirectResolver: browserPopupRedirectResolver,
});

auth.authStateReady().catch((error: unknown) => {
  console.error(`Session check failed: ${failureOf(error)}`);
});

if (emulatorHosts) {
  const { host, port } = emulatorHosts.auth;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}
