import { useCallback, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage, isFocusLost } from '../../browser/focus-page.ts';
import { endWaiting } from '../../browser/skipped-layout.ts';
import { parsePath } from '../../domain/paths.ts';
import { type PageShown, PageShownContext } from '../../navigation/page-changes.ts';
import { cacheVisitSoon } from '../../islands/frame/cache-for-offline.ts';
import { useScrollPositions } from './scroll-positions.ts';

/** Returns the element of a hash; null if there is none, or the hash is no valid address. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToPlace(hash: string, restored: number | undefined): void {
  const anchor = elementOf(hash);
  if (restored === undefined && anchor) anchor.scrollIntoView();
  else window.scrollTo(0, restored ?? 0);
}

/**
 * After a navigation: announces the title, focuses the heading, and scrolls to the top, or after Back and
 * Forward to the previous position. A change of language alone preserves scroll position and focus.
 */
export function PageChanges({ children }: { readonly children: ReactNode }) {
  const { key, hash, pathname } = useLocation();
  const { path, lang } = parsePath(pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const shownKey = useRef<string>(undefined);
  const positions = useScrollPositions(key, shownKey);
  const shownPath = useRef(path);
  const shownLang = useRef(lang);
  const shownTitle = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const pageShown = useCallback<PageShown>(
    (title) => {
      const before = shownTitle.current;
      shownTitle.current = title;
      if ((shownKey.current ?? key) !== key) cacheVisitSoon();
      shownKey.current = key;
      const isOtherLang = shownLang.current !== lang;
      shownLang.current = lang;
      if (shownPath.current === path) {
        // Another screen at the same URL, for example after a failure: the focused element was removed.
        const isLost = before !== undefined && before !== title && isFocusLost();
        if (isLost) focusPage();
        // An announcement in the other language would still be read at the end of the page.
        if (isOtherLang) setAnnouncement('');
        return;
      }
      shownPath.current = path;
      endWaiting();
      focusPage();
      scrollToPlace(hash, isBack ? (positions.current?.get(key) ?? 0) : undefined);
      setAnnouncement(title);
    },
    [path, lang, hash, isBack, key, positions],
  );

  return (
    <PageShownContext value={pageShown}>
      {children}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </PageShownContext>
  );
}
