/**
 * Every failure of Firebase, brought down to the few the screens have words for. The words are
 * messages `errors.<code>`; texts of the SDK are English and may name paths, so none is ever shown.
 */
import { FirebaseError } from 'firebase/app';
import type { Refusal } from '../domain/verification/verification.ts';
import type { MessageId } from '../i18n/catalogue.ts';

export const FAILURES = [
  'offline',
  'timeout',
  'not-signed-in',
  'permission-denied',
  'quota',
  'not-found',
  /** There, but not in a form that the site understands. */
  'unreadable',
  'conflict',
  /** Account and guide profile name different people. */
  'names-differ',
  'invalid-input',
  'file-too-large',
  'cancelled',
  'popup-closed',
  'popup-blocked',
  'account-disabled',
  'unexpected',
] as const;
export type Failure = (typeof FAILURES)[number];

/** Codes as the SDKs of version 12 throw them, without their `service/` prefix. */
const FAILURE_OF_CODE: Readonly<Record<string, Failure>> = {
  unavailable: 'offline',
  'network-request-failed': 'offline',
  'deadline-exceeded': 'timeout',
  timeout: 'timeout',
  'retry-limit-exceeded': 'timeout',
  unauthenticated: 'not-signed-in',
  'user-token-expired': 'not-signed-in',
  'requires-recent-login': 'not-signed-in',
  'permission-denied': 'permission-denied',
  unauthorized: 'permission-denied',
  'resource-exhausted': 'quota',
  'quota-exceeded': 'quota',
  'too-many-requests': 'quota',
  'not-found': 'not-found',
  'object-not-found': 'not-found',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid-input',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  'popup-closed-by-user': 'popup-closed',
  'cancelled-popup-request': 'popup-closed',
  'user-cancelled': 'popup-closed',
  'popup-blocked': 'popup-blocked',
  'user-disabled': 'account-disabled',
};

/** A failure already named; thrown by our own code. */
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
  if (!(error instanceof FirebaseError)) return 'unexpected';
  const code = error.code.slice(error.code.indexOf('/') + 1);
  // Callables and Storage report a lost connection so.
  const isUnclear = code === 'internal' || code === 'unknown';
  if (isUnclear && typeof navigator !== 'undefined' && !navigator.onLine) return 'offline';
  return FAILURE_OF_CODE[code] ?? 'unexpected';
}

/** The sentence that tells the user what happened and what to do. */
export function failureMessage(failure: Failure): MessageId {
  return `errors.${failure}`;
}

/**
 * The result of the work, or a `FailureError('timeout')` after that many ms. The work itself may still
 * succeed later, so only idempotent work may be raced.
 * @param work gets a signal that is aborted, with that error, after the timeout.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new FailureError('timeout');
      controller.abort(error);
      reject(error);
    }, ms);
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

/** The sentence for a refusal the server gave a reason for. */
export function refusalMessage(refusal: Refusal): MessageId {
  return `errors.refusal-${refusal}`;
}
