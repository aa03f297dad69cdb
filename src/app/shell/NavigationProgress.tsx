import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/use-t.ts';
import './NavigationProgress.css';

/** ms after which a screen reader is told that the page is on its way; most are there before. */
const SAID_AFTER = 1000;

/** Whether the address already names a page whose code is still being fetched. */
function useIsArriving(): boolean {
  const { pathname } = useLocation();
  const [last, setLast] = useState({ drawn: pathname, asked: pathname });
  useEffect(() => {
    // The router changes the address at once and draws its page when it can be drawn.
    const look = () => setLast({ drawn: pathname, asked: window.location.pathname });
    document.addEventListener('click', look);
    window.addEventListener('popstate', look);
    return () => {
      document.removeEventListener('click', look);
      window.removeEventListener('popstate', look);
    };
  }, [pathname]);
  return last.drawn === pathname && last.asked !== pathname;
}

/** A line along the upper edge while the old page stays and the next one is being fetched. */
export function NavigationProgress() {
  return useIsArriving() ? <Arriving /> : null;
}

function Arriving() {
  const t = useT();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAID_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="navigation-progress" role="status">
      {isSaid && <span className="visually-hidden">{t('shell.loading')}</span>}
    </div>
  );
}
