import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/** False in static HTML and while it is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
