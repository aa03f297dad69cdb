import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a task for each new key and passes on its result, unless the key has changed or the component was
 * unmounted by then.
 * @param key undefined: nothing is run.
 * @param onFailed without it, failures are ignored.
 */
export function useAsync<Key, Result>(
  key: Key | undefined,
  task: (key: Key, signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result, key: Key) => void,
  onFailed?: (error: unknown, key: Key) => void,
): void {
  const run = useEffectEvent((of: Key, signal: AbortSignal) => {
    task(of, signal).then(
      (result) => {
        if (!signal.aborted) onDone(result, of);
      },
      (error: unknown) => {
        if (!signal.aborted) onFailed?.(error, of);
      },
    );
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const running = new AbortController();
    run(key, running.signal);
    return () => running.abort();
  }, [key]);
}
