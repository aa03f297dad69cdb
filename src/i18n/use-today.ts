import { useSyncExternalStore } from 'react';
import { isoDay } from './dates.ts';

function subscribe(): () => void {
  return () => undefined;
}

/** Today in Georgia as `YYYY-MM-DD`: the day of the build in static HTML, the true one in the browser. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => isoDay(new Date()),
    () => __BUILD_DAY__,
  );
}
