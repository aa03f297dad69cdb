/**
 * Environment of the firebase-tools process only. With the local backend, a replacement for `java` comes
 * first in its PATH, and the two jar paths point to placeholders; for the official emulators nothing is
 * changed.
 */
import path from 'node:path';
import { localMembershipKey } from './membership-key.ts';

export const ROOT = path.join(import.meta.dirname, '../..');
const JAVA_FOLDER = path.join(ROOT, 'emulator/java');

export function suiteEnvironment(official: boolean): NodeJS.ProcessEnv {
  return {
    ...process.env,
    MEMBERSHIP_KEY: localMembershipKey(),
    MAIL_FROM: 'guides@localhost',
    MAIL_REPLY_TO: 'office@localhost',
    MAIL_PHONE: '+995 000 12 34 56',
    SITE_ORIGIN: 'http://127.0.0.1:5000',
    // Disables the message of the day, the update check and the search for a cloud metadata server, which
    // would wait for a missing network.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // At every start firebase-tools asks npm for the latest firebase-functions, which takes ten seconds
    // without a network.
    npm_config_offline: 'true',
    // When all processes of a function are busy, a call starts another one, which takes two seconds of
    // CPU time.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // Compiling takes most of the start time.
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node-compile'),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    ...(!official && {
      PATH: [JAVA_FOLDER, path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
      EMULATOR_NODE: process.execPath,
      FIRESTORE_EMULATOR_BINARY_PATH: path.join(JAVA_FOLDER, 'firestore-emulator.placeholder'),
      // A query without its composite index fails here as in production.
      FIRESTORE_EMULATOR_INDEXES: path.join(ROOT, 'firestore.indexes.json'),
      STORAGE_EMULATOR_BINARY_PATH: path.join(JAVA_FOLDER, 'storage-rules-runtime.placeholder'),
    }),
  };
}
