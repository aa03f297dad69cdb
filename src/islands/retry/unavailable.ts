/**
 * A page for which guides could not be read: it is loaded again by itself once they can. The link in it does the
 * same by hand.
 */
import { logFailure } from '../../browser/log-failure.ts';

/** Milliseconds until the first attempt; each further one waits twice as long, up to the last number. */
const FIRST_MS = 5000;
const LONGEST_MS = 60_000;

/** @throws when the server does not answer, or still cannot read guides. */
async function request(): Promise<void> {
  const { status } = await fetch(window.location.href, { cache: 'no-store' });
  if (status >= 500) throw new Error('The server could not read the guides');
}

export function start(): void {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async () => {
    clearTimeout(timer);
    try {
      await request();
      window.location.reload();
    } catch (error) {
      logFailure('Reading guides', error);
      wait();
    }
  };
  const wait = () => {
    timer = setTimeout(() => void attempt(), pause);
    pause = Math.min(pause * 2, LONGEST_MS);
  };
  window.addEventListener('online', () => void attempt());
  wait();
}
