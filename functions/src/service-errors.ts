/** Answers of Google's services that come as errors with a code. */

/** Status codes of gRPC, with which Firestore answers. */
export const NOT_FOUND = 5;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** @param code of gRPC from Firestore, of HTTP from the bucket, a word from Auth. */
export function hasCode(error: unknown, code: number | string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether the Auth service answered that there is no such account. */
export function isUserNotFound(error: unknown): boolean {
  return hasCode(error, 'auth/user-not-found');
}
