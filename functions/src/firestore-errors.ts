/** Status codes of gRPC, with which Firestore answers. */
export const NOT_FOUND = 5;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** Whether Firestore answered with this status; a refusal of our own has no numeric code. */
export function isFirestoreAnswer(error: unknown, status: number): boolean {
  return error instanceof Error && 'code' in error && error.code === status;
}
