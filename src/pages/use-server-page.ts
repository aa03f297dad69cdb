import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Only the server renders this page: after client-side navigation, by a link or to another language, it is
 * reloaded.
 * @param isRendered whether there is a response from which the server rendered it.
 */
export function useServerPage(isRendered: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (!isRendered && loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [isRendered, pathname]);
}
