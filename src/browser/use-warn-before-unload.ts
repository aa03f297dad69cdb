import { useEffect } from 'react';

/** Shows the browser's `beforeunload` confirmation while it is active, as closing the document loses input. */
export function useWarnBeforeUnload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isActive]);
}
