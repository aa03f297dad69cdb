/**
 * Environment of the firebase-tools process, for that process only. With the local backend a
 * stand-in for `java` comes first on its PATH and the two jar paths name placeholders; with the
 * official emulators everything is left as it is.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');
const JAVA_FOLDER = path.join(ROOT, 'emulator/java');
const OLDEST_JAVA = 21;

export function suiteEnvironment(official: boolean): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // No message of the day, no update check, no search for a cloud metadata server: nothing waits
    // for a network that may not be there.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // At every start firebase-tools asks npm for the newest firebase-functions, and waits ten seconds without a network.
    npm_config_offline: 'true',
    // A call that finds every process of its function busy starts another one, which takes two seconds of a core.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // Compiling is most of a start.
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node-compile'),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    ...(!official && {
      PATH: [JAVA_FOLDER, path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
      EMULATOR_NODE: process.execPath,
      FIRESTORE_EMULATOR_BINARY_PATH: path.join(JAVA_FOLDER, 'firestore-emulator.placeholder'),
      // A query without its composite index fails here as it would in production.
      FIRESTORE_EMULATOR_INDEXES: path.join(ROOT, 'firestore.indexes.json'),
      STORAGE_EMULATOR_BINARY_PATH: path.join(JAVA_FOLDER, 'storage-rules-runtime.placeholder'),
    }),
  };
}

/** Undefined when a Java for the official emulators is there, else what to tell the user. */
export function missingJava(): string | undefined {
  const { error, stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const advice = `The official emulators need Java ${OLDEST_JAVA} or newer on PATH. Without --official none is needed.`;
  if (error) return `No Java was found. ${advice}`;
  const major = Number(/version "(\d+)/.exec(stdout + stderr)?.[1] ?? 0);
  return major >= OLDEST_JAVA ? undefined : `Java ${major} was found. ${advice}`;
}
