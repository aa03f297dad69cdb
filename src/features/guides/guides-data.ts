/** Loads what the guide screens show; Firebase itself arrives only with the first of these calls. */
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../browser/log-failure.ts';

/** What a screen knows of something it loads. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed' };

/**
 * Runs a loader when the screen opens and again on `retry`. A failure is logged, as the
 * specification says, and told to the screen, which offers the retry.
 * @param load must keep its identity between renders.
 */
export function useLoad<T>(load: () => Promise<T>): { result: Loaded<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of: unknown; result: Loaded<T> }>({
    of: undefined,
    result: { status: 'loading' },
  });

  useEffect(() => {
    let current = true;
    const settle = (result: Loaded<T>) => {
      if (current) setState({ of: load, result });
    };
    load().then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => {
        logFailure('Reading guides', error);
        settle({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
    // A retry runs the same loader again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, attempt]);

  const retry = useCallback(() => {
    setState({ of: undefined, result: { status: 'loading' } });
    setAttempt((count) => count + 1);
  }, []);
  return { result: state.of === load ? state.result : { status: 'loading' }, retry };
}

export async function loadDirectory() {
  const { loadDirectory: load } = await import('../../firebase/firestore/public-guides.ts');
  return load();
}

export async function loadGuide(slug: string) {
  const { loadGuide: load } = await import('../../firebase/firestore/public-guides.ts');
  return load(slug);
}
