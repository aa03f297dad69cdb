import { isPlainClick } from '../../islands/search/is-plain-click.ts';
import { isLoadingDocument } from '../shared/load-document.ts';

/** Returns the link to another page of this site that a click opens in this window, unless the router has taken it. */
function documentLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target="_blank"], [download])');
  if (link?.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}

/**
 * Holds links that load another document, anywhere on the page, for example in the header; the router blocks its own.
 * For other sites, reload and close the browser asks.
 * @param onHeld asks the user about the address.
 * @returns stops blocking.
 */
export function blockDocuments(onHeld: (address: string) => void): () => void {
  const holdClick = (event: MouseEvent) => {
    const link = documentLink(event);
    if (!link) return;
    event.preventDefault();
    // A modal menu would cover the question.
    link.closest('dialog')?.close();
    onHeld(link.href);
  };
  const holdClosing = (event: BeforeUnloadEvent) => {
    if (!isLoadingDocument()) event.preventDefault();
  };
  // Bubbling, because the router's links come first and prevent the default.
  document.addEventListener('click', holdClick);
  window.addEventListener('beforeunload', holdClosing);
  return () => {
    document.removeEventListener('click', holdClick);
    window.removeEventListener('beforeunload', holdClosing);
  };
}
