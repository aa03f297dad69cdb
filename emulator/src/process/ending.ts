/**
 * firebase-tools starts its emulators detached: if it is killed, they would keep running and block their
 * ports. A program started by the `java` script therefore ends with its parent process.
 */
const CHECK_EVERY_MS = 1_000;

/** Ends the process immediately on SIGINT, on SIGTERM, or when its parent process has ended. */
export function endOnSignals(): void {
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (process.env['EMULATOR_EXIT_WITH_PARENT'] !== '1') return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), CHECK_EVERY_MS).unref();
}

/** firebase-tools treats exit codes 0 and 130 as a clean end. */
export function end(): never {
  process.exit(0);
}
