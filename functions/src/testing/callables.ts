/**
 * Runs callables in this process on a Firestore emulator in this process: fast, and tests can interrupt
 * them.
 */
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { startInProcess } from 'local-firestore/testing/in-process';

const PROJECT = 'demo-decision';

export interface CallableHarness {
  /** Deletes all documents. */
  reset(): void;
}

/**
 * The test files of a worker share it, like the modules that are connected to it. It ends with the
 * worker.
 */
let harness: CallableHarness | undefined;

/** Call before importing the functions: the Admin SDK reads the environment when it is loaded. */
export function startCallables(): CallableHarness {
  return (harness ??= start());
}

function start(): CallableHarness {
  const emulator = startInProcess();
  // Where nothing answers: no request is sent.
  process.env['FIRESTORE_EMULATOR_HOST'] = '127.0.0.1:9';
  process.env['GCLOUD_PROJECT'] = PROJECT;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.test` });
  return emulator;
}

/** Returns a call as the function receives it; without uid, the caller is not signed in. */
export function callBy(
  uid: string | undefined,
  data: unknown,
  role?: string,
  sign_in_provider = 'google.com',
): CallableRequest {
  const rawRequest = Object.create(null);
  if (uid === undefined) return { data, rawRequest, acceptsStreaming: false };
  const token = {
    uid,
    sub: uid,
    aud: PROJECT,
    iss: 'test',
    iat: 0,
    exp: 0,
    auth_time: 0,
    firebase: { identities: {}, sign_in_provider },
    ...(role !== undefined && { role }),
  };
  return { data, rawRequest, acceptsStreaming: false, auth: { uid, token, rawToken: '' } };
}

/** Who is no admin: the uid and role of the token, and why it is refused. The role records are those of `decisions.ts`. */
export const NOT_ADMINS = [
  ['nobody', undefined, undefined, 'not-signed-in'],
  ['a guide', 'guide', undefined, 'not-admin'],
  ['an admin without the claim', 'admin', undefined, 'not-admin'],
  ['a former admin', 'guide', 'admin', 'not-admin'],
] as const;

/** Returns the reason and details of the refusal. @throws Error if the call succeeds. */
export async function refusalDetails(call: unknown): Promise<unknown> {
  const outcome = await Promise.resolve(call).catch((error: unknown) => error);
  if (!(outcome instanceof HttpsError)) throw new Error('not refused', { cause: outcome });
  return outcome.details;
}
