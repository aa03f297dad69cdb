/** Error codes of Google's services. */

/** gRPC status codes, used by Firestore. */
export const NOT_FOUND = 5;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** @param code a gRPC status from Firestore, an HTTP status from the bucket, a string from Auth. */
export function hasCode(error: unknown, code: number | string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Returns whether the Auth service reported that the account does not exist. */
export function isUserNotFound(error: unknown): boolean {
  return hasCode(error, 'auth/user-not-found');
}

/** Returns undefined if the document to update has been deleted. */
export async function unlessGone<T>(update: Promise<T>): Promise<T | undefined> {
  return update.catch((error: unknown) => {
    if (hasCode(error, NOT_FOUND)) return undefined;
    throw error;
  });
}
