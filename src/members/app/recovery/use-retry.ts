import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayReload, reloadOnce } from '../../../islands/retry/reload-once.ts';
import { LoadError } from './load-error.ts';

/**
 * Returns how to try again after an error of the current route. What could not be loaded needs a new document: the
 * browser and the router keep a failed import.
 */
export function useRetry(error: unknown): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isLoading = error instanceof LoadError;
  useEffect(() => {
    // A chunk that is missing on the server belongs to an earlier release.
    if (isLoading) reloadOnce();
  }, [isLoading]);
  return () => {
    if (!isLoading)
      void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    else if (mayReload()) window.location.reload();
  };
}
