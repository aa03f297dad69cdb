/** For tests: puts what the server draws at an address into the document. */
import type { ReactNode } from 'react';
import { parsePath } from '../../src/domain/paths.ts';
import { draw } from '../../src/server/draw.tsx';

/** Returns the document at an address (path and query) as the server answers it, without the site's frame. */
export function pageHtml(element: ReactNode, address: string): string {
  const { pathname, search } = new URL(address, 'https://guides.test');
  const { lang, path } = parsePath(pathname);
  const { head, body } = draw(element, lang, { path, search });
  return `<!doctype html><html><head>${head}</head><body><main id="main" tabindex="-1">${body}</main></body></html>`;
}

/** Shows that document; its scripts are started by the test. */
export function showPage(element: ReactNode, address: string): void {
  const { head, body } = new DOMParser().parseFromString(pageHtml(element, address), 'text/html');
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
}
