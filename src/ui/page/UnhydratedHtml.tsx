import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { parsePath } from '../../domain/paths.ts';
import { usePreloadPath } from '../../navigation/preload-context.ts';

/** Class of the element around the HTML that stays as the server sent it; it has no box of its own. */
export const UNHYDRATED_CLASS = 'unhydrated-html';

/**
 * Returns the link to another page of the site that was the target of an event; links to files have an
 * extension.
 */
function pageLink({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '') return undefined;
  const isHere = link.pathname === window.location.pathname && link.hash !== '';
  return isHere || /\.\w+$/u.test(link.pathname) ? undefined : link;
}

/**
 * Leaves the server's HTML in this place unchanged. Its links navigate within the application, and their pages
 * are prefetched on hover, like all others.
 */
export function UnhydratedHtml() {
  const navigate = useNavigate();
  const preload = usePreloadPath();
  const fetchAhead = (event: SyntheticEvent) => {
    const link = pageLink(event);
    if (link) preload(parsePath(link.pathname).path);
  };
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    const link = isPlain && !event.defaultPrevented ? pageLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    void navigate(pathname + search + hash, { replace: href === window.location.href });
  };
  // During hydration React does not touch the children of an element with `dangerouslySetInnerHTML`.
  return (
    // The links inside are the targets.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={UNHYDRATED_CLASS}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerOver={fetchAhead}
      onFocus={fetchAhead}
      onClick={follow}
    />
  );
}
