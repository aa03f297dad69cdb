/**
 * Uses the browser builds of the Firebase SDK inside Vitest, which would otherwise select those for Node:
 * Auth with the browser's persistence, Firestore over WebChannel, as in production.
 */
import path from 'node:path';

const MODULES = path.join(import.meta.dirname, '../../../node_modules');

const BROWSER_FILES = {
  '@firebase/auth': 'firebase/node_modules/@firebase/auth/dist/esm/index.js',
  '@firebase/firestore': '@firebase/firestore/dist/index.esm.js',
  '@firebase/firestore/lite': '@firebase/firestore/dist/lite/index.browser.esm.js',
  '@firebase/storage': '@firebase/storage/dist/index.esm.js',
  '@firebase/util': '@firebase/util/dist/index.esm.js',
} as const;

/** For `resolve.alias`. */
export const BROWSER_FIREBASE = Object.entries(BROWSER_FILES).map(([name, file]) => ({
  find: new RegExp(`^${name}$`, 'u'),
  replacement: path.join(MODULES, file),
}));

/** For `server.deps.inline`: aliases only apply to modules that Vite transforms. */
export const INLINED = /\/node_modules\/(?:@firebase|firebase|reactfire|rxfire)\//u;
