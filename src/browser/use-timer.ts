import { useEffect, useEffectEvent } from 'react';

/** Calls `onTime` once, `ms` after mounting or after `ms` changed; undefined stops it. */
export function useTimeout(onTime: () => void, ms: number | undefined): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => call(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
