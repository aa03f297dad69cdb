import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from '../../browser/focus-page.ts';
import { parsePath } from '../../domain/paths.ts';

/**
 * After a navigation to another screen: focuses its heading and announces its title. A change of language alone moves
 * no focus.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const { path, lang } = parsePath(pathname);
  const shownPath = useRef(path);
  const [arrival, setArrival] = useState({ title: '', lang });
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    focusPage();
    setArrival({ title: document.title, lang });
  }, [path, lang]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {/* In the other language it would still be read at the end of the page. */}
      {arrival.lang === lang ? arrival.title : ''}
    </p>
  );
}
