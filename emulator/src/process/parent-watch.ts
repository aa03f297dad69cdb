/**
 * firebase-tools starts its emulators detached, so a hard kill of it would leave them behind with
 * their ports. Started through the `java` stand-in, a program therefore ends with its parent.
 */
const CHECK_EVERY_MS = 1_000;

/** Calls `onOrphaned` once when the parent process has ended. */
export function watchParent(onOrphaned: () => void): void {
  if (process.env['EMULATOR_EXIT_WITH_PARENT'] !== '1') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, CHECK_EVERY_MS);
  timer.unref();
}
