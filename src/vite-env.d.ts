/// <reference types="vite/client" />

/** Variables read at build time (`.env.emulators`, `.env.production`). */
interface ImportMetaEnv {
  /** Origin of the site without a trailing slash, for canonical URLs. */
  readonly VITE_SITE_URL?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_EMULATOR_AUTH_PORT?: string;
  readonly VITE_EMULATOR_FIRESTORE_PORT?: string;
  readonly VITE_EMULATOR_FUNCTIONS_PORT?: string;
  readonly VITE_EMULATOR_STORAGE_PORT?: string;
}

/** Whether demonstration values replace those that the association has not supplied. */
declare const __IS_DEMO__: boolean;
