import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTimeout } from '../../browser/use-timer.ts';
import { useT } from '../../i18n/use-t.ts';
import './NavigationProgress.css';

/** Milliseconds after which screen readers announce the loading; most pages load faster. */
const ANNOUNCED_AFTER_MS = 1000;

function subscribeToAddress(onChange: () => void): () => void {
  document.addEventListener('click', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    document.removeEventListener('click', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/**
 * Returns whether a navigation is pending: the router changes the URL immediately, and its own location
 * when the page can be rendered.
 */
function useIsPending(): boolean {
  const { pathname } = useLocation();
  const address = useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    () => window.location.pathname,
    () => undefined,
  );
  const [rendered, setRendered] = useState({ pathname, address });
  const isKnown = rendered.address !== undefined || address === undefined;
  if (rendered.pathname !== pathname || !isKnown) setRendered({ pathname, address });
  return rendered.address !== address;
}

/** A progress bar at the top while the next page is loading and the old one is still shown. */
export function NavigationProgress() {
  return useIsPending() ? <ProgressBar /> : null;
}

function ProgressBar() {
  const t = useT();
  const [isAnnounced, setAnnounced] = useState(false);
  useTimeout(() => setAnnounced(true), ANNOUNCED_AFTER_MS);
  return (
    <div className="navigation-progress" role="status">
      {isAnnounced && <span className="visually-hidden">{t('shell.loading')}</span>}
    </div>
  );
}
