/** For tests: puts what the server draws at an address into the document. */
import type { ReactNode } from 'react';
import { parsePath } from '../../domain/paths.ts';
import { draw } from '../draw.tsx';

/**
 * Returns the document at an address (path and query, with the prefix of its language) as the server answers it. What
 * holds no `<main>` stands in one.
 */
export function pageHtml(element: ReactNode, address: string): string {
  const { pathname, search } = new URL(address, 'https://guides.test');
  const { lang, path } = parsePath(pathname);
  const { head, body } = draw(element, lang, { path, search });
  const shown = body.includes('<main') ? body : `<main id="main" tabindex="-1">${body}</main>`;
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body>${shown}</body></html>`;
}

/** Shows that document; its scripts are started by the test. */
export function showPage(element: ReactNode, address: string): void {
  const page = new DOMParser().parseFromString(pageHtml(element, address), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  // Emotion needs its own elements in later tests.
  document.head.querySelectorAll(':not(style)').forEach((part) => part.remove());
  document.head.append(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
}

/** Shows it at its own address. */
export function showAt(element: ReactNode, address: string): void {
  window.history.replaceState(null, '', address);
  showPage(element, address);
}
