/**
 * A page for which guides could not be read: it is loaded again by itself once they can. The link in it does the
 * same by hand.
 */

/** Milliseconds until the first attempt; each further one waits twice as long, up to the last number. */
const FIRST_MS = 5000;
const LONGEST_MS = 60_000;

async function attempt(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer && answer.status < 500) window.location.reload();
}

export function start(): void {
  const wait = (ms: number) =>
    setTimeout(() => {
      void attempt();
      wait(Math.min(ms * 2, LONGEST_MS));
    }, ms);
  wait(FIRST_MS);
  window.addEventListener('online', () => void attempt());
}
