/**
 * firebase-tools starts its emulators detached, so a hard kill of it would leave them behind with
 * their ports. Started through the `java` stand-in, a program therefore ends with its parent.
 */
const CHECK_EVERY_MS = 1_000;

/** Ends the process at once on SIGINT, on SIGTERM, or when its parent process has ended. */
export function endOnSignals(): void {
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (process.env['EMULATOR_EXIT_WITH_PARENT'] !== '1') return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), CHECK_EVERY_MS).unref();
}

/** firebase-tools takes 0 and 130 for a clean end. */
export function end(): never {
  process.exit(0);
}
