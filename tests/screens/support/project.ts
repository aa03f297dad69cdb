/** The Vitest project of the screen tests: complete pages in happy-dom on the running emulators. */
import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { LOCAL } from '../../../scripts/local-project.ts';
import { messagesPlugin } from '../../../scripts/site/messages-plugin.ts';
import { NOT_NOW } from '../../support/long.ts';
import { BROWSER_FIREBASE, INLINED } from './browser-firebase.ts';

/** Returns the port of an emulator whose address is in the environment, for the site's configuration. */
function portOf(variable: string, usual: number): string {
  return process.env[variable]?.split(':').at(-1) ?? String(usual);
}

export const SCREENS_PROJECT: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [react(), messagesPlugin()],
  resolve: { alias: BROWSER_FIREBASE },
  test: {
    name: 'screens',
    include: ['tests/screens/**/*.test.tsx'],
    exclude: [...NOT_NOW],
    environment: 'happy-dom',
    // Loading Firebase and the screens takes seconds.
    isolate: false,
    // The emulators accept any origin, but a page without one cannot send requests.
    environmentOptions: {
      happyDOM: { url: `${LOCAL.site}/`, settings: { disableComputedStyleRendering: true } },
    },
    setupFiles: ['tests/screens/support/setup.ts'],
    server: { deps: { inline: [INLINED] } },
    env: {
      METADATA_SERVER_DETECTION: 'none',
      VITE_EMULATOR_AUTH_PORT: portOf('FIREBASE_AUTH_EMULATOR_HOST', 9099),
      VITE_EMULATOR_FIRESTORE_PORT: portOf('FIRESTORE_EMULATOR_HOST', 8080),
      VITE_EMULATOR_FUNCTIONS_PORT: portOf('FUNCTIONS_EMULATOR_HOST', 5001),
      VITE_EMULATOR_STORAGE_PORT: portOf('FIREBASE_STORAGE_EMULATOR_HOST', 9199),
    },
    testTimeout: 120_000,
    sequence: { groupOrder: 3 },
  },
};
