/** Leads back to the card that was opened, else to the directory with the last search. */
import { readStored } from '../../browser/stored-item.ts';
import { parsePath } from '../../domain/paths.ts';
import { isPlainClick } from './is-plain-click.ts';

/** Returns the directory that this document was opened from; undefined if it was another page. */
function openedFrom(): URL | undefined {
  if (document.referrer === '') return undefined;
  const from = new URL(document.referrer);
  const isDirectory = from.origin === window.location.origin && parsePath(from.pathname).path === '/guides';
  return isDirectory ? from : undefined;
}

export function startBackLink(link: HTMLAnchorElement): void {
  const from = openedFrom();
  link.search = from?.search ?? readStored('sessionStorage', 'directory') ?? '';
  const { hash } = window.location;
  link.addEventListener('click', (event) => {
    // The entry before this one is the directory, unless this is a new tab or a fragment has made an entry.
    const isBefore = from !== undefined && window.history.length > 1 && window.location.hash === hash;
    if (!isBefore || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.back();
  });
}
