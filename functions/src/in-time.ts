import { setTimeout as pause } from 'node:timers/promises';

/** @throws Error when the work takes longer. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const done = new AbortController();
  const tooLate = pause(limitMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`No answer in ${limitMs} ms`);
  });
  return Promise.race([work, tooLate]).finally(() => done.abort());
}
