/**
 * Maps every Firebase error to one of the few failures that have messages, `errors.<code>`. The SDK's own
 * messages are English and may contain paths, so they are never shown.
 */
import { FirebaseError } from 'firebase/app';
import { UPLOAD_FAULTS } from '../../domain/content/uploads.ts';

const FAILURES = [
  'offline',
  'timeout',
  'not-signed-in',
  'permission-denied',
  'quota',
  'not-found',
  /** The document exists, but does not match the schema. */
  'unreadable',
  'conflict',
  /** Account and guide profile name different people. */
  'names-differ',
  'invalid-input',
  'file-too-large',
  ...UPLOAD_FAULTS,
  /** The browser gives out no pictures that a site has drawn. */
  'canvas-refused',
  /** By this browser (`saveFile`). */
  'no-download',
  'cancelled',
  'window-silent',
  'account-disabled',
  'unexpected',
] as const;
export type Failure = (typeof FAILURES)[number];

/** Codes as the SDKs of version 12 throw them, without their `service/` prefix, where they are not ours. */
const FAILURE_OF_CODE: Readonly<Record<string, Failure>> = {
  unavailable: 'offline',
  'network-request-failed': 'offline',
  'deadline-exceeded': 'timeout',
  'retry-limit-exceeded': 'timeout',
  unauthenticated: 'not-signed-in',
  'user-token-expired': 'not-signed-in',
  'requires-recent-login': 'not-signed-in',
  unauthorized: 'permission-denied',
  'resource-exhausted': 'quota',
  'quota-exceeded': 'quota',
  'too-many-requests': 'quota',
  'object-not-found': 'not-found',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid-input',
  canceled: 'cancelled',
  'popup-closed-by-user': 'cancelled',
  'cancelled-popup-request': 'cancelled',
  'user-cancelled': 'cancelled',
  'user-disabled': 'account-disabled',
};

/** A failure that is already classified; thrown by our own code. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  if (error instanceof DOMException && error.name === 'NotSupportedError') return 'no-download';
  if (!(error instanceof FirebaseError)) return 'unexpected';
  const code = error.code.slice(error.code.indexOf('/') + 1);
  // Callables and Storage report a lost connection with these codes.
  const isUnclear = code === 'internal' || code === 'unknown';
  if (isUnclear && typeof navigator !== 'undefined' && !navigator.onLine) return 'offline';
  return FAILURE_OF_CODE[code] ?? FAILURES.find((failure) => failure === code) ?? 'unexpected';
}

/**
 * Resolves to the result of the work, or rejects with `FailureError('timeout')` after this many ms. The
 * work may still succeed later, so use it only for idempotent work.
 * @param work receives a signal that is aborted with that error after the timeout.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const error = new FailureError('timeout');
  const timer = setTimeout(() => controller.abort(error), ms);
  const late = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(error));
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

const PROBE_TIMEOUT_MS = 3000;

/**
 * Fails fast without a connection, instead of after the SDK's own timeout. `navigator.onLine` is not enough:
 * it is also false on a machine that reaches the site only by loopback or some tunnels. So a small file of
 * the site is requested.
 */
export async function assertOnline(): Promise<void> {
  if (navigator.onLine) return;
  try {
    await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
  } catch {
    throw new FailureError('offline');
  }
}
