import { useEffect, useEffectEvent } from 'react';

/** Calls `onTime` once, `ms` after mounting or after `ms` changed; undefined stops it. */
export function useTimeout(onTime: () => void, ms: number | undefined): void {
  useTimer(onTime, ms, false);
}

/** Calls `onTime` every `ms`, except while the tab is hidden; undefined stops it. */
export function useInterval(onTime: () => void, ms: number | undefined): void {
  useTimer(
    () => {
      if (!document.hidden) onTime();
    },
    ms,
    true,
  );
}

function useTimer(onTime: () => void, ms: number | undefined, isRepeating: boolean): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = isRepeating ? setInterval(() => call(), ms) : setTimeout(() => call(), ms);
    // Clears timeouts and intervals alike: both share one list of ids.
    return () => clearInterval(timer);
  }, [ms, isRepeating]);
}
