import { parsePath } from '../../domain/paths.ts';
import { isLoadingDocument } from '../shared/load-document.ts';
import { clickedLink } from './clicked-link.ts';

/** Returns whether a pathname shows another page; the other language is the same page. */
export function isElsewhere(from: string, to: string): boolean {
  return parsePath(to).path !== parsePath(from).path;
}

/**
 * Holds links that load another document, anywhere on the page, for example in the header; the router blocks its own.
 * For other sites, reload and close the browser asks.
 * @param onHeld asks the user about the address.
 * @returns stops blocking.
 */
export function blockDocuments(onHeld: (address: string) => void): () => void {
  const holdClick = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || !isElsewhere(window.location.pathname, link.pathname)) return;
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
