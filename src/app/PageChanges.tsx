import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { parsePath } from '../i18n/paths.ts';
import { type PageShown, PageShownContext } from '../navigation/page-changes.ts';

/** Moves focus to the heading of the page, or to `main` where it has none. */
function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function scrollToPlace(hash: string, restored: number | undefined): void {
  const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (restored === undefined && anchor) anchor.scrollIntoView();
  else window.scrollTo(0, restored ?? 0);
}

/** Remembers how far each entry of the history was scrolled, because pages arrive after the address. */
function useScrollPositions(key: string): RefObject<Map<string, number>> {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY);
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', giveBack);
    };
  }, [key]);
  return positions;
}

/**
 * After a change of page: title announced, focus on its heading, scrolled to the top (or to where a
 * step back in the history was left). A change of language alone keeps place and focus.
 */
export function PageChanges({ children }: { readonly children: ReactNode }) {
  const { key, hash, pathname } = useLocation();
  const { path } = parsePath(pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const positions = useScrollPositions(key);
  const shownPath = useRef(path);
  const shownTitle = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const pageShown = useCallback<PageShown>(
    (title) => {
      const before = shownTitle.current;
      shownTitle.current = title;
      if (shownPath.current === path) {
        // Another screen at the same address, as after a failure: what had the focus is gone.
        const isLost = before !== undefined && before !== title && document.activeElement === document.body;
        if (isLost) focusPage();
        return;
      }
      shownPath.current = path;
      focusPage();
      scrollToPlace(hash, isBack ? (positions.current.get(key) ?? 0) : undefined);
      setAnnouncement(title);
    },
    [path, hash, isBack, key, positions],
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
