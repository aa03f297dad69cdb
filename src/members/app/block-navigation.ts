/**
 * Blocks navigations away from a page until the user confirms. `BrowserRouter` cannot: only the data router
 * has `useBlocker`, and its code would make every static page 16 KiB heavier.
 */
import type { Location } from 'react-router-dom';
import * as z from 'zod/mini';
import { parsePath } from '../../domain/paths.ts';

/** A navigation as accepted by `useNavigate`: an address of the site, or a number of history entries. */
export type HeldNavigation = string | number;

const entrySchema = z.object({ idx: z.number() });

/**
 * Returns the router's number of the current history entry; undefined for entries that it did not create.
 */
function entryIndex(): number | undefined {
  const state = entrySchema.safeParse(window.history.state);
  return state.success ? state.data.idx : undefined;
}

/** Returns whether an address shows another page than `pathname`; the other language is the same page. */
function isElsewhere(pathname: string, address: string): boolean {
  return parsePath(address).path !== parsePath(pathname).path;
}

/** Returns the address within the site that this click would open in the same window. */
function clickedAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}

/**
 * Blocks links and history navigation away from the page of the router's current location; for other sites,
 * reload and close it sets `beforeunload`. Call it again for each location.
 * @param onHeld asks the user; to proceed, stop blocking and navigate to its argument.
 * @returns stops blocking.
 */
export function blockNavigation(
  { pathname }: Pick<Location, 'pathname'>,
  onHeld: (navigation: HeldNavigation) => void,
): () => void {
  let here = entryIndex();
  let isReturning = false;

  const holdClick = (event: MouseEvent) => {
    const url = clickedAddress(event);
    if (!url || !isElsewhere(pathname, url.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    // A modal menu would cover the question.
    if (event.target instanceof Element) event.target.closest('dialog')?.close();
    onHeld(`${url.pathname}${url.search}${url.hash}`);
  };
  // `popstate` cannot be prevented: the navigation is reverted, and the router sees neither event.
  const holdStep = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = entryIndex();
    if (!isElsewhere(pathname, window.location.pathname)) {
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    const steps = here === undefined || there === undefined ? -1 : there - here;
    isReturning = true;
    window.history.go(-steps);
    onHeld(steps);
  };
  const holdClosing = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener('click', holdClick, { capture: true });
  // Capturing listeners run before the router's.
  window.addEventListener('popstate', holdStep, { capture: true });
  window.addEventListener('beforeunload', holdClosing);
  return () => {
    document.removeEventListener('click', holdClick, { capture: true });
    window.removeEventListener('popstate', holdStep, { capture: true });
    window.removeEventListener('beforeunload', holdClosing);
  };
}
