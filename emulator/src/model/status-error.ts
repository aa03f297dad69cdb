/** The numbers of the google.rpc.Code values that the emulator returns. */
export const STATUS_CODES = {
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
} as const;

export type StatusCode = keyof typeof STATUS_CODES;

/** The only error type that the emulator returns; each transport converts it. */
export class StatusError extends Error {
  readonly code: StatusCode;

  constructor(code: StatusCode, message: string) {
    super(message);
    this.name = 'StatusError';
    this.code = code;
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/**
 * Returns the StatusError for a response; any other error is logged as unexpected, with its location
 * `where`.
 */
export function statusOf(error: unknown, where: string): StatusError {
  if (error instanceof StatusError) return error;
  console.error(`Unexpected error ${where}:`, error);
  return new StatusError('INTERNAL', String(error));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
