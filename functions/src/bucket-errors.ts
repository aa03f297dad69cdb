/** Whether the bucket answered with this HTTP status. */
export function isBucketAnswer(error: unknown, status: number): boolean {
  return error instanceof Error && 'code' in error && error.code === status;
}
