import { useSyncExternalStore } from 'react';
import { tbilisiDay } from '../domain/tbilisi-day.ts';

function subscribe(): () => void {
  return () => undefined;
}

/**
 * Returns today in Georgia as `YYYY-MM-DD`: the day of the build in static HTML, the current day in the
 * browser.
 */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => tbilisiDay(new Date()),
    () => __BUILD_DAY__,
  );
}
