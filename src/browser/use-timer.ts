import { useEffect, useEffectEvent } from 'react';

/** Calls `onTime` once with the key, `ms` after mounting, or after `ms` or the key changed; undefined stops it. */
export function useTimeout(onTime: (key: string) => void, ms: number | undefined, key = ''): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => call(key), ms);
    return () => clearTimeout(timer);
  }, [ms, key]);
}
